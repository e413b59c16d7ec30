import { byId, idempotencyHeaders } from '@dukan/domain/base/fields.api.ts';
import {
	deliveryOptionsQuery,
	deliveryOptionsWire,
	orderAddedWire,
	orderAddWire,
	orderCancelBody,
	orderListQuery,
	orderListWire,
	orderQuoteBody,
	orderQuoteWire,
	orderWire,
} from '@dukan/domain/selling/orders/orders.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import { KEY_REQUIRED, requireKey } from '../../../platform/idempotency/idempotency-key.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';
import { orderOrigin } from '../../people/trust/require-trust.ts';
import { limitWrongCodes } from '../promotions/promo-limits.ts';
import { deliveryOptions } from './delivery-options.ts';
import { moveOrder } from './move-order.ts';
import { requirePlainOrder } from './order-items.ts';
import { findOrderPlace } from './order-terms.queries.ts';
import { findOrder, listOrders } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';
import { answerQuote } from './quote-order.ts';

const tags = ['orders'];

/** Everything here is a signed-in person's own. */
export function orderRoutes(app: App, services: Services): void {
	const { db, clock, banks } = services;
	const offered = banks.map(({ id, name }) => ({ id, name }));
	const onRequest = signedIn(services);
	const requireOrder = async (userId: number, orderId: number) => {
		const order = await findOrder(db, userId, orderId);
		if (!order) throw new Problem('not_found');
		return order;
	};

	app.get(
		'/api/delivery_options',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'How an order can reach a district, with prices, days and hours',
				tags,
				querystring: deliveryOptionsQuery,
				response: { 200: deliveryOptionsWire },
			},
		},
		async (request) => {
			const { region_id, district_id } = request.query;
			const place = await findOrderPlace(db, district_id);
			if (!place || (region_id !== undefined && region_id !== place.regionId)) throw new Problem('not_found');
			return deliveryOptions(db, place, cookieLanguage(request), clock());
		},
	);

	app.post(
		'/api/order_quote',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'What an order would cost now, what changed, what stands in its way',
				tags,
				body: orderQuoteBody,
				response: { 200: orderQuoteWire },
			},
		},
		(request) => {
			const who = { userId: userOf(request).id, now: clock() };
			return limitWrongCodes(db, { ...who, code: request.body.promo }, async () => {
				const quoted = await answerQuote(db, request.body, who);
				const result = { ...quoted, ...(offered.length > 0 && { banks: offered }) };
				return { result, isUnknown: result.promo_problem?.reason === 'unknown' };
			});
		},
	);

	app.post(
		'/api/order_add',
		{
			onRequest,
			config: KEY_REQUIRED,
			schema: {
				security: BEARER,
				summary: 'Place an order. The same Idempotency-Key with the same body gives the same order again',
				tags,
				headers: idempotencyHeaders,
				body: orderAddWire,
				response: { 201: orderAddedWire, 200: orderAddedWire },
			},
		},
		async (request, reply) => {
			const key = requireKey(request.headers);
			const { id: userId } = userOf(request);
			const body = requirePlainOrder(request.body);
			const origin = await orderOrigin(services, request);
			const now = clock();
			const placed = await limitWrongCodes(db, { userId, code: body.promo, now }, async () => {
				const result = await placeOrder(db, {
					userId,
					key,
					body,
					now,
					origin,
					takesCards: banks.length > 0,
				});
				return { result, isUnknown: false };
			});
			if (placed.outcome === 'repeated') return { order: await requireOrder(userId, placed.orderId) };
			reply.code(201);
			return { order: placed.order };
		},
	);

	app.get(
		'/api/order_list',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Own orders, newest first',
				tags,
				querystring: orderListQuery,
				response: { 200: orderListWire },
			},
		},
		(request) => listOrders(db, userOf(request).id, request.query),
	);

	app.get(
		'/api/order_show/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'One of the own orders',
				tags,
				params: byId,
				response: { 200: orderWire },
			},
		},
		(request) => requireOrder(userOf(request).id, request.params.id),
	);

	app.post(
		'/api/order_cancel/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Cancel an own order while it is pending',
				tags,
				params: byId,
				body: orderCancelBody,
				response: { 200: orderWire },
			},
		},
		async (request) => {
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
		},
	);
}
