import type { Language } from '@dukan/domain/base/language/language.ts';
import type { IconName } from '@dukan/ui/icon-paths.ts';
import { createContext, use } from 'react';

export type MenuLink = { id: number; name: string; href: string };
export type MenuCategory = MenuLink & { icon: IconName; subcategories: MenuLink[] };
export type Menu = { categories: MenuCategory[]; smart: (MenuLink & { isNew: boolean })[] };

/** What the layout of every page shows, in one language. */
export type RootData = {
	/** By which pages name themselves to search engines. */
	origin: string;
	menu: Menu;
	shop: {
		name: string;
		/** What it sells, in a few words. */
		tagline: string;
		description: string;
		languages: Language[];
		/** #rrggbb */
		colour: string;
		/** Of a tab, of a home screen, and beside shared links. */
		icons: { tab: string; touch: string; link: string };
		logo: { src: string; widthPx: number; nameBeside: boolean } | null;
		hours: { from: string; to: string };
		phone: string;
		email: string;
		/** Where people write to the shop; plain links. */
		messengers: { name: string; href: string }[];
		address: string;
		/** GEN-10: where couriers do not go. Of many places only the number. */
		unserved: { count: number; places: string };
		/** From which sum on delivery is free, in the shop's own region. */
		freeDelivery: { place: string; fromTenge: number } | null;
		warning: string;
	};
};

const RootDataContext = createContext<RootData | undefined>(undefined);

export const RootDataProvider = RootDataContext.Provider;

/**
 * Nothing while the layout's data could not be read. Not from the router, whose hooks re-render a component whenever a page
 * change begins or ends: on the home page that would be everything.
 */
export function useRootData(): RootData | undefined {
	return use(RootDataContext);
}
