import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { HOUR_MS, later } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readTrustRules } from '../trust/trust.queries.ts';
import { moveOrder } from './move-order.ts';
import { listPendingBefore } from './orders.queries.ts';

/** As many as a run cancels; the next run goes on. */
const MOST_AT_ONCE = 200;

/** What staff read in the order; customers are told in words of their own. */
const EXPIRED_NOTE = 'expired';

/**
 * S18: pending orders that no one accepted in time are cancelled with a message, each in a transaction of its own: stock and
 * hour return. An order that is accepted or cancelled meanwhile is left alone. Returns how many.
 */
export async function expireOrders(db: Database, config: Config, now: Date): Promise<number> {
	const { pendingHours } = await readTrustRules(db);
	const orderIds = await listPendingBefore(db, {
		before: later(now, -pendingHours * HOUR_MS),
		now,
		limit: MOST_AT_ONCE,
	});
	let expired = 0;
	for (const orderId of orderIds) if (await expireOrder(db, config, { orderId, now })) expired += 1;
	return expired;
}

function expireOrder(
	db: Database,
	{ sms }: Config,
	{ orderId, now }: { orderId: number; now: Date },
): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const { rows } =
			await sql`select from orders where id = ${orderId} and status = 'pending' for update`.execute(trx);
		if (rows.length === 0) return false;
		await moveOrder(trx, {
			orderId,
			to: 'cancelled',
			by: 'shop',
			now,
			cancel: { reason: 'other', note: EXPIRED_NOTE },
			expired: true,
			smsHourlyBudget: sms.hourlyBudget,
		});
		return true;
	});
}
