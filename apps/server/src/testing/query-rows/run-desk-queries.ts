import {
	findLastEventId,
	listEventsAfter,
	markOrderSeen,
	notifyDesks,
} from '../../features/desk/desk-events.queries.ts';
import { countOpenOrders } from '../../features/orders/staff-orders.queries.ts';
import type { Database } from '../../platform/database/database.ts';

/** What the order desk does with an order, by somebody of the shop. */
export async function runDeskQueries(
	db: Database,
	{ orderId, now }: { orderId: number; staffId: number; now: Date },
): Promise<void> {
	await findLastEventId(db);
	await listEventsAfter(db, 0);
	await markOrderSeen(db, orderId, now);
	await notifyDesks(db, orderId, now);
	await countOpenOrders(db);
}
