import { setTimeout as pause } from 'node:timers/promises';
import type { BankWire } from '@dukan/domain/money/banks/banks.api.ts';
import { later, SECOND_MS } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { BankRefusal, BankSilence, type Registration } from '../../money/banks/bank-gateway.ts';
import { insertPaymentEvent } from '../../money/banks/card-money.queries.ts';
import type { Bank } from '../../money/banks/open-banks.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import {
	countPayments,
	findOpenedPayment,
	findRegistration,
	insertPayment,
	lockPayableOrder,
	setRegistered,
	setRegisterRefused,
} from './payments.queries.ts';

export type PaymentParts = Needs<'db' | 'clock'> & { config: ConfigWithSms; banks: readonly Bank[] };

/** No one tries to pay one order more often than this. */
const MAX_ATTEMPTS = 20;
/** No payment starts with less time than this left, because typing a card takes longer. */
const SHORTEST_SESSION_MS = 30 * SECOND_MS;
const FIRST_CHECK_MS = 15 * SECOND_MS;
/** The pause between two looks at the registration that another click has started. */
const LOOK_AGAIN_MS = 200;

export function bankWires(banks: readonly Bank[]): BankWire[] {
	return banks.map(({ id, name }) => ({ id, name }));
}

/**
 * PAY-01: registers an order that awaits its payment at a bank. The payment is stored first, under a number
 * of the shop's, so that the bank can be asked about it if its response is lost. No transaction is open while
 * the bank is called. Anyone who clicks meanwhile waits for the same page; otherwise a person with two open
 * pages could pay twice.
 */
export async function startPayment(
	parts: PaymentParts,
	asked: { userId: number; orderId: number; bankId: string | undefined; isMobile: boolean },
): Promise<string> {
	const { db, banks, clock } = parts;
	const bank = asked.bankId === undefined ? banks[0] : banks.find(({ id }) => id === asked.bankId);
	if (!bank) throw new Problem('cannot_pay');
	const begun = await db.transaction().execute(async (trx) => {
		const now = clock();
		const payable = await lockPayableOrder(trx, asked.orderId);
		if (payable?.order.userId !== asked.userId) throw new Problem('not_found');
		const { order, language } = payable;
		const { payUntil, totalTenge, number } = order;
		const isPayable = order.status === 'pending' && order.paymentState === 'awaiting' && payUntil !== null;
		const leftMs = (payUntil?.getTime() ?? 0) - now.getTime();
		if (!isPayable || leftMs < SHORTEST_SESSION_MS) throw new Problem('cannot_pay');
		const opened = await findOpenedPayment(trx, {
			orderId: order.id,
			bank: bank.id,
			amountTenge: totalTenge,
			now,
			registeringSince: later(now, -bank.timeoutMs),
		});
		if (opened) return opened;
		const attempts = await countPayments(trx, order.id);
		if (attempts >= MAX_ATTEMPTS) throw new Problem('cannot_pay');
		const paymentNumber = `${number}-${attempts + 1}`;
		const paymentId = await insertPayment(trx, {
			orderId: order.id,
			bank: bank.id,
			number: paymentNumber,
			amountTenge: totalTenge,
			at: now,
			expiresAt: payUntil,
			nextCheckAt: later(now, bank.timeoutMs + FIRST_CHECK_MS),
		});
		await insertPaymentEvent(trx, { paymentId, at: now, kind: 'created' });
		const registration: Registration = {
			number: paymentNumber,
			amountTenge: totalTenge,
			language,
			returnUrl: `${parts.config.pageOrigin}/history/${order.id}`,
			description: `${await readShopName(trx, language)} ${number}`,
			isMobile: asked.isMobile,
			sessionS: Math.floor(leftMs / SECOND_MS),
		};
		return { paymentId, registration };
	});
	if ('registration' in begun) return registerPayment(parts, bank, begun);
	return begun.url ?? awaitPage(parts, bank, begun.id);
}

async function awaitPage({ db, clock }: PaymentParts, bank: Bank, paymentId: number): Promise<string> {
	for (let waitedMs = 0; waitedMs < bank.timeoutMs; waitedMs += LOOK_AGAIN_MS) {
		await pause(LOOK_AGAIN_MS);
		const found = await findRegistration(db, paymentId, later(clock(), -bank.timeoutMs));
		if (found?.url) return found.url;
		if (!found?.isRegistering) break;
	}
	throw new Problem('bank_unavailable');
}

async function registerPayment(
	{ db, clock }: PaymentParts,
	{ gateway }: Bank,
	{ paymentId, registration }: { paymentId: number; registration: Registration },
): Promise<string> {
	try {
		const { bankOrderId, formUrl } = await gateway.register(registration);
		const now = clock();
		await setRegistered(db, paymentId, { bankOrderId, formUrl, nextCheckAt: later(now, FIRST_CHECK_MS) });
		await insertPaymentEvent(db, { paymentId, at: now, kind: 'registered', state: 'registered' });
		return formUrl;
	} catch (error) {
		const at = clock();
		if (error instanceof BankRefusal) {
			await setRegisterRefused(db, paymentId, error.errorCode);
			await insertPaymentEvent(db, { paymentId, at, kind: 'register_refused', code: error.errorCode });
		} else if (error instanceof BankSilence) {
			// The bank may have registered the payment, so the job asks about it by the shop's number.
			await insertPaymentEvent(db, { paymentId, at, kind: 'no_response', code: error.reason });
		} else throw error;
		throw new Problem('bank_unavailable');
	}
}
