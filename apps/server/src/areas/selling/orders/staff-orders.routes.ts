import { type StaffOrderWire, staffOrdersCalls } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { shownPhone } from '@dukan/domain/staff/access/shown-phone.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteReads } from '../../staff/audit/note-reads.ts';
import { deliveryOptions } from './delivery-options.ts';
import { editOrder, type OrderEditor } from './edit-order.ts';
import { moveOrder } from './move-order.ts';
import { findOrderPlace } from './order-terms.queries.ts';
import { findAnyOrder } from './orders.queries.ts';
import { findStaffOrder } from './show-staff-order.ts';
import { countOpenOrders, insertOrderNote, listStaffOrders } from './staff-orders.queries.ts';
import { type Stepper, stepBack } from './step-back.ts';

/** ORDER-04: the moves of an order by the shop. */
export function staffOrderRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, staffOrdersCalls, 'GET /api/staff/orders', async (request) => {
		const { id: staffId, rights } = staffOf(request);
		const now = clock();
		const found = await listStaffOrders(db, request.query, now);
		await noteReads(db, { staffId, kind: 'orders', keys: found.rows.map(({ id }) => id), now });
		return { ...found, rows: found.rows.map((row) => ({ ...row, phone: shownPhone(rights, row.phone) })) };
	});

	handle(staff, staffOrdersCalls, 'GET /api/staff/order_counts', async () => countOpenOrders(db));

	handle(staff, staffOrdersCalls, 'GET /api/staff/order/:id', async (request) => {
		const { id } = request.params;
		const order = await requireStaffOrder(request, id);
		await noteReads(db, { staffId: staffOf(request).id, kind: 'orders', keys: [id], now: clock() });
		return order;
	});

	handle(staff, staffOrdersCalls, 'POST /api/staff/order_move/:id', async (request) => {
		const orderId = request.params.id;
		const { to, from, reason, note } = request.body;
		if (to === 'cancelled' && reason === 'other' && note.trim() === '')
			throw invalidField('note', 'required');
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, (trx) =>
			moveOrder(trx, {
				orderId,
				to,
				from,
				by: 'shop',
				staffId: member.id,
				now,
				...(to === 'cancelled' && { cancel: { reason, note } }),
			}),
		);
		const order = await findAnyOrder(db, orderId);
		if (!order) throw new Problem('not_found');
		return order;
	});

	handle(staff, staffOrdersCalls, 'POST /api/staff/order_back/:id', async (request) => {
		const { id } = request.params;
		const now = clock();
		await asStaff(db, { member: staffOf(request), now }, (trx) =>
			stepBack(trx, { orderId: id, ...request.body, person: stepperOf(request), now }),
		);
		return requireStaffOrder(request, id);
	});

	handle(staff, staffOrdersCalls, 'POST /api/staff/order_edit/:id', async (request) => {
		const { id } = request.params;
		const now = clock();
		await asStaff(db, { member: staffOf(request), now }, (trx) =>
			editOrder(trx, id, request.body, { editor: editorOf(request), now }),
		);
		return requireStaffOrder(request, id);
	});

	handle(staff, staffOrdersCalls, 'GET /api/staff/order_days/:id', async (request) => {
		const order = await findAnyOrder(db, request.params.id);
		const place = order?.district && (await findOrderPlace(db, order.district.id));
		if (!order) throw new Problem('not_found');
		return place ? (await deliveryOptions(db, place, 'ru', clock())).days : [];
	});

	handle(staff, staffOrdersCalls, 'POST /api/staff/order_note/:id', async (request) => {
		const { id } = request.params;
		const member = staffOf(request);
		const note = { orderId: id, staffId: member.id, text: request.body.text, at: clock() };
		const stored = await asStaff(db, { member, now: clock() }, (trx) => insertOrderNote(trx, note));
		if (!stored) throw new Problem('not_found');
		return requireStaffOrder(request, id);
	});

	async function requireStaffOrder(request: FastifyRequest, id: number): Promise<StaffOrderWire> {
		const order = await findStaffOrder(db, id, { person: stepperOf(request), now: clock() });
		if (!order) throw new Problem('not_found');
		return order;
	}
}

function stepperOf(request: FastifyRequest): Stepper {
	const { id, rights } = staffOf(request);
	return { staffId: id, mayStepBack: staffMay(rights, 'stepBackOrders') };
}

function editorOf(request: FastifyRequest): OrderEditor {
	const { id, rights } = staffOf(request);
	return { staffId: id, mayDiscount: staffMay(rights, 'giveDiscounts') };
}
