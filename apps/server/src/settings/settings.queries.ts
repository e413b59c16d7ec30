import type { ShopSettings } from '@dukan/domain/storefront/shop-reader.ts';
import type { Database } from '../platform/database/database.ts';

export async function readSettings(db: Database): Promise<ShopSettings> {
	const rows = await db.selectFrom('settings').selectAll().execute();
	return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as ShopSettings;
}
