import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import type { OrderEntryWire } from '@dukan/domain/selling/desk/order-entry.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findOrCreatePerson } from '../../people/accounts/users.queries.ts';
import { notifyCallRequest } from '../call-me/call-requests.queries.ts';
import { fulfilCallRequest } from '../call-me/staff-call-requests.queries.ts';
import { setOrderEntry } from '../orders/locked-order.queries.ts';
import { moveLockedOrder } from '../orders/move-order.ts';
import { nameEnterer } from '../orders/orders.queries.ts';
import { placeOrderIn } from '../orders/place-order.ts';
import { noteTaken } from './desk-orders.queries.ts';

type Entry = { staffId: number; key: string; body: OrderEntryWire; now: Date };

/**
 * DESK-04, in a transaction: enters an order that was given by phone or at the counter. The person is found
 * or created; then the order is placed by the same rules as a shopper's. Only whether to trust the person is
 * up to the member of staff.
 */
export async function enterOrder(trx: Database, { staffId, key, body, now }: Entry): Promise<number> {
	const { person, channel, accept, callRequestId, ...order } = body;
	const { id: userId, banned } = await findOrCreatePerson(
		trx,
		{ ...person, name: plainLine(person.name) },
		now,
	);
	if (banned) throw new Problem('banned');
	const placed = await placeOrderIn(trx, { userId, key, body: order, now });
	const { orderId } = placed;
	if (placed.outcome === 'repeated') return orderId;
	await setOrderEntry(trx, placed.locked, { channel, staffId });
	await nameEnterer(trx, placed.locked, staffId);
	await noteTaken(trx, { orderId, staffId, now });
	if (callRequestId !== undefined) {
		await fulfilCallRequest(trx, { id: callRequestId, orderId, now });
		await notifyCallRequest(trx, callRequestId);
	}
	if (accept) await moveLockedOrder(trx, placed.locked, { to: 'accepted', by: 'shop', staffId, now });
	return orderId;
}
