import { sql } from 'kysely';
import { type Database, openDatabase } from '../../platform/database/database.ts';

/**
 * Fills the demo if nothing is for sale, no one has bought, nothing was set, and no backup was ever made. A
 * shop that lost its goods must not open with invented ones. The demo's data are read only when they are
 * needed.
 */
export async function fillEmptyShop(
	databaseUrl: string,
	{ dataDir, say }: { dataDir: string; say: (line: string) => void },
): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	const inUse = await isShopInUse(db).finally(() => db.destroy());
	if (inUse) return;
	const { fillDemoShop } = await import('./fill-demo-shop.ts');
	await fillDemoShop(databaseUrl, { dataDir, replace: false, now: new Date(), say });
}

async function isShopInUse(db: Database): Promise<boolean> {
	const { rows } = await sql<{
		found: boolean;
	}>`select exists (select from categories) or exists (select from orders) or exists (select from users)
		or exists (select from settings) or exists (select from backups) as found`.execute(db);
	return rows[0]?.found ?? true;
}
