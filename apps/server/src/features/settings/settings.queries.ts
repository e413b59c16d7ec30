import { type Language, localizedText } from '@dukan/domain/language/language.ts';
import type { ShopSettings } from '@dukan/domain/settings/staff-settings.api.ts';
import type { Database } from '../../platform/database/database.ts';
import { DEFAULT_SETTINGS } from './default-settings.ts';

export async function readSettings(db: Database): Promise<ShopSettings> {
	const rows = await db.selectFrom('settings').selectAll().execute();
	return { ...DEFAULT_SETTINGS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

/** As messages to this person begin. */
export async function readShopName(db: Database, language: Language): Promise<string> {
	return localizedText((await readSettings(db)).identity.name, language);
}

export async function writeSetting(trx: Database, key: keyof ShopSettings, value: object): Promise<void> {
	await trx
		.insertInto('settings')
		.values({ key, value: JSON.stringify(value) })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
		.execute();
}
