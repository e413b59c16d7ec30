import { setTimeout as pause } from 'node:timers/promises';
import { paymentsCalls } from '@dukan/domain/selling/card-payments/payments-public.api.ts';
import type { FastifyRequest } from 'fastify';
import { HOUR_MS, later, SECOND_MS } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, type WordedLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { Bank } from '../../money/banks/open-banks.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { findOrder } from '../orders/orders.queries.ts';
import { publicOrder } from '../orders/public-order.ts';
import { checkPayment } from './check-payment.ts';
import { payOnReceipt } from './pay-on-receipt.ts';
import { findLatestState, listOpenPayments } from './payments.queries.ts';
import { bankWires, startPayment } from './start-payment.ts';

/** The bank is asked about a payment at most once in this time, however many pages ask the shop. */
const FRESH_MS = 3 * SECOND_MS;
/**
 * A page waits this long for the bank's answer. After that it gets what the shop knows, while the check
 * continues.
 */
const PATIENCE_MS = 6 * SECOND_MS;
/** Starts are limited, because each one opens a payment at the bank. */
export const STARTS_BY_USER: WordedLimit = {
	kind: 'payment:user',
	of: 'card payments started',
	per: 'person',
	max: 30,
	windowMs: HOUR_MS,
};

/**
 * PAY-01, PAY-02: card payments of a person's own orders. These calls hold a place in the checkout's limiter
 * during the shop's own work, but not while they wait for a bank.
 */
export function paymentRoutes(
	app: App,
	services: Needs<'db' | 'limiters' | 'clients' | 'clock'> & { config: ConfigWithSms } & {
		banks: readonly Bank[];
	},
): void {
	const { db, clock, banks, limiters, clients } = services;
	/** Running checks by payment: several pages that return to one payment at once share one check. */
	const asking = new Map<number, Promise<unknown>>();
	const ask = (paymentId: number) => {
		const asked =
			asking.get(paymentId) ?? checkPayment(services, paymentId).finally(() => asking.delete(paymentId));
		asking.set(paymentId, asked);
		return asked;
	};
	const inTurn = <Result>(request: FastifyRequest, work: () => Promise<Result>) =>
		limiters.checkout.run(work, clients.of(request));
	const requireOrder = async (userId: number, orderId: number) => {
		const order = await findOrder(db, userId, orderId);
		if (!order) throw new Problem('not_found');
		return publicOrder(order);
	};

	handle(app, paymentsCalls, 'POST /api/payment_start/:id', async (request) => {
		const { id: userId } = userOf(request);
		await inTurn(request, async () => {
			await requireOrder(userId, request.params.id);
			enforceRateLimit(await consume(db, STARTS_BY_USER, String(userId), clock()));
		});
		const { bank, mobile = false } = request.body;
		const url = await startPayment(services, {
			userId,
			orderId: request.params.id,
			bankId: bank,
			isMobile: mobile,
		});
		return { url };
	});

	handle(app, paymentsCalls, 'POST /api/payment_check/:id', async (request) => {
		const { id: userId } = userOf(request);
		const orderId = request.params.id;
		const open = await inTurn(request, async () => {
			await requireOrder(userId, orderId);
			return listOpenPayments(db, orderId, later(clock(), -FRESH_MS));
		});
		const stop = new AbortController();
		await Promise.race([
			Promise.allSettled(open.map(ask)),
			pause(PATIENCE_MS, undefined, { signal: stop.signal }).catch(() => {}),
		]);
		stop.abort();
		return inTurn(request, async () => {
			const attempt = await findLatestState(db, orderId);
			return { order: await requireOrder(userId, orderId), banks: bankWires(banks), attempt };
		});
	});

	handle(app, paymentsCalls, 'POST /api/payment_on_receipt/:id', async (request) => {
		const { id: userId } = userOf(request);
		const orderId = request.params.id;
		return inTurn(request, async () => {
			await payOnReceipt(db, { userId, orderId, payment: request.body.payment, now: clock() });
			return requireOrder(userId, orderId);
		});
	});
}
