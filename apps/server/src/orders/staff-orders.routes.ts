import {
	CANCEL_REASONS,
	type CancelReason,
	ORDER_STATUSES,
	type OrderStatus,
} from '@dukan/domain/orders/order-status.ts';
import { type DeliveryOptionsWire, type OrderWire, PAYMENT_KINDS } from '@dukan/domain/orders/orders.api.ts';
import { DELIVERY_KINDS, MAX_ORDER_LINES, MAX_QUANTITY } from '@dukan/domain/orders/quote.ts';
import {
	ORDER_SORTS,
	type OrderCountsWire,
	type OrderEditWire,
	type OrderWatcherWire,
	type StaffOrderRowWire,
	type StaffOrderWire,
} from '@dukan/domain/orders/staff-orders.api.ts';
import type { StaffPage } from '@dukan/domain/staff/staff.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import { byId, daySchema as day, idSchema, line, oneOf, pageFields, text } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { staffOf } from '../staff/staff-area.ts';
import { deliveryOptions } from './delivery-options.ts';
import { editOrder } from './edit-order.ts';
import { moveOrder } from './move-order.ts';
import { orderSchema } from './order-schemas.ts';
import { findOrderPlace } from './order-terms.queries.ts';
import { findAnyOrder } from './orders.queries.ts';
import { findStaffOrder } from './show-staff-order.ts';
import {
	countOpenOrders,
	insertOrderNote,
	listStaffOrders,
	type OrderFilter,
	watchOrder,
} from './staff-orders.queries.ts';

type Move = { to: Exclude<OrderStatus, 'pending'>; reason: CancelReason; note: string };

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;
const MAX_NOTE_LENGTH = 500;

/** ORDER-04: the shop's side of an order's way. */
export function staffOrderRoutes(staff: FastifyInstance, { db, clock }: Services): void {
	staff.get<{ Querystring: OrderFilter }>(
		'/orders',
		{
			config: right,
			schema: {
				summary: 'Orders by state, day, number, phone or name',
				tags,
				querystring: Type.Object({
					status: Type.Optional(oneOf(ORDER_STATUSES)),
					delivery: Type.Optional(oneOf(DELIVERY_KINDS)),
					from: Type.Optional(day),
					to: Type.Optional(day),
					day: Type.Optional(day),
					q: Type.Optional(line(64)),
					sort: {
						...oneOf(ORDER_SORTS.flatMap((sort) => [sort, `-${sort}` as const])),
						default: '-created',
					},
					...pageFields,
				}),
			},
		},
		async (request): Promise<StaffPage<StaffOrderRowWire>> => listStaffOrders(db, request.query),
	);

	staff.get(
		'/order_counts',
		{ config: right, schema: { summary: 'How many orders wait in each state', tags } },
		async (): Promise<OrderCountsWire> => countOpenOrders(db),
	);

	staff.get<{ Params: { id: number } }>(
		'/order/:id',
		{ config: right, schema: { summary: 'An order with its customer, notes and stock', tags, params: byId } },
		async (request): Promise<StaffOrderWire> => requireStaffOrder(request.params.id),
	);

	staff.post<{ Params: { id: number }; Body: Move }>(
		'/order_move/:id',
		{
			config: right,
			schema: {
				summary: 'Accept an order, send it on its way, complete or cancel it',
				tags,
				params: byId,
				body: Type.Object({
					to: oneOf(['accepted', 'on_delivery', 'completed', 'cancelled']),
					/** Of a cancellation. */
					reason: Type.Unsafe<CancelReason>({ ...oneOf(CANCEL_REASONS), default: 'other' }),
					note: Type.String({ maxLength: MAX_NOTE_LENGTH, default: '' }),
				}),
				response: { 200: orderSchema },
			},
		},
		async (request): Promise<OrderWire> => {
			const orderId = request.params.id;
			const { to, reason, note } = request.body;
			const member = staffOf(request);
			const now = clock();
			await asStaff(db, { member, now }, (trx) =>
				moveOrder(trx, {
					...{ orderId, to, by: 'shop', staffId: member.id, now },
					...(to === 'cancelled' && { cancel: { reason, note } }),
				}),
			);
			const order = await findAnyOrder(db, orderId);
			if (!order) throw new Problem('not_found');
			return order;
		},
	);

	staff.post<{ Params: { id: number }; Body: OrderEditWire }>(
		'/order_edit/:id',
		{
			config: right,
			schema: {
				summary: 'Change goods (before acceptance), slot, payment, address, note; stock and slots follow',
				tags,
				params: byId,
				body: Type.Object({
					version: Type.Integer({ minimum: 1 }),
					items: Type.Array(
						Type.Object({ p_id: idSchema, quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }) }),
						{ minItems: 1, maxItems: MAX_ORDER_LINES },
					),
					payment: oneOf(PAYMENT_KINDS),
					change_from: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 20_000_000 })),
					address: line(300),
					note: text(MAX_NOTE_LENGTH),
					slot: Type.Optional(Type.Object({ date: day, id: idSchema })),
				}),
			},
		},
		async (request): Promise<StaffOrderWire> => {
			const { id } = request.params;
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) => editOrder(trx, id, request.body, now));
			return requireStaffOrder(id);
		},
	);

	staff.get<{ Params: { id: number } }>(
		'/order_days/:id',
		{
			config: right,
			schema: { summary: 'Days and hours this order could be brought at', tags, params: byId },
		},
		async (request): Promise<DeliveryOptionsWire['days']> => {
			const order = await findAnyOrder(db, request.params.id);
			const place = order?.district && (await findOrderPlace(db, order.district.id));
			if (!order) throw new Problem('not_found');
			return place ? (await deliveryOptions(db, place, 'ru', clock())).days : [];
		},
	);

	staff.post<{ Params: { id: number }; Body: { text: string } }>(
		'/order_note/:id',
		{
			config: right,
			schema: {
				summary: 'A note that staff leave each other',
				tags,
				params: byId,
				body: Type.Object({ text: Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH }) }),
			},
		},
		async (request): Promise<StaffOrderWire> => {
			const { id } = request.params;
			const member = staffOf(request);
			const note = { orderId: id, staffId: member.id, text: request.body.text, at: clock() };
			const kept = await asStaff(db, { member, now: clock() }, (trx) => insertOrderNote(trx, note));
			if (!kept) throw new Problem('not_found');
			return requireStaffOrder(id);
		},
	);

	staff.post<{ Params: { id: number } }>(
		'/order_watch/:id',
		{
			config: right,
			schema: { summary: 'This order is open here; answers who else has it open', tags, params: byId },
		},
		async (request): Promise<OrderWatcherWire[]> =>
			watchOrder(db, { orderId: request.params.id, staffId: staffOf(request).id, now: clock() }),
	);

	async function requireStaffOrder(id: number): Promise<StaffOrderWire> {
		const order = await findStaffOrder(db, id);
		if (!order) throw new Problem('not_found');
		return order;
	}
}
