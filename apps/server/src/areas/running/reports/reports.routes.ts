import { reportsCalls } from '@dukan/domain/running/reports/staff-reports.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { reportPromotions } from './promotion-report.queries.ts';
import { requirePeriod } from './require-period.ts';
import { reportCancels, reportSales, reportTop } from './sales.queries.ts';
import { reportAcceptance, reportSearches, reportSlots, reportStock } from './stock-report.queries.ts';

/** Reports on sales. Every figure is computed from the orders themselves when it is requested. */
export function reportRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, reportsCalls, 'GET /api/staff/report_sales', async ({ query }) =>
		reportSales(db, requirePeriod(query), query.step),
	);

	handle(staff, reportsCalls, 'GET /api/staff/report_top', async ({ query }) =>
		reportTop(db, requirePeriod(query), query),
	);

	handle(staff, reportsCalls, 'GET /api/staff/report_cancels', async ({ query }) =>
		reportCancels(db, requirePeriod(query)),
	);

	handle(staff, reportsCalls, 'GET /api/staff/report_promotions', async ({ query }) =>
		reportPromotions(db, requirePeriod(query)),
	);

	handle(staff, reportsCalls, 'GET /api/staff/report_slots', async ({ query }) =>
		reportSlots(db, requirePeriod(query)),
	);

	handle(staff, reportsCalls, 'GET /api/staff/report_searches', async ({ query }) =>
		reportSearches(db, requirePeriod(query)),
	);

	handle(staff, reportsCalls, 'GET /api/staff/report_acceptance', async ({ query }) =>
		reportAcceptance(db, requirePeriod(query)),
	);

	handle(staff, reportsCalls, 'GET /api/staff/report_stock', async () => reportStock(db, clock()));
}
