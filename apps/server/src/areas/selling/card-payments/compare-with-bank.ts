import type { BankDifference } from '@dukan/domain/money/banks/payment-notes.ts';
import { DAY_MS, later } from '../../../platform/clock.ts';
import { BankRefusal, BankSilence, type BankStatus } from '../../money/banks/bank-gateway.ts';
import {
	type ComparedPayment,
	listComparedPayments,
	replaceDifferences,
} from './bank-differences.queries.ts';
import { checkPayment } from './check-payment.ts';
import type { PaymentParts } from './start-payment.ts';

/** Older payments are not compared, because banks correct older differences by letter. */
const COMPARED_MS = 8 * DAY_MS;

export const COMPARISON_JOB = 'payment-comparison';

type Difference = { kind: BankDifference; shopTenge: number; bankTenge: number };

/**
 * PAY-05: compares what the shop knows about the payments of the last days with what the bank says now. A
 * payment that turns out to be paid is applied first, as after any other check. Differences that remain are
 * listed for staff.
 */
export async function compareWithBank(parts: PaymentParts): Promise<void> {
	const { db, clock } = parts;
	const since = later(clock(), -COMPARED_MS);
	let silent = 0;
	for (const { id, state } of await listComparedPayments(db, since))
		if (state !== 'paid' && (await checkPayment(parts, id)) === 'silent') silent += 1;
	for (const payment of await listComparedPayments(db, since)) {
		const found = await compare(parts, payment);
		if (!found) silent += 1;
		else await db.transaction().execute((trx) => replaceDifferences(trx, payment.id, found, clock()));
	}
	if (silent > 0) throw new Error(`The bank did not respond about payments: ${silent}.`);
}

/** Returns undefined if the bank does not respond. */
async function compare({ banks }: PaymentParts, payment: ComparedPayment): Promise<Difference[] | undefined> {
	const { bankOrderId, number, paidTenge, refundedTenge } = payment;
	const gateway = banks.find(({ id }) => id === payment.bank)?.gateway;
	if (!gateway) return undefined;
	let status: BankStatus | undefined;
	try {
		status = await gateway.findStatus(bankOrderId === null ? { number } : { bankOrderId });
	} catch (error) {
		if (error instanceof BankSilence || error instanceof BankRefusal) return undefined;
		throw error;
	}
	if (!status) return paidTenge > 0 ? [{ kind: 'unknown_to_bank', shopTenge: paidTenge, bankTenge: 0 }] : [];
	// The bank gave this money back before the shop knew of the payment, so the shop never recorded any.
	const isNeverOurs = payment.state === 'reversed';
	const bank = isNeverOurs ? { depositedTenge: 0, refundedTenge: 0 } : status;
	const sums: Difference[] = [
		{ kind: 'paid', shopTenge: paidTenge, bankTenge: bank.depositedTenge },
		{ kind: 'refunded', shopTenge: refundedTenge, bankTenge: bank.refundedTenge },
	];
	return sums.filter(({ shopTenge, bankTenge }) => shopTenge !== bankTenge);
}
