import type { ModelTable } from '../model-table.ts';

export const smartHomeTables: ModelTable[] = [
	{
		subcategory: 1501,
		columns: 'brand series cameraResolution nightVision connection protection colour',
		rows: `
			TP-Link | Indoor 360 | 2 | 10 | Wi-Fi | - | white
			Xiaomi | Indoor 360 | 3 | 10 | Wi-Fi | - | white
			Dahua | Dome | 2 | 20 | Ethernet | IP67 | white
			Hikvision | Bullet | 2 | 30 | Ethernet | IP67 | grey
			TP-Link | Bullet | 3 | 30 | Wi-Fi | IP66 | black
			Xiaomi | Indoor 360 Pro | 4 | 10 | Wi-Fi | - | black
			Dahua | Bullet | 4 | 30 | Ethernet | IP67 | white
			Hikvision | Dome | 4 | 30 | Ethernet | IP67 | black
			Dahua | Bullet Pro | 5 | 50 | Ethernet | IP67 | grey
			Hikvision | Bullet Pro | 8 | 50 | Ethernet | IP67 | white`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1502,
		columns: 'brand series channels storage',
		rows: `
			Dahua | 4CH | 4 | -
			Hikvision | 8CH | 8 | -
			Dahua | 8CH | 8 | 1024
			Hikvision | 16CH | 16 | 2048`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 1503,
		nameHighlights: ['power', 'connection'],
		columns: 'brand series kind power compatibility connection',
		rows: `
			Xiaomi | Bulb | bulb | 8 | Bluetooth app | Bluetooth
			TP-Link | Bulb | bulb | 9 | Wi-Fi app | Wi-Fi
			TP-Link | Plug | plug | 2300 | Wi-Fi app | Wi-Fi
			Xiaomi | Plug | plug | 2500 | Wi-Fi app | Wi-Fi
			Xiaomi | Bulb Colour | bulb | 9 | Wi-Fi app | Wi-Fi
			TP-Link | Plug Energy | plug | 3680 | Wi-Fi app | Wi-Fi`,
		kinds: { bulb: { typeWord: { en: 'Smart bulb', ru: 'Умная лампа', tm: 'Akylly lampa' } } },
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1504,
		columns: 'brand series kind compatibility battery',
		rows: `
			Xiaomi | Door | door | Zigbee | 220
			Xiaomi | Motion | motion | Zigbee | 450
			Hikvision | Motion | motion | Wi-Fi app | 1200
			Xiaomi | Lock | lock | Bluetooth app | 5000`,
		kinds: {
			door: { typeWord: { en: 'Door sensor', ru: 'Датчик двери', tm: 'Gapy datçigi' } },
			motion: { typeWord: { en: 'Motion sensor', ru: 'Датчик движения', tm: 'Hereket datçigi' } },
			lock: { typeWord: { en: 'Smart lock', ru: 'Умный замок', tm: 'Akylly gulp' } },
		},
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1505,
		columns: 'brand series power battery compatibility colour',
		rows: `
			Xiaomi | S10 | 35 | 2600 | Wi-Fi app | white
			Samsung | S10 | 45 | 3200 | Wi-Fi app | black
			Xiaomi | X20 | 50 | 5200 | Wi-Fi app | grey
			Samsung | X20 | 60 | 5200 | Wi-Fi app | white`,
		derive: () => ({ warranty: 12 }),
	},
];
