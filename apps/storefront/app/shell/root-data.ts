import type { Menu } from './menu.ts';

/** What the frame of every page shows, in one language. */
export type RootData = {
	menu: Menu;
	shop: {
		hours: { from: string; to: string };
		phone: string;
		email: string;
		address: string;
		deliveryNotice: string;
		warning: string;
	};
};
