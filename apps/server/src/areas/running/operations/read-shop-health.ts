import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Needs } from '../../../platform/needs.ts';
import { listSpentParts } from '../../shop/sms/sms-budget.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { type ArchiveFigures, readArchive } from './archive.queries.ts';
import { readShopFigures, type ShopFigures } from './shop-figures.queries.ts';

/** The data that the checks of a running shop use. */
export type ShopHealth = ShopFigures & {
	smsPartsSpent: number;
	disk: Disk;
	archive: ArchiveFigures;
	config: ConfigWithSms;
	/** Only a serving process sets these: whether notifications arrive, and whether lists are loaded. */
	isListening?: boolean;
	isListingReady?: boolean;
};

export type Disk = { bytes: number; freeBytes: number };

export async function readDisk(dataDir: string): Promise<Disk> {
	const { bsize, blocks, bavail } = await statfs(existsSync(dataDir) ? dataDir : '.');
	return { bytes: bsize * blocks, freeBytes: bsize * bavail };
}

export async function readShopHealth({
	db,
	clock,
	config,
}: Needs<'db' | 'clock'> & { config: ConfigWithSms }): Promise<ShopHealth> {
	const [figures, spent, disk, archive] = await Promise.all([
		readShopFigures(db, clock()),
		listSpentParts(db, config.sms.hourlyBudget, clock()),
		readDisk(config.dataDir),
		readArchive(db),
	]);
	return { ...figures, smsPartsSpent: spent.length, disk, archive, config };
}
