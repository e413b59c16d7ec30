import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readTrustRules } from '../../people/trust/trust.queries.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { lockOrders } from './locked-order.queries.ts';
import { moveLockedOrder } from './move-order.ts';
import { isExpiring, listExpiring } from './orders.queries.ts';

/** The most orders in one run; the next run cancels the others. */
const MOST_AT_ONCE = 200;

/** The reason that staff read in the order; customers get a text of their own. */
const EXPIRED_NOTE = 'expired';

/**
 * S18: cancels pending orders that no one accepted in time, each in a transaction of its own, which frees
 * stock and slot and sends a message. An order that is accepted, cancelled or given a time for a call
 * meanwhile is left alone. Returns how many orders expired.
 */
export async function expireOrders(db: Database, config: ConfigWithSms, now: Date): Promise<number> {
	const { pendingHours } = await readTrustRules(db);
	const time = { before: later(now, -pendingHours * HOUR_MS), now };
	let expired = 0;
	for (const orderId of await listExpiring(db, time, MOST_AT_ONCE))
		if (await expireOrder(db, config, { orderId, time })) expired += 1;
	return expired;
}

function expireOrder(
	db: Database,
	{ sms }: ConfigWithSms,
	{ orderId, time }: { orderId: number; time: { before: Date; now: Date } },
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const [order] = await lockOrders(trx, [orderId]);
		if (!order || !(await isExpiring(trx, order, time))) return false;
		await moveLockedOrder(trx, order, {
			to: 'cancelled',
			by: 'shop',
			now: time.now,
			cancel: { reason: 'other', note: EXPIRED_NOTE },
			expired: true,
			smsHourlyBudget: sms.hourlyBudget,
		});
		return true;
	});
}
