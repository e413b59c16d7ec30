import { sql } from 'kysely';
import { acceptOrders } from '../../areas/selling/desk/accept-orders.ts';
import {
	countAttempt,
	findOrderCalls,
	releaseOrder,
	takeOrder,
} from '../../areas/selling/desk/call-queue.queries.ts';
import {
	findLastEventId,
	listEventsAfter,
	markOrderSeen,
	notifyDesks,
} from '../../areas/selling/desk/desk-events.queries.ts';
import { findOrCreatePerson, findPersonByPhone } from '../../areas/selling/desk/persons.queries.ts';
import { countOpenOrders, listOrderChanges } from '../../areas/selling/orders/staff-orders.queries.ts';
import { later, MINUTE_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { runCallRequestQueries } from './run-call-request-queries.ts';

/** What the order desk does with an order, by somebody of the shop. */
export async function runDeskQueries(
	db: Database,
	{ orderId, staffId, now }: { orderId: number; staffId: number; now: Date },
): Promise<void> {
	await findLastEventId(db);
	await listEventsAfter(db, 0);
	await markOrderSeen(db, orderId, now);
	await notifyDesks(db, orderId, now);
	await takeOrder(db, { orderId, staffId, from: null, now });
	await findOrderCalls(db, orderId);
	await countAttempt(db, { orderId, staffId, seen: 0, callBackAt: later(now, MINUTE_MS), now });
	await releaseOrder(db, orderId, staffId);
	const person = { phone: '5000001', name: 'Maral', language: 'tm' } as const;
	await findOrCreatePerson(db, person, now);
	await findPersonByPhone(db, person.phone);
	await sql`insert into order_changes (order_id, staff_id, at, parts, total_before_tenge, total_after_tenge)
		values (${orderId}, ${staffId}, ${now}, '{note}', 1, 1)`.execute(db);
	await listOrderChanges(db, orderId);
	await countOpenOrders(db);
	await runCallRequestQueries(db, { orderId, staffId, now });
	await acceptOrders(db, { ids: [orderId], member: { id: staffId, once: undefined }, now });
}
