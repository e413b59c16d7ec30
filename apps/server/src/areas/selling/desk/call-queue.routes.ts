import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	orderAttemptBody,
	orderCallsWire,
	orderTakeBody,
} from '@dukan/domain/selling/desk/desk-calls.api.ts';
import { orderWatchersWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { requireCallBackTime } from '../call-me/require-call-back-time.ts';
import { watchOrder } from '../orders/staff-orders.queries.ts';
import { countAttempt, findOrderCalls, releaseOrder, takeOrder } from './call-queue.queries.ts';
import { markOrderSeen, notifyDesks } from './desk-events.queries.ts';

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;

/** DESK-01, DESK-03: who has an order open, who calls its customer, and what became of the call. */
export function callQueueRoutes(staff: App, { db, clock }: Services): void {
	/** Does it as this member, notifies all desks, and responds with how the call stands. */
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

	staff.post(
		'/order_watch/:id',
		{
			config: right,
			schema: {
				summary: 'This order is open here, so it rings no longer; responds with who else has it open',
				tags,
				params: byId,
				response: { 200: orderWatchersWire },
			},
		},
		async (request) => {
			const { id: orderId } = request.params;
			const now = clock();
			if (await markOrderSeen(db, orderId, now)) await notifyDesks(db, orderId, now);
			return watchOrder(db, { orderId, staffId: staffOf(request).id, now });
		},
	);

	staff.get(
		'/order_calls/:id',
		{
			config: right,
			schema: {
				summary: 'Who calls the customer of an order, and the calls that reached no one',
				tags,
				params: byId,
				response: { 200: orderCallsWire },
			},
		},
		async (request) => findOrderCalls(db, request.params.id),
	);

	staff.post(
		'/order_take/:id',
		{
			config: right,
			schema: {
				summary: 'I call this customer; of two at once one gets it',
				tags,
				params: byId,
				body: orderTakeBody,
				response: { 200: orderCallsWire },
			},
		},
		async (request) => {
			const { id: orderId } = request.params;
			const { from } = request.body;
			return change(request, orderId, (trx, staffId, now) => takeOrder(trx, { orderId, staffId, from, now }));
		},
	);

	staff.post(
		'/order_release/:id',
		{
			config: right,
			schema: {
				summary: 'Somebody else may call this customer',
				tags,
				params: byId,
				response: { 200: orderCallsWire },
			},
		},
		async (request) => {
			const { id: orderId } = request.params;
			return change(request, orderId, (trx, staffId) => releaseOrder(trx, orderId, staffId));
		},
	);

	staff.post(
		'/order_attempt/:id',
		{
			config: right,
			schema: {
				summary: 'The customer was not reached; call again at that time',
				tags,
				params: byId,
				body: orderAttemptBody,
				response: { 200: orderCallsWire },
			},
		},
		async (request) => {
			const { id: orderId } = request.params;
			const { attempts: seen, callBackAt: sent } = request.body;
			const callBackAt = requireCallBackTime(sent, clock());
			return change(request, orderId, (trx, staffId, now) =>
				countAttempt(trx, { orderId, staffId, seen, callBackAt, now }),
			);
		},
	);
}
