import type { ModelTable } from '../model-table.ts';

export const peripheralTables: ModelTable[] = [
	{
		subcategory: 501,
		columns: 'brand series connection switchType keyboardLayout backlight colour',
		rows: `
			HP | K100 | USB | Membrane | EN/RU | no | black
			Logitech | K100 | USB | Membrane | EN/RU | no | black
			Redragon | K100 | USB | Membrane | EN/RU | yes | black
			HP | K200 | 2.4 GHz | Membrane | EN/RU | no | silver
			Logitech | K400 | 2.4 GHz | Membrane | EN/RU | no | white
			Logitech | K380 | Bluetooth | Membrane | EN | no | pink
			Redragon | K400 | USB | Membrane | EN/RU | yes | white
			HP | K400 | Bluetooth | Membrane | EN/RU | no | silver
			Redragon | Mech 61 | USB | Mechanical | EN/RU | yes | red
			Redragon | Mech 87 | USB | Mechanical | EN/RU | yes | black
			HyperX | Mech 61 | USB | Mechanical | EN | yes | black
			Logitech | Mech 87 | USB | Mechanical | EN/RU | yes | white
			HyperX | Mech 87 | USB | Mechanical | EN/RU | yes | grey
			Razer | Mech 87 | USB | Optical | EN | yes | black
			Logitech | Mech 104 | 2.4 GHz | Mechanical | EN/RU | yes | blue
			Razer | Mech 104 | 2.4 GHz | Optical | EN/RU | yes | green`,
		derive: ({ switchType }) => ({ warranty: switchType === 'Membrane' ? 12 : 24 }),
	},
	{
		subcategory: 502,
		columns: 'brand series connection dpi backlight colour',
		rows: `
			HP | M100 | USB | 1000 | no | black
			Logitech | M100 | USB | 1000 | no | white
			HP | M200 | 2.4 GHz | 1600 | no | red
			Logitech | M200 | 2.4 GHz | 1000 | no | blue
			Redragon | M300 | USB | 3200 | yes | black
			Logitech | M300 | Bluetooth | 1600 | no | pink
			HP | M300 | Bluetooth | 1600 | no | silver
			Redragon | M500 | USB | 7200 | yes | white
			Logitech | G102 | USB | 8000 | yes | purple
			Razer | M300 | USB | 6400 | yes | black
			Redragon | M700 | 2.4 GHz | 8000 | yes | black
			Razer | M500 | USB | 8000 | yes | white
			Logitech | G300 | 2.4 GHz | 12000 | no | black
			Redragon | G Pro | 2.4 GHz | 16000 | yes | red
			Razer | G Pro | 2.4 GHz | 26000 | no | green
			Logitech | G Pro | 2.4 GHz | 26000 | no | white`,
		derive: ({ dpi }) => ({ warranty: Number(dpi) >= 6400 ? 24 : 12 }),
	},
	{
		subcategory: 503,
		columns: 'brand series material colour',
		rows: `
			Redragon | S | Fabric | black
			Logitech | S | Fabric | grey
			Redragon | M | Fabric | red
			Logitech | M | Eco-leather | blue
			Razer | M | Fabric | green
			Razer | XL | Fabric | black`,
	},
	{
		subcategory: 504,
		columns: 'brand series cameraResolution microphone interface colour',
		rows: `
			HP | C270 | 1 | yes | USB 2.0 | black
			Logitech | C270 | 1 | yes | USB 2.0 | grey
			Xiaomi | C300 | 2 | yes | USB 2.0 | white
			HP | C500 | 2 | yes | USB 2.0 | silver
			Logitech | C500 | 2 | yes | USB-C | white
			Logitech | C900 4K | 8 | yes | USB-C | black`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 505,
		columns: 'brand series connection backlight colour',
		rows: `
			Redragon | Solo | USB | yes | black
			HyperX | Solo | USB | yes | white
			Razer | Solo | USB | no | pink
			HyperX | Studio | USB | yes | black`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 506,
		columns: 'brand series ports interface colour',
		rows: `
			TP-Link | 4-in-1 | 4 | USB 3.2 | black
			Baseus | 4-in-1 | 4 | USB-C | grey
			Ugreen | 4-in-1 | 4 | USB-C | silver
			TP-Link | 7-in-1 | 7 | USB 3.2 | white
			Baseus | 7-in-1 | 7 | USB-C | grey
			Ugreen | 7-in-1 | 7 | USB-C | blue
			Baseus | 10-in-1 | 10 | USB-C | silver
			Ugreen | 10-in-1 | 10 | USB-C | black`,
		derive: () => ({ warranty: 12 }),
	},
];
