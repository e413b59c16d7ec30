import type { ModelTable } from '../model-table.ts';

const everyDesktopSocket = 'LGA1700/AM4/AM5';

export const componentTables: ModelTable[] = [
	{
		subcategory: 301,
		columns: 'brand series socket cores baseClock tdp integratedGraphics',
		rows: `
			Intel | Core i3-12100F | LGA1700 | 4 | 3.3 | 60 | no
			AMD | Ryzen 5 5500 | AM4 | 6 | 3.6 | 65 | no
			Intel | Core i5-12400F | LGA1700 | 6 | 2.5 | 65 | no
			AMD | Ryzen 5 5600 | AM4 | 6 | 3.5 | 65 | no
			AMD | Ryzen 7 5700X | AM4 | 8 | 3.4 | 65 | no
			Intel | Core i5-14400F | LGA1700 | 10 | 2.5 | 65 | no
			AMD | Ryzen 5 7600 | AM5 | 6 | 3.8 | 65 | yes
			Intel | Core i5-14600K | LGA1700 | 14 | 3.5 | 125 | yes
			AMD | Ryzen 7 7700 | AM5 | 8 | 3.8 | 65 | yes
			Intel | Core Ultra 5 245K | LGA1851 | 14 | 4.2 | 125 | yes
			Intel | Core i7-14700K | LGA1700 | 20 | 3.4 | 125 | yes
			AMD | Ryzen 7 7800X3D | AM5 | 8 | 4.2 | 120 | yes`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 302,
		columns: 'brand series socket formFactor memoryType memorySlots m2Slots',
		rows: `
			Gigabyte | H610M | LGA1700 | Micro-ATX | DDR4 | 2 | 1
			MSI | H610M | LGA1700 | Micro-ATX | DDR5 | 2 | 1
			ASUS | B760M | LGA1700 | Micro-ATX | DDR4 | 4 | 2
			Gigabyte | B650M | AM5 | Micro-ATX | DDR5 | 4 | 2
			MSI | B760 | LGA1700 | ATX | DDR5 | 4 | 2
			ASUS | B650 | AM5 | ATX | DDR5 | 4 | 3
			Gigabyte | B650I | AM5 | Mini-ITX | DDR5 | 2 | 2
			MSI | Z790 | LGA1700 | ATX | DDR5 | 4 | 4
			ASUS | B760I | LGA1700 | Mini-ITX | DDR5 | 2 | 2
			ASUS | Z790 Pro | LGA1700 | ATX | DDR5 | 4 | 4`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 303,
		columns: 'brand series vram memoryType power cardLength',
		rows: `
			Gigabyte | RTX 3050 | 6 | GDDR6 | 70 | 170
			MSI | RTX 3050 | 8 | GDDR6 | 130 | 205
			ASUS | RX 7600 | 8 | GDDR6 | 165 | 240
			Gigabyte | RTX 4060 | 8 | GDDR6 | 115 | 220
			MSI | RTX 4060 | 8 | GDDR6 | 115 | 245
			ASUS | RTX 5060 | 8 | GDDR7 | 145 | 255
			Gigabyte | RTX 5060 | 8 | GDDR7 | 145 | 230
			MSI | RTX 4060 Ti | 16 | GDDR6 | 165 | 250
			Gigabyte | RTX 5060 Ti | 16 | GDDR7 | 180 | 280
			ASUS | RTX 4070 Super | 12 | GDDR6X | 220 | 267
			MSI | RTX 5070 | 12 | GDDR7 | 250 | 305
			ASUS | RTX 5070 Ti | 16 | GDDR7 | 300 | 330`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 304,
		nameHighlights: ['ram'],
		columns: 'brand series ram memoryType modules',
		rows: `
			Kingston | DDR4 3200 | 8 | DDR4 | 1
			Crucial | DDR4 3200 | 8 | DDR4 | 1
			Crucial | DDR5 5600 | 8 | DDR5 | 1
			Kingston | DDR4 3200 | 16 | DDR4 | 1
			Corsair | DDR4 3200 | 16 | DDR4 | 2
			Kingston | DDR5 5600 | 16 | DDR5 | 1
			Crucial | DDR5 5600 | 16 | DDR5 | 1
			Kingston | DDR4 3200 | 32 | DDR4 | 2
			Corsair | DDR5 6000 | 32 | DDR5 | 2
			Crucial | DDR5 5600 | 32 | DDR5 | 1
			Kingston | DDR5 6000 | 32 | DDR5 | 2
			Corsair | DDR5 6000 | 64 | DDR5 | 2`,
		derive: () => ({ warranty: 36 }),
	},
	{
		subcategory: 305,
		columns: 'brand series power efficiency',
		rows: `
			Deepcool | PK450 | 450 | 80+
			Deepcool | PK550 | 550 | 80+ Bronze
			MSI | MAG A550 | 550 | 80+ Bronze
			Deepcool | PK650 | 650 | 80+ Bronze
			MSI | MAG A650 | 650 | 80+ Bronze
			Corsair | RM750 | 750 | 80+ Gold
			MSI | MAG A850 | 850 | 80+ Gold
			Corsair | RM1000 | 1000 | 80+ Gold`,
		derive: ({ power }) => ({ warranty: Number(power) >= 750 ? 36 : 24 }),
	},
	{
		subcategory: 306,
		columns: 'brand series formFactor fans colour maxCardLength',
		rows: `
			Deepcool | Mesh | Micro-ATX | 1 | black | 300
			Deepcool | Glass | Micro-ATX | 2 | white | 320
			MSI | Mesh | Micro-ATX | 3 | black | 330
			Deepcool | Flow | ATX | 3 | white | 360
			MSI | Flow | ATX | 4 | black | 380
			MSI | Glass | ATX | 4 | white | 360
			Corsair | Flow | ATX | 3 | black | 400
			Corsair | Glass | ATX | 6 | white | 400`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 307,
		columns: 'brand series socket fans tdp backlight',
		rows: `
			Deepcool | Air 200 | LGA1700 | 1 | 65 | no
			Deepcool | Air 300 | ${everyDesktopSocket} | 1 | 125 | no
			MSI | Air 300 | ${everyDesktopSocket} | 1 | 125 | yes
			Deepcool | Air 400 | ${everyDesktopSocket} | 1 | 180 | yes
			Corsair | Air 400 | ${everyDesktopSocket} | 2 | 220 | no
			Deepcool | Water 240 | ${everyDesktopSocket} | 2 | 220 | yes
			MSI | Water 240 | ${everyDesktopSocket} | 2 | 250 | yes
			Corsair | Water 240 | ${everyDesktopSocket} | 2 | 250 | no
			MSI | Water 360 | ${everyDesktopSocket} | 3 | 300 | yes
			Corsair | Water 360 | ${everyDesktopSocket} | 3 | 300 | yes`,
		derive: (_, { series }) => ({ warranty: series.startsWith('Water') ? 24 : 12 }),
	},
];
