import type { ModelTable } from '../model-table.ts';

export const monitorTables: ModelTable[] = [
	{
		subcategory: 401,
		columns: 'brand series screenSize resolution refreshRate panel colour',
		rows: `
			Philips | Office 22 | 21.5 | 1920×1080 | 75 | VA | black
			HP | Office 22 | 21.5 | 1920×1080 | 75 | IPS | silver
			LG | Office 22 | 21.5 | 1920×1080 | 100 | IPS | white
			Samsung | Office 24 | 23.8 | 1920×1080 | 75 | VA | black
			Philips | Office 24 | 23.8 | 1920×1080 | 100 | IPS | black
			Dell | Office 24 | 23.8 | 1920×1080 | 100 | IPS | silver
			LG | Office 24 | 23.8 | 1920×1080 | 100 | IPS | white
			HP | Office 24 | 24 | 1920×1200 | 75 | IPS | silver
			Samsung | Office 27 | 27 | 1920×1080 | 100 | IPS | white
			Philips | Office 27 | 27 | 2560×1440 | 100 | IPS | black
			Dell | Office 27 | 27 | 2560×1440 | 100 | IPS | silver
			LG | Office 27 | 27 | 3840×2160 | 60 | IPS | white`,
		derive: (_, { brand }) => ({ warranty: brand === 'Dell' ? 36 : 24 }),
	},
	{
		subcategory: 402,
		columns: 'brand series screenSize resolution refreshRate panel colour',
		rows: `
			MSI | Arena 24 | 23.8 | 1920×1080 | 144 | VA | black
			Samsung | Arena 24 | 24 | 1920×1080 | 165 | VA | black
			LG | Arena 24 | 23.8 | 1920×1080 | 180 | IPS | black
			ASUS | Arena 24 | 23.8 | 1920×1080 | 180 | IPS | white
			Gigabyte | Arena 27 | 27 | 1920×1080 | 180 | IPS | black
			MSI | Arena 27 | 27 | 2560×1440 | 165 | VA | white
			Samsung | Arena 27 | 27 | 2560×1440 | 165 | VA | black
			LG | Arena 27 | 27 | 2560×1440 | 180 | IPS | black
			ASUS | Arena 27 | 27 | 2560×1440 | 240 | IPS | white
			Gigabyte | Ultra 34 | 34 | 3440×1440 | 144 | VA | black
			LG | Ultra 34 | 34 | 3440×1440 | 165 | IPS | white
			ASUS | Ultra 34 | 34 | 3440×1440 | 240 | OLED | black`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 403,
		columns: 'brand series maxLoad material colour',
		rows: `
			Ugreen | Single Lite | 5 | Metal | grey
			Baseus | Single | 6 | Metal | silver
			Ugreen | Single | 9 | Metal | black
			Baseus | Single Pro | 12 | Metal | white
			Ugreen | Dual | 16 | Metal | black
			Baseus | Dual | 18 | Metal | white`,
		derive: () => ({ warranty: 12 }),
	},
];
