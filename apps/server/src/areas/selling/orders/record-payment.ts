import type { Database } from '../../../platform/database/database.ts';
import {
	insertOrderEntries,
	payExchange,
	readExchangeTenge,
	reverseOrderEntries,
} from '../../money/cash/cash-entries.queries.ts';
import { type LockedOrder, setPaid } from './locked-order.queries.ts';

/** Stores the payment of an order that is handed out. */
export async function recordPayment(
	trx: Database,
	order: LockedOrder,
	payment: { cashTenge: number; terminalTenge: number; at: Date },
): Promise<void> {
	const by = { orderId: order.id, holderId: order.courierId, at: payment.at };
	await insertOrderEntries(trx, { ...by, ...payment });
	await payExchange(trx, by);
	await setPaid(trx, order, payment);
}

/**
 * Records that the whole sum was paid as agreed. What was not paid by card in advance is paid by terminal or
 * in cash. Goods in exchange also enter the book as cash, which leaves it again at once (payExchange).
 */
export async function recordAgreedPayment(trx: Database, order: LockedOrder, at: Date): Promise<void> {
	const dueTenge = order.totalTenge - order.cardTenge;
	const terminalTenge =
		order.payment === 'terminal' ? Math.max(0, dueTenge - (await readExchangeTenge(trx, order.id))) : 0;
	await recordPayment(trx, order, { cashTenge: dueTenge - terminalTenge, terminalTenge, at });
}

/** Reverses the entries of an order that was not handed out after all. */
export async function takePaymentBack(
	trx: Database,
	order: LockedOrder,
	back: { at: Date; reason: string },
): Promise<void> {
	await reverseOrderEntries(trx, { orderId: order.id, ...back });
	await setPaid(trx, order, null);
}
