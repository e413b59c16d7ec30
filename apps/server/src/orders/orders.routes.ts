import type { CancelReason } from '@dukan/domain/orders/order-status.ts';
import type {
	DeliveryOptionsWire,
	OrderAddWire,
	OrderItemWire,
	OrderQuoteWire,
	OrderWire,
} from '@dukan/domain/orders/orders.api.ts';
import type { DeliveryKind } from '@dukan/domain/orders/quote.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { signedIn, userOf } from '../auth/signed-in.ts';
import { Problem } from '../platform/http/problem.ts';
import { cookieLanguage } from '../platform/http/request-language.ts';
import { idSchema } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { deliveryOptions } from './delivery-options.ts';
import { moveOrder } from './move-order.ts';
import {
	cancelBody,
	deliveryOptionsSchema,
	orderBody,
	orderSchema,
	quoteBody,
	quoteSchema,
} from './order-schemas.ts';
import { findOrderPlace } from './order-terms.queries.ts';
import { findOrder, listOrders } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const tags = ['orders'];

const KEY = /^[\w.-]{8,100}$/;

/** Everything here is a signed-in person's own. */
export function orderRoutes(app: FastifyInstance, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);
	const requireOrder = async (userId: number, orderId: number): Promise<OrderWire> => {
		const order = await findOrder(db, userId, orderId);
		if (!order) throw new Problem('not_found');
		return order;
	};

	app.get<{ Querystring: { region_id?: number; district_id: number } }>(
		'/api/delivery_options',
		{
			onRequest,
			schema: {
				summary: 'How an order can reach a district, with prices, days and hours',
				tags,
				querystring: Type.Object({ region_id: Type.Optional(idSchema), district_id: idSchema }),
				response: { 200: deliveryOptionsSchema },
			},
		},
		async (request): Promise<DeliveryOptionsWire> => {
			const { region_id, district_id } = request.query;
			const place = await findOrderPlace(db, district_id);
			if (!place || (region_id !== undefined && region_id !== place.regionId)) throw new Problem('not_found');
			return deliveryOptions(db, place, cookieLanguage(request), clock());
		},
	);

	app.post<{ Body: { items: OrderItemWire[]; delivery: DeliveryKind; district_id?: number } }>(
		'/api/order_quote',
		{
			onRequest,
			schema: {
				summary: 'What an order would cost now, what changed, what stands in its way',
				tags,
				body: quoteBody,
				response: { 200: quoteSchema },
			},
		},
		async (request): Promise<OrderQuoteWire> => {
			const { delivery, district_id } = request.body;
			const items = mergeItems(request.body.items).map(({ p_id, quantity }) => ({
				productId: p_id,
				quantity,
			}));
			const place =
				delivery === 'pickup' || district_id === undefined
					? undefined
					: await findOrderPlace(db, district_id);
			return quoteOrder(db, { items, delivery, place }, clock());
		},
	);

	app.post<{ Body: OrderAddWire; Headers: { 'idempotency-key'?: string } }>(
		'/api/order_add',
		{
			onRequest,
			schema: {
				summary: 'Place an order. The same Idempotency-Key with the same body gives the same order again',
				tags,
				headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String()) }),
				body: orderBody,
				response: {
					201: Type.Object({ order: orderSchema }),
					200: Type.Object({ order: orderSchema }),
				},
			},
		},
		async (request, reply) => {
			const key = request.headers['idempotency-key'] ?? '';
			if (!KEY.test(key))
				throw new Problem('invalid_input', { errors: [{ field: 'Idempotency-Key', code: 'required' }] });
			const { id: userId } = userOf(request);
			const body = { ...request.body, items: mergeItems(request.body.items) };
			if (body.delivery !== 'pickup' && body.address.trim().length < 3)
				throw new Problem('invalid_input', { errors: [{ field: 'address', code: 'minLength' }] });
			const { orderId, outcome } = await placeOrder(db, { userId, key, body, now: clock() });
			reply.code(outcome === 'placed' ? 201 : 200);
			return { order: await requireOrder(userId, orderId) };
		},
	);

	app.get<{ Querystring: { limit: number; offset: number } }>(
		'/api/order_list',
		{
			onRequest,
			schema: {
				summary: 'Own orders, newest first',
				tags,
				querystring: Type.Object({
					limit: Type.Integer({ minimum: 1, maximum: 100, default: 24 }),
					offset: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
				}),
				response: { 200: Type.Object({ rows: Type.Array(orderSchema), count: Type.Integer() }) },
			},
		},
		(request) => listOrders(db, userOf(request).id, request.query),
	);

	app.get<{ Params: { id: number } }>(
		'/api/order_show/:id',
		{
			onRequest,
			schema: {
				summary: 'One of the own orders',
				tags,
				params: Type.Object({ id: idSchema }),
				response: { 200: orderSchema },
			},
		},
		(request) => requireOrder(userOf(request).id, request.params.id),
	);

	app.post<{ Params: { id: number }; Body: { reason: CancelReason; note: string } }>(
		'/api/order_cancel/:id',
		{
			onRequest,
			schema: {
				summary: 'Cancel an own order while it is pending',
				tags,
				params: Type.Object({ id: idSchema }),
				body: cancelBody,
				response: { 200: orderSchema },
			},
		},
		async (request) => {
			const { id: userId } = userOf(request);
			const orderId = request.params.id;
			await db.transaction().execute((trx) =>
				moveOrder(trx, {
					...{ orderId, userId, to: 'cancelled', by: 'customer', now: clock() },
					cancel: request.body,
				}),
			);
			return requireOrder(userId, orderId);
		},
	);
}

/** The same product named twice is one line. */
function mergeItems(items: readonly OrderItemWire[]): OrderItemWire[] {
	const quantities = new Map<number, number>();
	for (const { p_id, quantity } of items) quantities.set(p_id, (quantities.get(p_id) ?? 0) + quantity);
	return [...quantities].map(([p_id, quantity]) => ({ p_id, quantity }));
}
