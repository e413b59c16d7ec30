import { setTimeout as pause } from 'node:timers/promises';
import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	paymentCheckedWire,
	paymentOnReceiptBody,
	paymentStartBody,
	paymentStartedWire,
} from '@dukan/domain/selling/card-payments/payments-public.api.ts';
import { orderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import { HOUR_MS, later, SECOND_MS } from '../../../platform/clock.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, type WindowLimit } from '../../../platform/limits/limits.queries.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';
import { findOrder } from '../orders/orders.queries.ts';
import { checkPayment } from './check-payment.ts';
import { payOnReceipt } from './pay-on-receipt.ts';
import { findLatestState, listOpenPayments } from './payments.queries.ts';
import { bankWires, startPayment } from './start-payment.ts';

const tags = ['payments'];

/** The bank is asked once in so long, however many pages ask. */
const FRESH_MS = 3 * SECOND_MS;
/** A page says what is known by then; the question goes on. */
const PATIENCE_MS = 6 * SECOND_MS;
/** Each opens a payment at the bank. */
const STARTS_BY_USER: WindowLimit = { kind: 'payment:user', max: 30, windowMs: HOUR_MS };

/** PAY-01, PAY-02: the own orders that await their payment. A turn at the checkout is theirs for their own work, not while they wait for a bank. */
export function paymentRoutes(app: App, services: Services): void {
	const { db, clock, banks, limiters, clients } = services;
	const onRequest = signedIn(services);
	/** Parallel returns of one payment wait for one question. */
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
		return order;
	};

	app.post(
		'/api/payment_start/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Registers an own order at a bank; the browser goes to the address that comes back',
				tags,
				params: byId,
				body: paymentStartBody,
				response: { 200: paymentStartedWire },
			},
		},
		async (request) => {
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
		},
	);

	app.post(
		'/api/payment_check/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Asks the bank about an own order, and says what is true now',
				tags,
				params: byId,
				response: { 200: paymentCheckedWire },
			},
		},
		async (request) => {
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
		},
	);

	app.post(
		'/api/payment_on_receipt/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'An own order that awaits its payment is paid on receipt instead',
				tags,
				params: byId,
				body: paymentOnReceiptBody,
				response: { 200: orderWire },
			},
		},
		async (request) => {
			const { id: userId } = userOf(request);
			const orderId = request.params.id;
			return inTurn(request, async () => {
				await payOnReceipt(db, { userId, orderId, payment: request.body.payment, now: clock() });
				return requireOrder(userId, orderId);
			});
		},
	);
}
