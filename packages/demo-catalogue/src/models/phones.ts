import type { ModelTable } from '../model-table.ts';

export const phoneTables: ModelTable[] = [
	{
		subcategory: 701,
		columns:
			'brand series storage ram screenSize panel refreshRate mainCamera frontCamera battery sim network nfc protection colour',
		rows: `
			Tecno | X6 Go | 64 | 4 | 6.6 | IPS | 90 | 13 | 8 | 5000 | 2 | 4G | no | - | black
			Infinix | X7 | 64 | 4 | 6.6 | IPS | 90 | 13 | 8 | 5000 | 2 | 4G | no | - | gold
			Redmi | A5 | 128 | 4 | 6.9 | IPS | 120 | 13 | 8 | 5200 | 2 | 4G | no | - | blue
			Samsung | A06 | 64 | 4 | 6.7 | IPS | 60 | 50 | 8 | 5000 | 2 | 4G | no | - | black
			Tecno | X7 | 128 | 6 | 6.7 | IPS | 120 | 50 | 8 | 5000 | 2 | 4G | no | IP54 | green
			Infinix | X8 | 128 | 6 | 6.8 | IPS | 120 | 50 | 8 | 5000 | 2 | 4G | yes | IP54 | purple
			Honor | X6 | 128 | 6 | 6.6 | IPS | 90 | 50 | 5 | 5200 | 2 | 4G | yes | - | silver
			Samsung | A15 | 128 | 4 | 6.5 | AMOLED | 90 | 50 | 13 | 5000 | 2 | 4G | no | - | blue
			Redmi | 14C | 256 | 8 | 6.9 | IPS | 120 | 50 | 13 | 5160 | 2 | 4G | yes | - | black
			Tecno | X8 | 256 | 8 | 6.8 | AMOLED | 120 | 50 | 32 | 5000 | 2 | 4G | yes | IP54 | grey
			Infinix | Note 40 | 256 | 8 | 6.8 | AMOLED | 120 | 108 | 32 | 5000 | 2 | 4G | yes | IP54 | gold
			Honor | X7 | 128 | 8 | 6.8 | IPS | 90 | 108 | 8 | 6000 | 2 | 4G | yes | - | blue
			Samsung | A15 5G | 128 | 6 | 6.5 | AMOLED | 90 | 50 | 13 | 5000 | 2 | 5G | yes | - | black
			Redmi | Note 14 | 128 | 8 | 6.7 | AMOLED | 120 | 108 | 20 | 5500 | 2 | 4G | yes | IP54 | green
			Redmi | Note 14 | 256 | 8 | 6.7 | AMOLED | 120 | 108 | 20 | 5500 | 2 | 4G | yes | IP54 | purple
			Infinix | Note 40 5G | 256 | 12 | 6.8 | AMOLED | 120 | 108 | 32 | 5000 | 2 | 5G | yes | IP54 | silver
			Honor | X8 | 256 | 8 | 6.7 | AMOLED | 90 | 108 | 16 | 5000 | 2 | 4G | yes | IP54 | silver
			Samsung | A25 | 256 | 8 | 6.5 | AMOLED | 120 | 50 | 13 | 5000 | 2 | 5G | yes | - | gold
			Tecno | Note 30 5G | 256 | 12 | 6.8 | AMOLED | 144 | 108 | 50 | 5000 | 2 | 5G | yes | IP54 | white
			Samsung | A35 | 128 | 8 | 6.6 | AMOLED | 120 | 50 | 13 | 5000 | 2 | 5G | yes | IP67 | blue
			Redmi | Note 14 Pro | 256 | 8 | 6.7 | AMOLED | 120 | 200 | 20 | 5500 | 2 + eSIM | 5G | yes | IP68 | black
			Samsung | A35 | 256 | 8 | 6.6 | AMOLED | 120 | 50 | 13 | 5000 | 2 | 5G | yes | IP67 | pink
			Honor | X9 | 256 | 12 | 6.8 | AMOLED | 120 | 108 | 16 | 6600 | 2 | 5G | yes | IP65 | red
			Xiaomi | 14T | 256 | 12 | 6.7 | AMOLED | 144 | 50 | 32 | 5000 | 2 + eSIM | 5G | yes | IP68 | grey
			Samsung | A55 | 256 | 8 | 6.6 | AMOLED | 120 | 50 | 32 | 5000 | 2 + eSIM | 5G | yes | IP67 | silver
			Apple | 13 | 128 | 4 | 6.1 | OLED | 60 | 12 | 12 | 3240 | 1 + eSIM | 5G | yes | IP68 | green
			Xiaomi | 14T Pro | 512 | 12 | 6.7 | AMOLED | 144 | 50 | 32 | 5000 | 2 + eSIM | 5G | yes | IP68 | black
			Samsung | S24 FE | 256 | 8 | 6.7 | AMOLED | 120 | 50 | 10 | 4700 | 2 + eSIM | 5G | yes | IP68 | blue
			Apple | 15 | 128 | 6 | 6.1 | OLED | 60 | 48 | 12 | 3349 | 1 + eSIM | 5G | yes | IP68 | pink
			Samsung | S24 | 256 | 8 | 6.2 | AMOLED | 120 | 50 | 12 | 4000 | 2 + eSIM | 5G | yes | IP68 | purple
			Xiaomi | 15 | 256 | 12 | 6.4 | AMOLED | 120 | 50 | 32 | 5240 | 2 + eSIM | 5G | yes | IP68 | white
			Apple | 15 | 256 | 6 | 6.1 | OLED | 60 | 48 | 12 | 3349 | 1 + eSIM | 5G | yes | IP68 | blue
			Xiaomi | 15 | 512 | 16 | 6.4 | AMOLED | 120 | 50 | 32 | 5240 | 2 + eSIM | 5G | yes | IP68 | green
			Apple | 16 | 128 | 8 | 6.1 | OLED | 60 | 48 | 12 | 3561 | 1 + eSIM | 5G | yes | IP68 | black
			Samsung | S24 Ultra | 512 | 12 | 6.8 | AMOLED | 120 | 200 | 12 | 5000 | 2 + eSIM | 5G | yes | IP68 | grey
			Apple | 16 Pro | 256 | 8 | 6.3 | OLED | 120 | 48 | 12 | 3582 | 1 + eSIM | 5G | yes | IP68 | gold`,
		derive: (_, { brand }) => ({ os: brand === 'Apple' ? 'iOS' : 'Android', warranty: 12 }),
	},
	{
		subcategory: 702,
		columns: 'brand series screenSize battery sim colour',
		rows: `
			Nokia | 105 | 1.8 | 1000 | 1 | black
			Tecno | T301 | 1.8 | 1150 | 2 | blue
			Nokia | 105 | 1.8 | 1000 | 2 | red
			Nokia | 110 | 1.8 | 1000 | 2 | purple
			Tecno | T301 Plus | 2.4 | 1500 | 2 | gold
			Nokia | 150 | 2.4 | 1450 | 2 | green`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 703,
		columns: 'brand series material colour',
		rows: `
			Ugreen | Clear | Silicone | white
			Baseus | Clear | Silicone | pink
			Baseus | Soft | Silicone | black
			Ugreen | Soft | Silicone | blue
			Baseus | Soft | Silicone | green
			Ugreen | Hard | Plastic | red
			Baseus | Book | Eco-leather | black
			Ugreen | Book | Eco-leather | blue`,
	},
	{
		subcategory: 704,
		columns: 'brand series material colour',
		rows: `
			Ugreen | Desk | Plastic | white
			Baseus | Car | Plastic | black
			Xiaomi | Desk | Metal | grey
			Ugreen | Car | Metal | silver
			Baseus | Desk | Metal | pink
			Xiaomi | Car Pro | Metal | black`,
	},
];
