import { privacyCalls } from '@dukan/domain/running/privacy/privacy.api.ts';
import { HOUR_MS } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, type WordedLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import { listOrders } from '../../selling/orders/orders.queries.ts';
import { publicOrder } from '../../selling/orders/public-order.ts';
import { deleteOwnAccount } from './delete-person.ts';
import { exportHeld, type PersonalNeeds } from './personal-data.ts';

/** No person has more orders than this. */
const ALL_ORDERS = { limit: 10_000, offset: 0 };

/** R10: limited, because this is the largest document that a person can request. */
export const EXPORTS_BY_USER: WordedLimit = {
	kind: 'export:user',
	of: 'exports of the own data',
	per: 'person',
	max: 20,
	windowMs: HOUR_MS,
};

/** ACCT-02, S26: a person reads and deletes what the shop holds about them. */
export function privacyRoutes(
	app: App,
	services: Needs<'clock'> & PersonalNeeds & { passwords: PasswordHasher },
): void {
	const { db, clock } = services;

	handle(app, privacyCalls, 'GET /api/user_export', async (request, reply) => {
		const user = userOf(request);
		enforceRateLimit(await consume(db, EXPORTS_BY_USER, String(user.id), clock()));
		const [held, orders] = await Promise.all([
			exportHeld(services, {
				userId: user.id,
				phone: user.phone,
				isPhoneConfirmed: user.phone_confirmed_at !== null,
			}),
			listOrders(db, user.id, ALL_ORDERS),
		]);
		reply.header('content-disposition', 'attachment; filename="dukan-my-data.json"');
		return {
			exported_at: clock().toISOString(),
			person: {
				u_id: user.id,
				u_name: user.name,
				u_phone_1: user.phone,
				u_address_1: user.address,
				u_email: user.email,
				region_id: user.region_id,
				lang: user.language,
				registered_at: user.created_at.toISOString(),
				phone_confirmed_at: user.phone_confirmed_at?.toISOString() ?? null,
			},
			...held,
			orders: orders.rows.map(publicOrder),
		};
	});

	handle(app, privacyCalls, 'POST /api/user_delete', async (request) => {
		await deleteOwnAccount(services, userOf(request), request.body.password);
	});
}
