import { doorCalls } from '@dukan/domain/selling/couriers/door.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { handOutOrder, postponeOrder } from './at-the-door.ts';

/** COUR-03: what happens at the handover. Refusing everything is a cancellation with its reason (order_move). */
export function doorRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, doorCalls, { db, clock });
	change('POST /api/staff/order_hand_out/:id', (trx, { params, body }, { member, now }) =>
		handOutOrder(trx, body, { orderId: params.id, staffId: member.id, now }),
	);

	change('POST /api/staff/order_postpone/:id', (trx, { params, body }, { member, now }) =>
		postponeOrder(trx, body, { orderId: params.id, staffId: member.id, now }),
	);
}
