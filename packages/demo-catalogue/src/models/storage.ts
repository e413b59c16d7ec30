import type { ModelTable } from '../model-table.ts';

export const storageTables: ModelTable[] = [
	{
		subcategory: 601,
		columns: 'brand series storage interface formFactor readSpeed',
		rows: `
			Kingston | A400 | 240 | SATA | 2.5″ | 500
			Crucial | BX | 480 | SATA | 2.5″ | 540
			Kingston | NV2 | 512 | NVMe PCIe 4.0 | M.2 2280 | 3500
			WD | SN | 512 | NVMe PCIe 3.0 | M.2 2280 | 2400
			Crucial | BX | 1024 | SATA | 2.5″ | 540
			Kingston | NV2 | 1024 | NVMe PCIe 4.0 | M.2 2280 | 3500
			WD | SN | 1024 | NVMe PCIe 4.0 | M.2 2280 | 4150
			Samsung | 980 | 1024 | NVMe PCIe 3.0 | M.2 2280 | 3500
			Crucial | P5 | 2048 | NVMe PCIe 4.0 | M.2 2280 | 6600
			Samsung | 980 Pro | 2048 | NVMe PCIe 4.0 | M.2 2280 | 7000`,
		derive: () => ({ warranty: 36 }),
	},
	{
		subcategory: 602,
		columns: 'brand series storage interface formFactor',
		rows: `
			Toshiba | Desk | 1024 | SATA | 3.5″
			Seagate | Desk | 1024 | SATA | 3.5″
			WD | Purple | 1024 | SATA | 3.5″
			Toshiba | Desk | 2048 | SATA | 3.5″
			Seagate | Desk | 2048 | SATA | 3.5″
			WD | Red | 4096 | SATA | 3.5″
			Seagate | Desk | 4096 | SATA | 3.5″
			WD | Purple | 8192 | SATA | 3.5″`,
		derive: (_, { brand }) => ({ warranty: brand === 'WD' ? 36 : 24 }),
	},
	{
		subcategory: 603,
		columns: 'brand series storage interface colour',
		rows: `
			Seagate | Go | 1024 | USB 3.2 | black
			WD | Go | 1024 | USB 3.2 | blue
			Seagate | Portable | 2048 | USB 3.2 | grey
			WD | Portable | 2048 | USB 3.2 | red
			SanDisk | Portable | 1024 | USB-C | green
			Seagate | Portable | 4096 | USB 3.2 | black`,
		derive: () => ({ warranty: 24 }),
	},
	{
		subcategory: 604,
		columns: 'brand series storage interface colour',
		rows: `
			Kingston | Data | 32 | USB 2.0 | blue
			SanDisk | Data | 32 | USB 2.0 | red
			Kingston | Data | 64 | USB 3.2 | black
			SanDisk | Ultra | 128 | USB 3.2 | silver
			Kingston | Ultra | 256 | USB 3.2 | purple
			SanDisk | Ultra | 256 | USB-C | gold`,
	},
	{
		subcategory: 605,
		columns: 'brand series storage readSpeed',
		rows: `
			Kingston | microSD | 32 | 100
			SanDisk | microSD | 64 | 120
			Samsung | microSD | 128 | 130
			Kingston | SD | 128 | 170
			Samsung | microSD | 256 | 160
			SanDisk | SD | 512 | 180`,
	},
];
