import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import {
	insertOrderEntries,
	type OrderPayment,
	payExchange,
	readExpectedPayment,
	reverseOrderEntries,
} from '../../money/cash/cash-entries.queries.ts';

/** In the transaction that hands the order out, which holds its lock. */
export async function recordPayment(trx: Database, payment: OrderPayment): Promise<void> {
	const { orderId, cashTenge, terminalTenge, holderId, at } = payment;
	await insertOrderEntries(trx, payment);
	await payExchange(trx, { orderId, holderId, at });
	await sql`update orders set paid_cash_tenge = ${cashTenge}, paid_terminal_tenge = ${terminalTenge}
		where id = ${orderId}`.execute(trx);
}

/**
 * Paid in full, the way that was agreed; what was not paid by card in advance is paid in cash. So is, in the book, what goods that
 * came back in exchange pay: it leaves as cash at once (payExchange).
 */
export async function recordAgreedPayment(trx: Database, orderId: number, at: Date): Promise<void> {
	const order = await readExpectedPayment(trx, orderId);
	if (!order) return;
	const { payment, dueTenge, courierId, exchangeTenge } = order;
	const terminalTenge = payment === 'terminal' ? Math.max(0, dueTenge - exchangeTenge) : 0;
	await recordPayment(trx, {
		orderId,
		cashTenge: dueTenge - terminalTenge,
		terminalTenge,
		holderId: courierId,
		at,
	});
}

/** An order that was not handed out after all: its entries are reversed. */
export async function takePaymentBack(
	trx: Database,
	back: { orderId: number; at: Date; reason: string },
): Promise<void> {
	await reverseOrderEntries(trx, back);
	await sql`update orders set paid_cash_tenge = null, paid_terminal_tenge = null
		where id = ${back.orderId}`.execute(trx);
}
