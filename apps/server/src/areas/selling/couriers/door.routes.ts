import { doorCalls } from '@dukan/domain/selling/couriers/door.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { handOutOrder, postponeOrder } from './at-the-door.ts';

/** COUR-03: what happens at the handover. Refusing everything is a cancellation with its reason (order_move). */
export function doorRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, doorCalls, 'POST /api/staff/order_hand_out/:id', async (request, reply) => {
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, (trx) =>
			handOutOrder(trx, request.body, { orderId: request.params.id, staffId: member.id, now }),
		);
		return reply.code(204).send();
	});

	handle(staff, doorCalls, 'POST /api/staff/order_postpone/:id', async (request, reply) => {
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, (trx) =>
			postponeOrder(trx, request.body, { orderId: request.params.id, staffId: member.id, now }),
		);
		return reply.code(204).send();
	});
}
