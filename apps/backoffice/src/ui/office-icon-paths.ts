import type { IconName } from '@dukan/ui/icon-paths.ts';

/**
 * Our own line drawings on a 24 × 24 grid. They are separate from the shop's, so that shoppers need not load
 * them.
 */
export const OFFICE_ICON_PATHS = {
	menu: 'M4 7h16M4 12h16M4 17h16',
	orders: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
	box: 'M12 3.5 4 7.5v9l8 4 8-4v-9zM0 0m4 7.5 8 4 8-4M12 11.5v9',
	transfer: 'M7 4v14M3.5 14.5 7 18l3.5-3.5M17 20V6M13.5 9.5 17 6l3.5 3.5',
	gift: 'M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C9 9 7 7.5 7.5 5.5S11 4 12 9c1-5 4-5.5 4.5-3.5S15 9 12 9',
	page: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
	truck:
		'M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5M5 18a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM15 18a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0z',
	people:
		'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 19.5c.6-3.6 3.2-5.2 6.5-5.2s5.9 1.6 6.5 5.2M15 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c1.9.7 3.1 2.2 3.5 4.6',
	chart: 'M4 4v16h16M8.5 16v-5M12.5 16V7M16.5 16v-7',
	gear: 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
	staff:
		'M5 5.5h14v15H5zM10 5.5v-2h4v2M10 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM8.5 17.5c.4-2 1.8-3 3.5-3s3.1 1 3.5 3',
	calendar: 'M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7',
	cash: 'M3 6.5h18v11H3zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM6 9.5v.1M18 14.5v.1',
	card: 'M3 5.5h18v13H3zM3 10h18M6.5 15h4',
	back: 'M8.5 5l-4 4 4 4M4.5 9h10a5 5 0 0 1 0 10H9',
	shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2 4.3-4.2',
	arrival: 'M12 4v9.5M8 9.5l4 4 4-4M4 13v6.5h16V13',
	count: 'M6 5h12v15.5H6zM9.5 3.5h5v3h-5zM9 13l2.2 2.2 4.3-4.2',
	book: 'M12 6.5c-2-1.5-4.5-2-8-2V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20',
	log: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
	print: 'M7 8.5V4h10v4.5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
	drag: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
	bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
	bellOff: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M4 4l16 16',
	review: 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12.5h5',
	up: 'M0 0m6.5 14.5 5.5-5.5 5.5 5.5',
} as const;

export type OfficeIconName = keyof typeof OFFICE_ICON_PATHS | IconName;
