import type { ModelTable } from '../model-table.ts';

export const audioTables: ModelTable[] = [
	{
		subcategory: 1001,
		columns: 'brand series connection noiseCancelling batteryLife protection colour',
		rows: `
			Xiaomi | Air 2 | Bluetooth | no | 20 | - | black
			Honor | Air 2 | Bluetooth | no | 24 | IP54 | white
			Anker | Air 2 | Bluetooth | no | 28 | IPX4 | blue
			Xiaomi | Buds 6 | Bluetooth | yes | 36 | IP54 | purple
			JBL | Tune | Bluetooth | no | 32 | IP54 | pink
			Honor | Buds 6 | Bluetooth | yes | 35 | IP54 | green
			Anker | Buds 6 | Bluetooth | yes | 40 | IPX4 | black
			JBL | Tune Pro | Bluetooth | yes | 40 | IP54 | grey
			Samsung | Buds 6 | Bluetooth | yes | 30 | IP55 | silver
			Apple | Air 2 | Bluetooth | yes | 30 | IP54 | white`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1002,
		columns: 'brand series connection noiseCancelling batteryLife microphone colour',
		rows: `
			Philips | H100 | 3.5 mm | no | - | no | black
			Philips | H500 | Bluetooth | no | 29 | yes | white
			JBL | Tune 510 | Bluetooth | no | 40 | yes | blue
			Anker | Q20 | Bluetooth | yes | 40 | yes | black
			Sony | WH 520 | Bluetooth | no | 50 | yes | white
			Anker | Q30 | Bluetooth | yes | 40 | yes | pink
			JBL | Tune 770 | Bluetooth | yes | 70 | yes | purple
			Sony | WH 1000 | Bluetooth | yes | 30 | yes | silver`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1003,
		columns: 'brand series connection microphone platform backlight colour',
		rows: `
			Redragon | Zeus | USB | yes | PC/PlayStation 5 | yes | black
			Logitech | Cloud 3 | 3.5 mm | yes | Multi-platform | no | blue
			HyperX | Cloud | 3.5 mm | yes | Multi-platform | no | red
			Razer | Kraken | 3.5 mm | yes | Multi-platform | no | green
			HyperX | Cloud Pro | 2.4 GHz | yes | PC/PlayStation 5 | no | black
			Razer | Kraken Pro | 2.4 GHz | yes | PC/PlayStation 5 | yes | white`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 1004,
		columns: 'brand series power batteryLife protection colour',
		rows: `
			Xiaomi | Go | 5 | 10 | IP67 | blue
			JBL | Go | 4 | 7 | IP67 | red
			Anker | Go | 12 | 24 | IPX7 | black
			Sony | Go | 13 | 16 | IP67 | green
			Anker | Flip | 20 | 15 | IPX7 | purple
			JBL | Flip | 30 | 12 | IP67 | pink
			Sony | Flip | 36 | 25 | IP67 | grey
			JBL | Charge | 40 | 20 | IP67 | black`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1005,
		columns: 'brand series kind power channels connection colour',
		rows: `
			Logitech | Desk 200 | pc | 10 | 2.0 | 3.5 mm | white
			JBL | Bar | bar | 80 | 2.0 | Bluetooth | black
			LG | SN | bar | 300 | 2.1 | Bluetooth | grey
			Samsung | HW | bar | 410 | 3.1 | Bluetooth | black`,
		kinds: {
			pc: {
				typeWord: { en: 'PC speakers', ru: 'Колонки для ПК', tm: 'Kompýuter kolonkasy' },
				illustration: 'speaker',
			},
		},
		derive: () => ({ warranty: 12 }),
	},
];
