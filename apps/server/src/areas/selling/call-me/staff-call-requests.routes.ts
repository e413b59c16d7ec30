import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	type CallRequestRowWire,
	callRequestAttemptBody,
	callRequestSummaryWire,
	callRequestsQuery,
	callRequestsWire,
	callRequestTakeBody,
	callRequestWire,
} from '@dukan/domain/selling/call-me/call-me.api.ts';
import { shownPhone } from '@dukan/domain/staff/access/shown-phone.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteReads } from '../../staff/audit/note-reads.ts';
import { notifyCallRequest, summariseCallRequests } from './call-requests.queries.ts';
import { requireCallBackTime } from './require-call-back-time.ts';
import {
	closeCallRequest,
	countCallAttempt,
	findCallRequest,
	listCallRequests,
	takeCallRequest,
} from './staff-call-requests.queries.ts';

const tags = ['staff'];
const right = { staff: 'workOrders' } as const;
const SUMMARY_DAYS = 30;

/** DESK-15: people who asked for a call, in the queue of DESK-03. */
export function staffCallRequestRoutes(staff: App, { db, clock }: Services): void {
	/** Does it as this member, notifies all desks, and responds with the request as it stands. */
	const change = async (
		request: FastifyRequest,
		id: number,
		work: (trx: Database, staffId: number, now: Date) => Promise<void>,
	) => {
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, async (trx) => {
			await work(trx, member.id, now);
			await notifyCallRequest(trx, id);
		});
		return findCallRequest(db, id);
	};

	staff.get(
		'/call_requests',
		{
			config: right,
			schema: {
				summary: 'People who asked for a call; those that wait in the order in which they are due',
				tags,
				querystring: callRequestsQuery,
				response: { 200: callRequestsWire },
			},
		},
		async (request) => {
			const { id: staffId, rights } = staffOf(request);
			const found = await listCallRequests(db, request.query);
			await noteReads(db, { staffId, kind: 'calls', keys: found.rows.map(({ id }) => id), now: clock() });
			// Who waits is to be called; of others the number is shown as outside an order.
			const shown = ({ status, phone }: CallRequestRowWire) =>
				status === 'waiting' || phone === '' ? phone : shownPhone(rights, phone);
			return { ...found, rows: found.rows.map((row) => ({ ...row, phone: shown(row) })) };
		},
	);

	staff.get(
		'/call_request_summary',
		{
			config: right,
			schema: {
				summary: 'What came of the requests of the last 30 days',
				tags,
				response: { 200: callRequestSummaryWire },
			},
		},
		async () => summariseCallRequests(db, { days: SUMMARY_DAYS, now: clock() }),
	);

	staff.get(
		'/call_request/:id',
		{
			config: right,
			schema: { summary: 'A request with its cart', tags, params: byId, response: { 200: callRequestWire } },
		},
		async (request) => findCallRequest(db, request.params.id),
	);

	staff.post(
		'/call_request_take/:id',
		{
			config: right,
			schema: {
				summary: 'I call this person; of two at once one gets it',
				tags,
				params: byId,
				body: callRequestTakeBody,
				response: { 200: callRequestWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			const { from } = request.body;
			return change(request, id, (trx, staffId, now) => takeCallRequest(trx, { id, staffId, from, now }));
		},
	);

	staff.post(
		'/call_request_attempt/:id',
		{
			config: right,
			schema: {
				summary: 'The person was not reached; call again at that time',
				tags,
				params: byId,
				body: callRequestAttemptBody,
				response: { 200: callRequestWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			const { attempts: seen, callBackAt: sent } = request.body;
			const callBackAt = requireCallBackTime(sent, clock());
			return change(request, id, (trx, _staffId, now) =>
				countCallAttempt(trx, { id, seen, callBackAt, now }),
			);
		},
	);

	staff.post(
		'/call_request_close/:id',
		{
			config: right,
			schema: {
				summary: 'No order comes of it',
				tags,
				params: byId,
				response: { 200: callRequestWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			return change(request, id, (trx, _staffId, now) => closeCallRequest(trx, id, now));
		},
	);
}
