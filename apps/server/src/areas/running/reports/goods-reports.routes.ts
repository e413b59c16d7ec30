import { goodsReportsCalls } from '@dukan/domain/running/reports/goods-reports.api.ts';
import { reorderNeed } from '@dukan/domain/running/reports/goods-reports.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { readReorder, reportMargin, reportUnsold, reportValue } from './goods-report.queries.ts';
import { requirePeriod } from './require-period.ts';

/** STOCK-05: reports on cost, margin and missing stock. */
export function goodsReportRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, goodsReportsCalls, 'GET /api/staff/report_value', async ({ query }) =>
		reportValue(db, query.of),
	);

	handle(staff, goodsReportsCalls, 'GET /api/staff/report_margin', async ({ query }) =>
		reportMargin(db, requirePeriod(query), query.of),
	);

	handle(staff, goodsReportsCalls, 'GET /api/staff/report_reorder', async () => {
		const rows = await readReorder(db, clock());
		return rows.map(({ sold, ...row }) => ({
			...row,
			...reorderNeed(row.stock, row.minimum, sold, row.waiting),
		}));
	});

	handle(staff, goodsReportsCalls, 'GET /api/staff/report_unsold', async (request) => {
		const rows = await reportUnsold(db, clock());
		return staffMay(staffOf(request).rights, 'seeCosts')
			? rows
			: rows.map((row) => ({ ...row, costTenge: null }));
	});
}
