import { checkPayment } from './check-payment.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { listDuePayments } from './payments.queries.ts';
import { sendRefunds } from './send-refunds.ts';
import type { PaymentParts } from './start-payment.ts';

const MOST_AT_ONCE = 200;
/**
 * Payments are checked in parallel, because each check of a bank that does not respond lasts until its
 * time-out.
 */
const PARALLEL = 5;

/**
 * PAY-02: runs every minute, in one process. A restart loses nothing, because the tables hold what is due.
 */
export async function runPayments(parts: PaymentParts): Promise<void> {
	await checkDuePayments(parts);
	await expireUnpaid(parts);
	await sendRefunds(parts);
}

async function checkDuePayments(parts: PaymentParts): Promise<void> {
	const due = await listDuePayments(parts.db, parts.clock(), MOST_AT_ONCE);
	const next = due.values();
	const work = async () => {
		for (const id of next) await checkPayment(parts, id);
	};
	await Promise.all(Array.from({ length: PARALLEL }, work));
}
