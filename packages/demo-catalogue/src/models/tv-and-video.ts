import type { Attributes } from '../catalogue-types.ts';
import type { ModelTable } from '../model-table.ts';

const televisionSystems: Record<string, string> = { Samsung: 'Tizen', LG: 'webOS' };

function televisionFacts({ smartTv, resolution }: Attributes, brand: string): Attributes {
	const system: Attributes = smartTv === true ? { os: televisionSystems[brand] ?? 'Google TV' } : {};
	return { ...system, hdr: resolution === '3840×2160', warranty: 24 };
}

export const televisionTables: ModelTable[] = [
	{
		subcategory: 1101,
		columns: 'brand series screenSize resolution panel refreshRate smartTv tuner',
		rows: `
			Toshiba | 32H | 32 | 1366×768 | LED | 60 | no | DVB-T2
			TCL | 32H | 32 | 1366×768 | LED | 60 | yes | DVB-T2/C
			Xiaomi | 32H | 32 | 1366×768 | LED | 60 | yes | DVB-T2/C
			LG | 32F | 32 | 1920×1080 | LED | 60 | yes | DVB-T2/C/S2
			Samsung | 32F | 32 | 1920×1080 | QLED | 60 | yes | DVB-T2/C/S2
			Toshiba | 43F | 43 | 1920×1080 | LED | 60 | yes | DVB-T2/C
			TCL | 43U | 43 | 3840×2160 | LED | 60 | yes | DVB-T2/C/S2
			Xiaomi | 43U | 43 | 3840×2160 | LED | 60 | yes | DVB-T2/C
			Philips | 43U | 43 | 3840×2160 | LED | 60 | yes | DVB-T2/C/S2
			LG | 50U | 50 | 3840×2160 | LED | 60 | yes | DVB-T2/C/S2
			Samsung | 50U | 50 | 3840×2160 | LED | 60 | yes | DVB-T2/C/S2
			TCL | 55Q | 55 | 3840×2160 | QLED | 120 | yes | DVB-T2/C/S2
			Samsung | 55Q | 55 | 3840×2160 | QLED | 60 | yes | DVB-T2/C/S2
			Philips | 65U | 65 | 3840×2160 | LED | 60 | yes | DVB-T2/C/S2
			Sony | 55U | 55 | 3840×2160 | LED | 120 | yes | DVB-T2/C/S2
			LG | 55C | 55 | 3840×2160 | OLED | 120 | yes | DVB-T2/C/S2
			Samsung | 75Q | 75 | 3840×2160 | QLED | 120 | yes | DVB-T2/C/S2
			Sony | 65C | 65 | 3840×2160 | OLED | 120 | yes | DVB-T2/C/S2`,
		derive: (attributes, { brand }) => televisionFacts(attributes, brand),
	},
	{
		subcategory: 1102,
		columns: 'brand series kind resolution ram storage os tuner',
		rows: `
			Philips | T2 Mini | tuner | 1920×1080 | - | - | - | DVB-T2
			Philips | T2 Pro | tuner | 1920×1080 | - | - | - | DVB-T2/C
			TCL | Stick 4K | box | 3840×2160 | 2 | 8 | Google TV | -
			Xiaomi | Stick 4K | box | 3840×2160 | 2 | 8 | Google TV | -
			Xiaomi | Box S | box | 3840×2160 | 2 | 8 | Google TV | -
			TCL | Box S Pro | box | 3840×2160 | 4 | 32 | Google TV | -`,
		kinds: {
			tuner: { typeWord: { en: 'TV tuner', ru: 'ТВ-тюнер', tm: 'TW týuneri' } },
		},
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1103,
		columns: 'brand series brightness resolution connection colour',
		rows: `
			Xiaomi | Mini | 400 | 1280×720 | Wi-Fi | white
			Acer | Mini | 1500 | 1920×1080 | Wi-Fi | black
			Acer | Home | 4000 | 1920×1080 | Wired | white
			Epson | Home 4K | 3000 | 3840×2160 | Wi-Fi | grey`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 1104,
		columns: 'brand series maxLoad screenSize material',
		rows: `
			Ugreen | Fixed | 25 | 43 | Metal
			Philips | Tilt | 35 | 55 | Metal
			Ugreen | Tilt | 40 | 65 | Metal
			Philips | Full motion | 50 | 75 | Metal`,
	},
];
