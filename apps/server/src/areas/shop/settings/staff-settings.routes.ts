import { noContent } from '@dukan/domain/base/fields.api.ts';
import { type ShopSettings, shopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { Type } from 'typebox';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { checkSetting } from './check-setting.ts';
import { mergeSetting, readSettings, writeSetting } from './settings.queries.ts';

const tags = ['staff content'];

/** DESK-14: a notice is a text; hours, contacts and the seller are the shop's settings. */
const SETTING_RIGHTS: Readonly<Record<keyof ShopSettings, StaffRight>> = {
	identity: 'editSettings',
	look: 'editSettings',
	languages: 'editSettings',
	guide: 'editSettings',
	warning: 'editContent',
	workingHours: 'editSettings',
	contact: 'editSettings',
	seller: 'editSettings',
	exchange: 'importCatalogue',
	reviews: 'editSettings',
	appLinks: 'editAppLinks',
};

/** Notices, hours, contacts and where the app is found: one call each, so that each has its own shape. */
export function staffSettingsRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/settings',
		{
			config: { staff: 'readContent' },
			schema: { summary: 'What the shop says about itself', tags, response: { 200: shopSettings } },
		},
		async () => readSettings(db),
	);

	for (const [key, body] of Object.entries(shopSettings.properties))
		staff.post(
			`/settings_update/${key}`,
			{
				config: { staff: SETTING_RIGHTS[key as keyof ShopSettings] },
				schema: {
					summary: `Changes ${key}: only what is sent`,
					tags,
					body: Type.Partial(body),
					response: { 204: noContent },
				},
			},
			async (request, reply) => {
				await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
					const value = await mergeSetting(trx, key as keyof ShopSettings, request.body as object);
					await checkSetting(trx, key as keyof ShopSettings, value);
					await writeSetting(trx, key as keyof ShopSettings, value);
				});
				return reply.code(204).send();
			},
		);
}
