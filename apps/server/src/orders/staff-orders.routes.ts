import { CANCEL_REASONS, type CancelReason, type OrderStatus } from '@dukan/domain/orders/order-status.ts';
import type { OrderWire } from '@dukan/domain/orders/orders.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import { byId, oneOf } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { staffOf } from '../staff/staff-area.ts';
import { moveOrder } from './move-order.ts';
import { orderSchema } from './order-schemas.ts';
import { findAnyOrder } from './orders.queries.ts';

type Move = { to: Exclude<OrderStatus, 'pending'>; reason: CancelReason; note: string };

/** ORDER-04: the shop's side of an order's way. */
export function staffOrderRoutes(staff: FastifyInstance, { db, clock }: Services): void {
	staff.post<{ Params: { id: number }; Body: Move }>(
		'/order_move/:id',
		{
			config: { staff: 'workOrders' },
			schema: {
				summary: 'Accept an order, send it on its way, complete or cancel it',
				tags: ['staff'],
				params: byId,
				body: Type.Object({
					to: oneOf(['accepted', 'on_delivery', 'completed', 'cancelled']),
					/** Of a cancellation. */
					reason: Type.Unsafe<CancelReason>({ ...oneOf(CANCEL_REASONS), default: 'other' }),
					note: Type.String({ maxLength: 500, default: '' }),
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
}
