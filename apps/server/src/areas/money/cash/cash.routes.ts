import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { cashCalls } from '@dukan/domain/money/cash/cash.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { sendSheet } from '../../staff/audit/sheet-response.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import {
	findLastClosed,
	listBalances,
	listCashEntries,
	readBalance,
	reportCash,
} from './cash-book.queries.ts';
import { addOtherCash, closeDay, handOver, reverseCash } from './cash-book.ts';
import { exportCash } from './export-cash.ts';

export function cashRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, cashCalls, { db, clock });
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

	change('POST /api/staff/cash_hand_over', (trx, { body }, { now }) => handOver(trx, body, now));

	change('POST /api/staff/cash_other', (trx, { body }, { now }) => addOtherCash(trx, body, now));

	change('POST /api/staff/cash_reverse', (trx, { body }, { now }) => reverseCash(trx, body, now));

	change('POST /api/staff/cash_close', (trx, { body }, { member, now }) =>
		closeDay(trx, body, { staffId: member.id, now }),
	);
}
