import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';

export async function readSettings(db: Database): Promise<ShopSettings> {
	const rows = await db.selectFrom('settings').selectAll().execute();
	return { ...DEFAULT_SETTINGS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

export async function readShopName(db: Database, language: Language): Promise<string> {
	return localizedText((await readSettings(db)).identity.name, language);
}

/**
 * Merges the sent fields into the stored setting. Two people who change different fields at once lose
 * nothing, because the second waits for the first.
 */
export async function mergeSetting<Key extends keyof ShopSettings>(
	trx: Database,
	key: Key,
	sent: Partial<ShopSettings[Key]>,
): Promise<ShopSettings[Key]> {
	await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(trx);
	return { ...(await readSettings(trx))[key], ...sent };
}

export async function writeSetting(trx: Database, key: keyof ShopSettings, value: object): Promise<void> {
	await trx
		.insertInto('settings')
		.values({ key, value: JSON.stringify(value) })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
		.execute();
}
