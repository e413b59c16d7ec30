import { sql } from 'kysely';
import { type Database, openDatabase } from '../../platform/database/database.ts';

/**
 * The demo catalogue, where nothing is sold yet and no one has bought, and of which there was never a backup: a shop that lost its goods must not open
 * with invented ones. Its data are read only then.
 */
export async function fillEmptyShop(
	databaseUrl: string,
	{ dataDir, say }: { dataDir: string; say: (line: string) => void },
): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	const inUse = await isShopInUse(db).finally(() => db.destroy());
	if (inUse) return;
	const { copyDemoPictures, fillDemoCatalogue } = await import('./fill-catalogue.ts');
	const now = new Date();
	await copyDemoPictures(dataDir);
	await fillDemoCatalogue(databaseUrl, { replace: false, now, say });
	const { fillDemoPeople } = await import('./insert-people.ts');
	await fillDemoPeople(databaseUrl, now);
	const { fillDemoPromotions } = await import('./insert-promotions.ts');
	await fillDemoPromotions(databaseUrl);
	const { fillDemoPrices } = await import('./insert-prices.ts');
	await fillDemoPrices(databaseUrl, now);
	const { fillDemoFamilies } = await import('./insert-families.ts');
	await fillDemoFamilies(databaseUrl);
	const { fillDemoAccessories } = await import('./insert-accessories.ts');
	await fillDemoAccessories(databaseUrl);
	const { fillDemoOrders } = await import('./insert-orders.ts');
	await fillDemoOrders(databaseUrl, now);
}

async function isShopInUse(db: Database): Promise<boolean> {
	const { rows } = await sql<{
		found: boolean;
	}>`select exists (select from categories) or exists (select from orders)
		or exists (select from users) or exists (select from backups) as found`.execute(db);
	return rows[0]?.found ?? true;
}
