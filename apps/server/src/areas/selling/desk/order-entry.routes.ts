import { orderEntryCalls } from '@dukan/domain/selling/desk/order-entry.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import { requireKey } from '../../../platform/idempotency/idempotency-key.ts';
import type { Needs } from '../../../platform/needs.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteReads } from '../../staff/audit/note-reads.ts';
import { deliveryOptions } from '../orders/delivery-options.ts';
import { requirePlainOrder } from '../orders/order-items.ts';
import { findOrderPlace } from '../orders/order-terms.queries.ts';
import { findAnyOrder } from '../orders/orders.queries.ts';
import { answerQuote, orderQuoteOf } from '../orders/quote-order.ts';
import { enterOrder } from './enter-order.ts';
import { findPersonByPhone } from './persons.queries.ts';

/** No account has this id: it stands for a person whom the shop does not know. */
const NO_USER = 0;

/** DESK-04: routes that staff need to enter an order while the customer is on the phone. */
export function orderEntryRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, orderEntryCalls, 'GET /api/staff/person', async (request) => {
		const { phone } = request.query;
		// The log counts phones by a hash, so that unknown numbers count too but are not stored.
		const key = (await keyedHash(db, 'phones', phone)).toString('base64url');
		await noteReads(db, { staffId: staffOf(request).id, kind: 'persons', keys: [key], now: clock() });
		return { person: (await findPersonByPhone(db, phone)) ?? null };
	});

	handle(staff, orderEntryCalls, 'GET /api/staff/delivery_options', async (request) => {
		const place = await findOrderPlace(db, request.query.districtId);
		if (!place) throw new Problem('not_found');
		return deliveryOptions(db, place, cookieLanguage(request), clock());
	});

	handle(staff, orderEntryCalls, 'POST /api/staff/order_quote', async (request) => {
		const { phone, ...body } = request.body;
		const person = phone === undefined ? undefined : await findPersonByPhone(db, phone);
		return orderQuoteOf(await answerQuote(db, body, { userId: person?.id ?? NO_USER, now: clock() }));
	});

	handle(staff, orderEntryCalls, 'POST /api/staff/order_enter', async (request) => {
		const key = requireKey(request.headers);
		const member = staffOf(request);
		const now = clock();
		const body = requirePlainOrder(request.body);
		const orderId = await asStaff(db, { member, now }, (trx) =>
			enterOrder(trx, { staffId: member.id, key: `staff-${key}`.slice(0, 100), body, now }),
		);
		const order = await findAnyOrder(db, orderId);
		if (!order) throw new Problem('not_found');
		return { order };
	});
}
