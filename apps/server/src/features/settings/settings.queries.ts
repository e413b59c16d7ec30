import type { ShopSettings } from '@dukan/domain/settings/staff-settings.api.ts';
import type { Database } from '../../platform/database/database.ts';

const NOTHING = { tm: '', ru: '', en: '' };

/** What a shop says about itself before its owner has said anything. */
const UNSAID: ShopSettings = {
	workingHours: { from: '09:00', to: '18:00' },
	contact: { phone: '', email: '', pickupAddress: NOTHING },
	warning: NOTHING,
	seller: { name: NOTHING, address: NOTHING, phones: '', taxNumber: '', bank: NOTHING, footnote: NOTHING },
	exchange: { dollarRate: 0 },
	appLinks: { appStore: '', playStore: '', apk: '' },
};

export async function readSettings(db: Database): Promise<ShopSettings> {
	const rows = await db.selectFrom('settings').selectAll().execute();
	return { ...UNSAID, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

export async function writeSetting(trx: Database, key: keyof ShopSettings, value: object): Promise<void> {
	await trx
		.insertInto('settings')
		.values({ key, value: JSON.stringify(value) })
		.onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
		.execute();
}
