import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { cashCalls } from '@dukan/domain/money/cash/cash.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { sendSheet } from '../../staff/audit/sheet-response.ts';
import {
	findLastClosed,
	listBalances,
	listCashEntries,
	readBalance,
	reportCash,
} from './cash-book.queries.ts';
import { addOtherCash, closeDay, handOver, reverseCash } from './cash-book.ts';
import { exportCash } from './export-cash.ts';

/** COUR-04: the cash book. */
export function cashRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, cashCalls, 'GET /api/staff/cash', async (request) => {
		const today = ashgabatTime(clock()).date;
		return {
			today,
			lastClosed: await findLastClosed(db),
			tillTenge: await readBalance(db, null, { upTo: request.query.day ?? today }),
			balances: await listBalances(db),
		};
	});

	handle(staff, cashCalls, 'GET /api/staff/cash_entries', async (request) =>
		listCashEntries(db, request.query),
	);

	handle(staff, cashCalls, 'GET /api/staff/cash_report', async (request) => reportCash(db, request.query));

	handle(staff, cashCalls, 'GET /api/staff/cash_export', async (request, reply) => {
		const { format, ...filter } = request.query;
		const rows = exportCash(db, request.query);
		return sendSheet({ db, clock }, reply, { name: 'cash', format, filter, rows });
	});

	handle(staff, cashCalls, 'POST /api/staff/cash_hand_over', async (request, reply) => {
		const now = clock();
		await asStaff(db, { member: staffOf(request), now }, (trx) => handOver(trx, request.body, now));
		return reply.code(204).send();
	});

	handle(staff, cashCalls, 'POST /api/staff/cash_other', async (request, reply) => {
		const now = clock();
		await asStaff(db, { member: staffOf(request), now }, (trx) => addOtherCash(trx, request.body, now));
		return reply.code(204).send();
	});

	handle(staff, cashCalls, 'POST /api/staff/cash_reverse', async (request, reply) => {
		const now = clock();
		await asStaff(db, { member: staffOf(request), now }, (trx) => reverseCash(trx, request.body, now));
		return reply.code(204).send();
	});

	handle(staff, cashCalls, 'POST /api/staff/cash_close', async (request, reply) => {
		const member = staffOf(request);
		const now = clock();
		await asStaff(db, { member, now }, (trx) => closeDay(trx, request.body, { staffId: member.id, now }));
		return reply.code(204).send();
	});
}
