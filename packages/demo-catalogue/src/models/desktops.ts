import type { ModelTable } from '../model-table.ts';

export const desktopTables: ModelTable[] = [
	{
		subcategory: 201,
		columns: 'brand series cpu ram ssd os formFactor',
		rows: `
			ASUS | Desk 300 | Intel N100 | 8 | 256 | No OS | Tower
			Lenovo | Desk 300 | Intel Core i3 | 8 | 256 | No OS | Tower
			HP | Desk 300 | Intel Core i3 | 8 | 512 | No OS | Tower
			Dell | Desk 300 | Intel Core i3 | 8 | 512 | Windows 11 | Tower
			ASUS | Desk 300 | AMD Ryzen 5 | 8 | 512 | No OS | Tower
			HP | Desk 500 | Intel Core i5 | 8 | 512 | No OS | Tower
			Lenovo | Desk 500 | Intel Core i5 | 16 | 512 | Windows 11 | Tower
			Dell | Desk 500 | Intel Core i5 | 16 | 512 | Windows 11 | Tower
			ASUS | Desk 500 | AMD Ryzen 7 | 16 | 512 | Windows 11 | Tower
			HP | Desk 500 | Intel Core i7 | 16 | 1024 | Windows 11 | Tower`,
		derive: (_, { index }) => ({ warranty: index < 5 ? 12 : 24 }),
	},
	{
		subcategory: 202,
		nameHighlights: ['gpu', 'ram', 'ssd'],
		columns: 'brand series cpu ram ssd gpu power os colour',
		rows: `
			HP | Arena X | AMD Ryzen 5 | 16 | 512 | GeForce RTX 3050 | 500 | Windows 11 | black
			MSI | Arena X | Intel Core i5 | 16 | 512 | GeForce RTX 3050 | 550 | No OS | white
			Gigabyte | Arena X | AMD Ryzen 5 | 16 | 512 | Radeon RX 7600 | 600 | No OS | black
			ASUS | Arena X | Intel Core i5 | 16 | 1024 | GeForce RTX 4060 | 600 | No OS | black
			MSI | Force Z | AMD Ryzen 5 | 16 | 1024 | GeForce RTX 4060 | 650 | Windows 11 | white
			HP | Force Z | Intel Core i7 | 16 | 1024 | GeForce RTX 4060 | 650 | Windows 11 | grey
			Gigabyte | Force Z | AMD Ryzen 7 | 32 | 1024 | GeForce RTX 5060 | 650 | No OS | white
			ASUS | Force Z | Intel Core i7 | 32 | 1024 | GeForce RTX 4070 | 750 | Windows 11 | black
			MSI | Force Z | AMD Ryzen 7 | 32 | 1024 | GeForce RTX 5070 | 750 | Windows 11 | black
			ASUS | Force Z | Intel Core i9 | 64 | 2048 | GeForce RTX 5080 | 1000 | Windows 11 | white`,
		derive: (_, { index }) => ({ warranty: index < 3 ? 12 : 24 }),
	},
	{
		subcategory: 203,
		columns: 'brand series cpu ram ssd screenSize resolution os colour',
		rows: `
			Lenovo | View 24 | Intel Core i3 | 8 | 512 | 23.8 | 1920×1080 | No OS | black
			HP | View 24 | AMD Ryzen 5 | 16 | 512 | 23.8 | 1920×1080 | Windows 11 | white
			ASUS | View 24 | Intel Core i5 | 16 | 512 | 23.8 | 1920×1080 | Windows 11 | black
			HP | View 27 | Intel Core i7 | 16 | 1024 | 27 | 1920×1080 | Windows 11 | silver
			Apple | View 24 | Apple M4 | 16 | 256 | 24 | 4480×2520 | macOS | blue
			Apple | View 24 | Apple M4 | 24 | 512 | 24 | 4480×2520 | macOS | green`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 204,
		columns: 'brand series cpu ram ssd ports os',
		rows: `
			Gigabyte | Mini N | Intel N100 | 8 | 256 | 6 | No OS
			ASUS | Mini N | Intel N100 | 16 | 512 | 7 | Windows 11
			Intel | Mini Pro | Intel Core i5 | 16 | 512 | 8 | Windows 11
			ASUS | Mini Pro | Intel Core Ultra 5 | 32 | 1024 | 9 | Windows 11`,
		derive: () => ({ warranty: 12 }),
	},
];
