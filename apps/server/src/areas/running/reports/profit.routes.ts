import { profitCalls } from '@dukan/domain/running/reports/profit.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { sendSheet } from '../../staff/audit/sheet-response.ts';
import { exportProfit } from './export-profit.ts';
import { reportProfit } from './profit.queries.ts';
import { requirePeriod } from './require-period.ts';

/** BOOK-04: the profit of a period. */
export function profitRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, profitCalls, 'GET /api/staff/report_profit', async ({ query }) =>
		reportProfit(db, requirePeriod(query), query.of),
	);

	handle(staff, profitCalls, 'GET /api/staff/profit_export', async ({ query }, reply) => {
		const { format, language, ...filter } = query;
		const rows = exportProfit(await reportProfit(db, requirePeriod(query), query.of), query);
		return sendSheet({ db, clock }, reply, { name: 'profit', format, filter, rows });
	});
}
