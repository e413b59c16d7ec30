import type { ModelTable } from '../model-table.ts';

export const networkingTables: ModelTable[] = [
	{
		subcategory: 1401,
		columns: 'brand series wifiStandard speed ports antennas colour',
		rows: `
			Mercusys | N30 | Wi-Fi 4 | 300 | 3 | 2 | white
			TP-Link | N84 | Wi-Fi 4 | 300 | 5 | 2 | black
			Mercusys | AC10 | Wi-Fi 5 | 1200 | 3 | 4 | white
			TP-Link | AC10 | Wi-Fi 5 | 1200 | 5 | 4 | black
			Xiaomi | AX12 | Wi-Fi 6 | 1500 | 4 | 4 | white
			TP-Link | AX12 | Wi-Fi 6 | 1500 | 5 | 4 | black
			MikroTik | AC20 | Wi-Fi 5 | 1200 | 5 | 2 | grey
			TP-Link | AX23 | Wi-Fi 6 | 1800 | 5 | 4 | blue
			Xiaomi | AX30 | Wi-Fi 6 | 3000 | 4 | 4 | black
			Keenetic | Giga | Wi-Fi 6 | 3000 | 5 | 4 | white`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1402,
		columns: 'brand series wifiStandard speed ports colour',
		rows: `
			TP-Link | DSL 300 | Wi-Fi 4 | 300 | 4 | white
			Huawei | 4G Mini | Wi-Fi 4 | 150 | 1 | black
			Keenetic | DSL 1200 | Wi-Fi 5 | 1200 | 4 | white
			Huawei | 4G Pro | Wi-Fi 5 | 1200 | 4 | grey`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1403,
		columns: 'brand series wifiStandard speed',
		rows: `
			Mercusys | ME 10 | Wi-Fi 4 | 300
			Xiaomi | RE Pro | Wi-Fi 4 | 300
			TP-Link | RE 300 | Wi-Fi 5 | 1200
			TP-Link | RE 500 | Wi-Fi 6 | 1500`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1404,
		columns: 'brand series ports speed',
		rows: `
			Mercusys | MS105 | 5 | 100
			TP-Link | SG105 | 5 | 1000
			TP-Link | SG108 | 8 | 1000
			MikroTik | CRS 5 | 5 | 1000
			TP-Link | SG116 | 16 | 1000
			MikroTik | CRS 24 | 24 | 1000`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 1405,
		nameHighlights: ['wifiStandard', 'speed', 'interface'],
		columns: 'brand series kind wifiStandard speed interface',
		rows: `
			Mercusys | Nano | wifi | Wi-Fi 4 | 150 | USB 2.0
			TP-Link | Nano | wifi | Wi-Fi 5 | 600 | USB 2.0
			Ugreen | LAN | wired | - | 1000 | USB-C
			TP-Link | T3U | wifi | Wi-Fi 5 | 1300 | USB 3.2`,
		derive: () => ({ warranty: 12 }),
	},
	{
		subcategory: 1406,
		columns: 'brand series connectorType material colour',
		rows: `
			Ugreen | Cat5e | RJ-45 | Copper | grey
			TP-Link | Cat5e | RJ-45 | Copper | white
			Ugreen | Cat6 | RJ-45 | Copper | blue
			TP-Link | Cat6 | RJ-45 | Copper | black`,
	},
];
