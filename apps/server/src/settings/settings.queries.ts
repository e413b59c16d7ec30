import type { ShopSettings } from '@dukan/domain/storefront/shop-reader.ts';
import type { Database } from '../platform/database/database.ts';

export async function readSettings(db: Database): Promise<ShopSettings> {
	const rows = await db.selectFrom('settings').selectAll().execute();
	return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as ShopSettings;
}

export async function writeSetting(trx: Database, key: keyof ShopSettings, value: object): Promise<void> {
	await trx
		.insertInto('settings')
		.values({ key, value: JSON.stringify(value) })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
		.execute();
}
