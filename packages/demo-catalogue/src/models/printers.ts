import type { ModelTable } from '../model-table.ts';

const printerDerived = () => ({ warranty: 12 });

export const printerTables: ModelTable[] = [
	{
		subcategory: 1301,
		columns: 'brand series printTech printColour printSpeed paperSize duplex connection colour',
		rows: `
			HP | Laser 107 | Laser | Black-and-white | 20 | A4 | no | USB | white
			Canon | LBP 60 | Laser | Black-and-white | 18 | A4 | no | USB | black
			Brother | HL 12 | Laser | Black-and-white | 20 | A4 | no | Wi-Fi | grey
			HP | Laser 110 | Laser | Black-and-white | 22 | A4 | no | Wi-Fi | white
			Canon | LBP 120 | Laser | Black-and-white | 29 | A4 | yes | Wi-Fi | white
			Brother | HL 24 | Laser | Black-and-white | 30 | A4 | yes | Ethernet | grey
			HP | Laser 150 | Laser | Colour | 18 | A4 | no | Wi-Fi | white
			Canon | LBP 630 | Laser | Colour | 21 | A4 | yes | Wi-Fi | black`,
		derive: printerDerived,
	},
	{
		subcategory: 1302,
		columns: 'brand series printTech printColour printSpeed paperSize connection colour',
		rows: `
			HP | Tank 310 | Ink tank | Colour | 8 | A4 | USB | grey
			Canon | G1420 | Ink tank | Colour | 9 | A4 | USB | black
			Epson | L3210 | Ink tank | Colour | 10 | A4 | USB | black
			Canon | G3420 | Ink tank | Colour | 9 | A4 | Wi-Fi | black
			Epson | L3250 | Ink tank | Colour | 10 | A4 | Wi-Fi | white
			Epson | L8050 | Ink tank | Colour | 8 | A4 | Wi-Fi | black`,
		derive: printerDerived,
	},
	{
		subcategory: 1303,
		columns: 'brand series printTech printColour printSpeed duplex connection colour',
		rows: `
			HP | MFP 135 | Laser | Black-and-white | 20 | no | USB | white
			Brother | DCP 15 | Laser | Black-and-white | 20 | no | Wi-Fi | black
			Canon | MF 27 | Laser | Black-and-white | 29 | yes | Wi-Fi | white
			Epson | L5290 | Ink tank | Colour | 10 | no | Wi-Fi | black
			Brother | DCP 25 | Laser | Black-and-white | 34 | yes | Ethernet | grey
			HP | MFP 178 | Laser | Colour | 18 | no | Wi-Fi | white
			Epson | L6290 | Ink tank | Colour | 15 | yes | Wi-Fi | black
			Canon | MF 650 | Laser | Colour | 21 | yes | Wi-Fi | white`,
		derive: printerDerived,
	},
	{
		subcategory: 1304,
		nameHighlights: ['compatibility', 'packQuantity'],
		columns: 'brand series kind printColour compatibility packQuantity',
		rows: `
			Epson | 103 | black | Black-and-white | L3250/L3210 | 1
			Canon | GI-41 | black | Black-and-white | PIXMA G | 1
			Epson | 103 | set | Colour | L3250/L3210 | 4
			Canon | 728 | toner | Black-and-white | LBP/MF | 1
			Brother | TN 12 | toner | Black-and-white | HL/DCP | 1
			HP | W106 | toner | Black-and-white | Laser 107/MFP 135 | 2`,
		kinds: {
			black: { typeWord: { en: 'Black ink', ru: 'Чёрные чернила', tm: 'Gara syýa' } },
			set: { typeWord: { en: 'Ink set', ru: 'Набор чернил', tm: 'Syýa toplumy' } },
		},
	},
	{
		subcategory: 1305,
		nameHighlights: ['paperSize', 'connection'],
		columns: 'brand series kind printTech paperSize connection',
		rows: `
			Epson | T58 | receipt | Thermal | 58 mm | USB
			Canon | Scan 300 | scanner | - | A4 | USB
			HP | Scan 2600 | scanner | - | A4 | USB
			Epson | T80 | receipt | Thermal | 80 mm | Ethernet`,
		kinds: {
			scanner: { typeWord: { en: 'Scanner', ru: 'Сканер', tm: 'Skaner' }, illustration: 'mfp' },
		},
		derive: printerDerived,
	},
];
