import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { noContent } from '@dukan/domain/base/fields.api.ts';
import {
	cashCloseBody,
	cashEntriesQuery,
	cashEntriesWire,
	cashExportQuery,
	cashOtherBody,
	cashQuery,
	cashReportQuery,
	cashReportWire,
	cashReverseBody,
	cashWire,
	handOverBody,
} from '@dukan/domain/money/cash/cash.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { sendSheet, sheetResponse } from '../../staff/audit/sheet-response.ts';
import {
	findLastClosed,
	listBalances,
	listCashEntries,
	readBalance,
	reportCash,
} from './cash-book.queries.ts';
import { addOtherCash, closeDay, handOver, reverseCash } from './cash-book.ts';
import { exportCash } from './export-cash.ts';

const tags = ['staff'];
const config = { staff: 'keepCash' } as const;

/** COUR-04: the cash book. */
export function cashRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/cash',
		{
			config,
			schema: {
				summary: 'Who has how much cash, and which day is closed',
				tags,
				querystring: cashQuery,
				response: { 200: cashWire },
			},
		},
		async (request) => {
			const today = ashgabatTime(clock()).date;
			return {
				today,
				lastClosed: await findLastClosed(db),
				tillTenge: await readBalance(db, null, { upTo: request.query.day ?? today }),
				balances: await listBalances(db),
			};
		},
	);

	staff.get(
		'/cash_entries',
		{
			config,
			schema: {
				summary: 'Entries of the cash book, the newest first',
				tags,
				querystring: cashEntriesQuery,
				response: { 200: cashEntriesWire },
			},
		},
		async (request) => listCashEntries(db, request.query),
	);

	staff.get(
		'/cash_report',
		{
			config,
			schema: {
				summary: 'Sums by day and holder',
				tags,
				querystring: cashReportQuery,
				response: { 200: cashReportWire },
			},
		},
		async (request) => reportCash(db, request.query),
	);

	staff.get(
		'/cash_export',
		{
			config,
			schema: {
				summary: 'Entries of the cash book as a sheet',
				tags,
				querystring: cashExportQuery,
				response: { 200: sheetResponse },
			},
		},
		async (request, reply) => {
			const { format, ...filter } = request.query;
			const rows = exportCash(db, request.query);
			return sendSheet({ db, clock }, reply, { name: 'cash', format, filter, rows });
		},
	);

	staff.post(
		'/cash_hand_over',
		{
			config,
			schema: {
				summary: 'A courier hands cash over; a difference has a reason',
				tags,
				body: handOverBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) => handOver(trx, request.body, now));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/cash_other',
		{
			config,
			schema: {
				summary: 'Money that comes to or leaves the till for another reason',
				tags,
				body: cashOtherBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) => addOtherCash(trx, request.body, now));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/cash_reverse',
		{
			config,
			schema: {
				summary: 'Reverses a hand-over or another entry, with a reason',
				tags,
				body: cashReverseBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) => reverseCash(trx, request.body, now));
			return reply.code(204).send();
		},
	);

	staff.post(
		'/cash_close',
		{
			config,
			schema: {
				summary: 'Closes a day: the till is counted, its entries are final',
				tags,
				body: cashCloseBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const member = staffOf(request);
			const now = clock();
			await asStaff(db, { member, now }, (trx) => closeDay(trx, request.body, { staffId: member.id, now }));
			return reply.code(204).send();
		},
	);
}
