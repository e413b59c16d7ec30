import type { IconName } from '@dukan/ui/icon-paths.ts';
import { createContext, use } from 'react';

export type MenuLink = { id: number; name: string; href: string };
export type MenuCategory = MenuLink & { icon: IconName; subcategories: MenuLink[] };
export type Menu = { categories: MenuCategory[]; smart: (MenuLink & { isNew: boolean })[] };

/** What the frame of every page shows, in one language. */
export type RootData = {
	/** By which pages name themselves to search engines. */
	origin: string;
	menu: Menu;
	shop: {
		hours: { from: string; to: string };
		phone: string;
		email: string;
		address: string;
		/** GEN-10: where couriers do not go. Of many places only the number. */
		unserved: { count: number; places: string };
		/** From which sum on the courier comes for nothing, where the shop itself is. */
		freeDelivery: { place: string; fromTenge: number } | null;
		warning: string;
	};
};

const RootDataContext = createContext<RootData | undefined>(undefined);

export const RootDataProvider = RootDataContext.Provider;

/**
 * Nothing while the frame could not be read. Not from the router, which has whoever asks it drawn anew whenever a page change
 * begins or ends: on the home page that is everything.
 */
export function useRootData(): RootData | undefined {
	return use(RootDataContext);
}
