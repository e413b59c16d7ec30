import { type Database, openDatabase } from '../../platform/database/database.ts';

/**
 * The demo catalogue, where nothing is sold yet and no one has bought, and of which there was never a backup: a shop that lost its goods must not open
 * with invented ones. Its hundreds of drawings are read only then.
 */
export async function fillEmptyShop(databaseUrl: string, say: (line: string) => void): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	const inUse = await isShopInUse(db).finally(() => db.destroy());
	if (inUse) return;
	const { fillDemoCatalogue } = await import('./fill-catalogue.ts');
	await fillDemoCatalogue(databaseUrl, { replace: false, now: new Date(), say });
}

async function isShopInUse(db: Database): Promise<boolean> {
	for (const table of ['categories', 'orders', 'users', 'backups'] as const) {
		const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
		if (row) return true;
	}
	return false;
}
