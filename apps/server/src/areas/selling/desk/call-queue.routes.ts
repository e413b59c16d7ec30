import { callQueueCalls } from '@dukan/domain/selling/desk/desk-calls.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { requireCallBackTime } from '../call-me/require-call-back-time.ts';
import { watchOrder } from '../orders/staff-orders.queries.ts';
import { countAttempt, findOrderCalls, releaseOrder, takeOrder } from './call-queue.queries.ts';
import { markOrderSeen, notifyDesks } from './desk-events.queries.ts';

/**
 * DESK-01, DESK-03: tells who has an order open and who calls its customer, and takes the result of the call.
 */
export function callQueueRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	/**
	 * Does the work in the name of this member, notifies all open pages, and responds with the state of the
	 * call.
	 */
	const change = async (
		request: FastifyRequest,
		orderId: number,
		work: (trx: Database, staffId: number, now: Date) => Promise<void>,
	) => {
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, async (trx) => {
			await work(trx, member.id, now);
			await notifyDesks(trx, orderId, now);
		});
		return findOrderCalls(db, orderId);
	};

	handle(staff, callQueueCalls, 'POST /api/staff/order_watch/:id', async (request) => {
		const { id: orderId } = request.params;
		const now = clock();
		if (await markOrderSeen(db, orderId, now)) await notifyDesks(db, orderId, now);
		return watchOrder(db, { orderId, staffId: staffOf(request).id, now });
	});

	handle(staff, callQueueCalls, 'GET /api/staff/order_calls/:id', async (request) =>
		findOrderCalls(db, request.params.id),
	);

	handle(staff, callQueueCalls, 'POST /api/staff/order_take/:id', async (request) => {
		const { id: orderId } = request.params;
		const { from } = request.body;
		return change(request, orderId, (trx, staffId, now) => takeOrder(trx, { orderId, staffId, from, now }));
	});

	handle(staff, callQueueCalls, 'POST /api/staff/order_release/:id', async (request) => {
		const { id: orderId } = request.params;
		return change(request, orderId, (trx, staffId) => releaseOrder(trx, orderId, staffId));
	});

	handle(staff, callQueueCalls, 'POST /api/staff/order_attempt/:id', async (request) => {
		const { id: orderId } = request.params;
		const { attempts: seen, callBackAt: sent } = request.body;
		const callBackAt = requireCallBackTime(sent, clock());
		return change(request, orderId, (trx, staffId, now) =>
			countAttempt(trx, { orderId, staffId, seen, callBackAt, now }),
		);
	});
}
