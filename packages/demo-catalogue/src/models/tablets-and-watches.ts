import type { ModelTable } from '../model-table.ts';

const tabletSystems: Record<string, string> = { Apple: 'iPadOS', Huawei: 'HarmonyOS' };

export const tabletTables: ModelTable[] = [
	{
		subcategory: 801,
		columns: 'brand series screenSize resolution storage ram battery network colour',
		rows: `
			Samsung | Tab A9 | 8.7 | 1340×800 | 64 | 4 | 5100 | - | grey
			Lenovo | Tab M11 | 11 | 1920×1200 | 128 | 4 | 7040 | - | green
			Samsung | Tab A9 | 8.7 | 1340×800 | 128 | 8 | 5100 | 4G | silver
			Honor | Pad 9 | 12.1 | 2560×1600 | 128 | 8 | 8300 | - | blue
			Samsung | Tab A9 Plus | 11 | 1920×1200 | 128 | 8 | 7040 | 5G | black
			Huawei | Pad 11 | 11 | 2560×1600 | 128 | 8 | 7700 | - | white
			Xiaomi | Pad 7 | 11.2 | 2560×1600 | 128 | 8 | 8850 | - | green
			Lenovo | Pad 12 | 12.7 | 2560×1600 | 256 | 8 | 10200 | - | grey
			Xiaomi | Pad 7 Pro | 11.2 | 2560×1600 | 256 | 12 | 8850 | - | blue
			Apple | Air 11 | 10.9 | 2360×1640 | 128 | 8 | 7600 | - | purple
			Apple | Air 11 | 10.9 | 2360×1640 | 256 | 8 | 7600 | 5G | gold
			Samsung | Tab S10 | 12.4 | 2800×1840 | 512 | 12 | 10090 | 5G | silver`,
		derive: (_, { brand }) => ({ os: tabletSystems[brand] ?? 'Android', warranty: 12 }),
	},
	{
		subcategory: 802,
		columns: 'brand series screenSize storage ram battery colour',
		rows: `
			Tecno | Kids 8 | 8 | 32 | 2 | 4000 | pink
			Lenovo | Kids 8 | 8 | 64 | 4 | 5000 | blue
			Tecno | Kids 10 | 10.1 | 64 | 4 | 6000 | green
			Lenovo | Kids 10 | 10.1 | 128 | 4 | 7000 | red`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 803,
		columns: 'brand series kind connection compatibility colour',
		rows: `
			Baseus | Pen | stylus | Bluetooth | iPad | white
			Samsung | Pen | stylus | Bluetooth | Android tablets | black
			Samsung | Keys 11 | keyboard | Bluetooth | Android tablets | grey
			Apple | Pen Pro | stylus | Bluetooth | iPad | white`,
		kinds: {
			keyboard: {
				typeWord: { en: 'Tablet keyboard', ru: 'Клавиатура для планшета', tm: 'Planşet klawiaturasy' },
				illustration: 'keyboard',
			},
		},
		derive: () => ({ warranty: 12 }),
	},
];

export const watchTables: ModelTable[] = [
	{
		subcategory: 901,
		columns: 'brand series screenSize panel batteryLife protection gps strap colour',
		rows: `
			Xiaomi | Fit | 1.8 | TFT | 240 | 5 ATM | no | Silicone | black
			Honor | Fit | 1.6 | AMOLED | 240 | 5 ATM | no | Silicone | pink
			Huawei | Fit | 1.8 | AMOLED | 240 | 5 ATM | yes | Silicone | white
			Honor | Watch S | 1.9 | AMOLED | 360 | 5 ATM | yes | Eco-leather | gold
			Xiaomi | Watch S | 1.4 | AMOLED | 360 | 5 ATM | yes | Silicone | silver
			Huawei | Watch S | 1.4 | AMOLED | 336 | 5 ATM | yes | Eco-leather | green
			Samsung | Fit | 1.6 | AMOLED | 312 | 5 ATM | yes | Silicone | grey
			Samsung | Watch 7 | 1.3 | AMOLED | 40 | 5 ATM | yes | Silicone | green
			Huawei | Watch 7 | 1.5 | AMOLED | 336 | 5 ATM | yes | Metal | silver
			Apple | Watch S | 1.6 | OLED | 18 | 5 ATM | yes | Silicone | blue
			Samsung | Watch 7 Pro | 1.5 | AMOLED | 60 | 5 ATM | yes | Silicone | black
			Apple | Watch 10 | 1.9 | OLED | 24 | 5 ATM | yes | Metal | gold`,
		derive: () => ({ heartRate: true, warranty: 12 }),
	},
	{
		subcategory: 902,
		columns: 'brand series screenSize batteryLife protection colour',
		rows: `
			Honor | Band 9 | 1.6 | 336 | 5 ATM | blue
			Xiaomi | Band 9 | 1.6 | 432 | 5 ATM | black
			Huawei | Band 9 | 1.5 | 336 | 5 ATM | pink
			Xiaomi | Band 10 | 1.7 | 504 | 5 ATM | silver`,
		derive: () => ({ heartRate: true, warranty: 6 }),
	},
	{
		subcategory: 903,
		columns: 'brand series material colour',
		rows: `
			Baseus | Fit 20 | Silicone | blue
			Xiaomi | Fit 22 | Silicone | green
			Baseus | Classic 22 | Eco-leather | black
			Xiaomi | Classic 20 | Metal | silver`,
	},
];
