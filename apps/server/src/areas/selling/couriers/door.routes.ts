import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import { handOutBody, postponeBody } from '@dukan/domain/selling/couriers/door.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { handOutOrder, postponeOrder } from './at-the-door.ts';

const tags = ['staff'];
const config = { staff: 'workOrders' } as const;

/** COUR-03: what happens at the door. A whole refusal is a cancellation with its reason (order_move). */
export function doorRoutes(staff: App, { db, clock }: Services): void {
	staff.post(
		'/order_hand_out/:id',
		{
			config,
			schema: {
				summary: 'The receiver takes all or part of an order and pays in cash, by terminal or both',
				tags,
				params: byId,
				body: handOutBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const member = staffOf(request);
			const now = clock();
			await asStaff(db, { member, now }, (trx) =>
				handOutOrder(trx, request.body, { orderId: request.params.id, staffId: member.id, now }),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/order_postpone/:id',
		{
			config,
			schema: {
				summary: 'An order on its way comes back and has another hour',
				tags,
				params: byId,
				body: postponeBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const member = staffOf(request);
			const now = clock();
			await asStaff(db, { member, now }, (trx) =>
				postponeOrder(trx, request.body, { orderId: request.params.id, staffId: member.id, now }),
			);
			return reply.code(204).send();
		},
	);
}
