import {
	type ShopSettings,
	settingsCalls,
	shopSettings,
} from '@dukan/domain/shop/settings/staff-settings.api.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { checkSetting } from './check-setting.ts';
import { mergeSetting, readSettings, writeSetting } from './settings.queries.ts';

export function staffSettingsRoutes(staff: App, { db, clock }: { db: Database; clock: Clock }): void {
	handle(staff, settingsCalls, 'GET /api/staff/settings', async () => readSettings(db));

	for (const key of Object.keys(shopSettings.properties) as (keyof ShopSettings)[])
		handle(staff, settingsCalls, `POST /api/staff/settings_update/${key}`, async (request) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
				const value = await mergeSetting(trx, key, request.body);
				await checkSetting(trx, key, value);
				await writeSetting(trx, key, value);
			});
		});
}
