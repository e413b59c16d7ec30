import type { Menu } from './menu.ts';

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
