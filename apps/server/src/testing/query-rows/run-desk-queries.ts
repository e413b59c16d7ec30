import {
	countAttempt,
	findOrderCalls,
	releaseOrder,
	takeOrder,
} from '../../features/desk/call-queue.queries.ts';
import {
	findLastEventId,
	listEventsAfter,
	markOrderSeen,
	notifyDesks,
} from '../../features/desk/desk-events.queries.ts';
import { countOpenOrders } from '../../features/orders/staff-orders.queries.ts';
import { later, MINUTE_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

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
	await countOpenOrders(db);
}
