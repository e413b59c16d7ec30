import type { CallRequestRowWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { staffCallRequestsCalls } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { shownPhone } from '@dukan/domain/staff/access/shown-phone.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
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

const SUMMARY_DAYS = 30;

/** DESK-15: the calls for people who asked to be called and so wait in the queue of DESK-03. */
export function staffCallRequestRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	/**
	 * Does the work in the name of this member, notifies all open pages, and responds with the request as it
	 * is now.
	 */
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

	handle(staff, staffCallRequestsCalls, 'GET /api/staff/call_requests', async (request) => {
		const { id: staffId, rights } = staffOf(request);
		const found = await listCallRequests(db, request.query);
		await noteReads(db, { staffId, kind: 'calls', keys: found.rows.map(({ id }) => id), now: clock() });
		// While the person waits for the call, staff need the whole number. Afterwards the member's rights
		// decide.
		const shown = ({ status, phone }: CallRequestRowWire) =>
			status === 'waiting' || phone === '' ? phone : shownPhone(rights, phone);
		return { ...found, rows: found.rows.map((row) => ({ ...row, phone: shown(row) })) };
	});

	handle(staff, staffCallRequestsCalls, 'GET /api/staff/call_request_summary', async () =>
		summariseCallRequests(db, { days: SUMMARY_DAYS, now: clock() }),
	);

	handle(staff, staffCallRequestsCalls, 'GET /api/staff/call_request/:id', async (request) =>
		findCallRequest(db, request.params.id),
	);

	handle(staff, staffCallRequestsCalls, 'POST /api/staff/call_request_take/:id', async (request) => {
		const { id } = request.params;
		const { from } = request.body;
		return change(request, id, (trx, staffId, now) => takeCallRequest(trx, { id, staffId, from, now }));
	});

	handle(staff, staffCallRequestsCalls, 'POST /api/staff/call_request_attempt/:id', async (request) => {
		const { id } = request.params;
		const { attempts: seen, callBackAt: sent } = request.body;
		const callBackAt = requireCallBackTime(sent, clock());
		return change(request, id, (trx, _staffId, now) => countCallAttempt(trx, { id, seen, callBackAt, now }));
	});

	handle(staff, staffCallRequestsCalls, 'POST /api/staff/call_request_close/:id', async (request) => {
		const { id } = request.params;
		return change(request, id, (trx, _staffId, now) => closeCallRequest(trx, id, now));
	});
}
