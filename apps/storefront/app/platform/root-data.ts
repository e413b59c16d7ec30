import type { Language } from '@dukan/domain/base/language/language.ts';
import type { IconName } from '@dukan/ui/icon-paths.ts';
import { createContext, use } from 'react';

export type MenuLink = { id: number; name: string; href: string };
export type MenuCategory = MenuLink & { icon: IconName; subcategories: MenuLink[] };
export type Menu = { categories: MenuCategory[]; smart: (MenuLink & { isNew: boolean })[] };

/** The data that the layout of every page shows, in one language. */
export type RootData = {
	/** The origin of the absolute addresses in pages, for search engines. */
	origin: string;
	menu: Menu;
	shop: {
		name: string;
		/** A few words about what the shop sells. */
		tagline: string;
		description: string;
		languages: Language[];
		/** #rrggbb */
		colour: string;
		/** The icons of a tab, of a home screen and of shared links. */
		icons: { tab: string; touch: string; link: string };
		logo: { src: string; widthPx: number; nameBeside: boolean } | null;
		hours: { from: string; to: string };
		phone: string;
		email: string;
		/** Links to the messengers in which the shop can be reached. */
		messengers: { name: string; href: string }[];
		address: string;
		/** GEN-10: places without courier delivery. If there are many, only their number is given. */
		unserved: { count: number; places: string };
		/** The sum from which delivery is free, in the shop's own region. */
		freeDelivery: { place: string; fromTenge: number } | null;
		warning: string;
	};
};

const RootDataContext = createContext<RootData | undefined>(undefined);

export const RootDataProvider = RootDataContext.Provider;

/**
 * Returns undefined if the layout's data could not be read. It does not use the router's hooks, because those
 * re-render a component at the start and end of each navigation. On the home page that would be the whole
 * page.
 */
export function useRootData(): RootData | undefined {
	return use(RootDataContext);
}
