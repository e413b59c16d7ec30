import { ordersCalls } from '@dukan/domain/selling/orders/orders.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import { requireKey } from '../../../platform/idempotency/idempotency-key.ts';
import { networkOf } from '../../../platform/limits/network-address.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { Bank } from '../../money/banks/open-banks.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import { orderOrigin } from '../../people/trust/require-trust.ts';
import { limitWrongCodes } from '../promotions/promo-limits.ts';
import { deliveryOptions } from './delivery-options.ts';
import { moveOrder } from './move-order.ts';
import { requirePlainOrder } from './order-items.ts';
import { findOrderPlace } from './order-terms.queries.ts';
import { findOrder, listOrders } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';
import {
	orderRequestOf,
	publicItem,
	publicOptions,
	publicOrder,
	publicQuote,
	publicRefusal,
	quoteRequestOf,
} from './public-order.ts';
import { answerQuote } from './quote-order.ts';

/** All calls here are about the orders of the signed-in person. */
export function orderRoutes(
	app: App,
	services: Needs<'config' | 'db' | 'clock'> & { banks: readonly Bank[] },
): void {
	const { db, clock, banks } = services;
	const offered = banks.map(({ id, name }) => ({ id, name }));
	const guesserOf = (request: FastifyRequest) => ({
		network: userOf(request).isKnown ? undefined : networkOf(request.ip),
	});
	const requireOrder = async (userId: number, orderId: number) => {
		const order = await findOrder(db, userId, orderId);
		if (!order) throw new Problem('not_found');
		return publicOrder(order);
	};

	handle(app, ordersCalls, 'GET /api/delivery_options', async (request) => {
		const { region_id, district_id } = request.query;
		const place = await findOrderPlace(db, district_id);
		if (!place || (region_id !== undefined && region_id !== place.regionId)) throw new Problem('not_found');
		return publicOptions(await deliveryOptions(db, place, cookieLanguage(request), clock()));
	});

	handle(app, ordersCalls, 'POST /api/order_quote', (request) => {
		const who = { userId: userOf(request).id, now: clock() };
		return limitWrongCodes(db, { ...who, ...guesserOf(request), code: request.body.promo }, async () => {
			const quoted = await publicQuote(db, await answerQuote(db, quoteRequestOf(request.body), who));
			const result = { ...quoted, ...(offered.length > 0 && { banks: offered }) };
			return { result, isUnknown: result.promo_problem?.reason === 'unknown' };
		});
	});

	handle(app, ordersCalls, 'POST /api/order_add', async (request, reply) => {
		const key = requireKey(request.headers);
		const { id: userId } = userOf(request);
		const body = requirePlainOrder(orderRequestOf(request.body));
		const { items, name, address } = body;
		// The key's request is kept in the contract's form, so that after an upgrade the same request still
		// counts as the same.
		const sent = { ...request.body, items: items.map(publicItem), name, address };
		const origin = await orderOrigin(services, request);
		const now = clock();
		const placed = await limitWrongCodes(
			db,
			{ ...guesserOf(request), userId, code: body.promo, now },
			async () => {
				const result = await placeOrder(db, {
					userId,
					key,
					body,
					sent,
					now,
					origin,
					takesCards: banks.length > 0,
				}).catch(async (error: unknown) => {
					throw await publicRefusal(db, error);
				});
				return { result, isUnknown: false };
			},
		);
		if (placed.outcome === 'repeated') return { order: await requireOrder(userId, placed.orderId) };
		reply.code(201);
		return { order: publicOrder(placed.order) };
	});

	handle(app, ordersCalls, 'GET /api/order_list', async (request) => {
		const { rows, count } = await listOrders(db, userOf(request).id, request.query);
		return { rows: rows.map(publicOrder), count };
	});

	handle(app, ordersCalls, 'GET /api/order_show/:id', (request) =>
		requireOrder(userOf(request).id, request.params.id),
	);

	handle(app, ordersCalls, 'POST /api/order_cancel/:id', async (request) => {
		const { id: userId } = userOf(request);
		const orderId = request.params.id;
		await db.transaction().execute((trx) =>
			moveOrder(trx, {
				orderId,
				userId,
				to: 'cancelled',
				by: 'customer',
				now: clock(),
				cancel: request.body,
			}),
		);
		return requireOrder(userId, orderId);
	});
}
