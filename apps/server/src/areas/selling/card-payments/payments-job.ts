import { checkPayment } from './check-payment.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { listDuePayments } from './payments.queries.ts';
import { sendRefunds } from './send-refunds.ts';
import type { PaymentParts } from './start-payment.ts';

const MOST_AT_ONCE = 200;
/** A bank that does not respond takes its time-out for each. */
const PARALLEL = 5;

/** PAY-02: runs every minute, in one process, also after a restart: what is due is in the tables. */
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
