import type { ModelTable } from '../model-table.ts';

export const gamingTables: ModelTable[] = [
	{
		subcategory: 1201,
		nameHighlights: ['storage', 'colour'],
		columns: 'brand series storage resolution colour',
		rows: `
			Nintendo | Switch | 32 | 1280×720 | red
			Nintendo | Switch OLED | 64 | 1280×720 | white
			Microsoft | Series S | 512 | 2560×1440 | white
			Microsoft | Series S | 1024 | 2560×1440 | black
			Sony | Slim Digital | 825 | 3840×2160 | white
			Sony | Slim | 1024 | 3840×2160 | grey`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1202,
		columns: 'brand series platform connection colour',
		rows: `
			Redragon | Pad | PC | USB | black
			Logitech | Pad | PC | USB | blue
			Redragon | Wireless Pad | PC | 2.4 GHz | white
			Logitech | Wireless Pad | PC | 2.4 GHz | grey
			Microsoft | Wireless Pad | PC/Xbox Series | Bluetooth | green
			Microsoft | Wireless Pad | PC/Xbox Series | Bluetooth | red
			Sony | Wireless Pad | PlayStation 5 | Bluetooth | white
			Sony | Wireless Pad | PlayStation 5 | Bluetooth | purple`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1203,
		columns: 'brand series platform connection',
		rows: `
			Redragon | Drive | PC | USB
			Redragon | Drive Pro | Multi-platform | USB
			Logitech | G29 | PC/PlayStation 5 | USB
			Logitech | G29 Pro | PC/Xbox Series | USB`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 1204,
		columns: 'brand series maxLoad material colour',
		rows: `
			Redragon | Comfort | 120 | Eco-leather | red
			MSI | Comfort | 130 | Fabric | grey
			Redragon | Pro | 150 | Eco-leather | black
			Corsair | Comfort | 120 | Fabric | blue
			MSI | Pro | 150 | Eco-leather | white
			Corsair | Pro | 160 | Fabric | black`,
		derive: () => ({ warranty: 12 }),
	},
];
