import type { ShopSettings } from '@dukan/domain/storefront/shop-reader.ts';
import type { FastifyInstance } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { line, text } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { staffOf } from '../staff/staff-area.ts';
import { readSettings, writeSetting } from './settings.queries.ts';

const tags = ['staff content'];

const localized = (maxLength: number) =>
	Type.Object({ tm: text(maxLength), ru: text(maxLength), en: text(maxLength) });
const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
/** S8: empty where there is none. */
const httpsOrNone = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+)?$' });
const httpsOrFile = Type.String({ maxLength: 300, pattern: '^(https://[^\\s\\\\]+|/files/[\\w.-]+)?$' });

/** Every setting there is, with what it may hold. */
const SETTINGS = {
	warning: localized(1000),
	workingHours: Type.Object({ from: time, to: time }),
	contact: Type.Object({
		phone: Type.String({ pattern: '^\\+?[\\d ()-]{5,30}$' }),
		email: Type.String({ maxLength: 100, pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
		pickupAddress: Type.Object({ tm: line(300), ru: line(300), en: line(300, 1) }),
	}),
	appLinks: Type.Object({ appStore: httpsOrNone, playStore: httpsOrNone, apk: httpsOrFile }),
} as const satisfies Record<keyof ShopSettings, TSchema>;

/** Notices, hours, contacts and where the app is found: one call each, so that each has its own shape. */
export function staffSettingsRoutes(staff: FastifyInstance, { db, clock }: Services): void {
	staff.get(
		'/settings',
		{ config: { staff: 'readContent' }, schema: { summary: 'What the shop says about itself', tags } },
		async (): Promise<ShopSettings> => readSettings(db),
	);

	for (const [key, body] of Object.entries(SETTINGS))
		staff.post<{ Body: object }>(
			`/settings_update/${key}`,
			{ config: { staff: 'editContent' }, schema: { summary: `Changes ${key}`, tags, body } },
			async (request, reply) => {
				await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
					writeSetting(trx, key as keyof ShopSettings, request.body as object),
				);
				return reply.code(204).send();
			},
		);
}
