import {
	marginQuery,
	marginReportWire,
	reorderReportWire,
	unsoldReportWire,
	valueQuery,
	valueReportWire,
} from '@dukan/domain/running/reports/goods-reports.api.ts';
import { reorderNeed } from '@dukan/domain/running/reports/goods-reports.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { readReorder, reportMargin, reportUnsold, reportValue } from './goods-report.queries.ts';
import { requirePeriod } from './require-period.ts';

const tags = ['staff'];
const aboutCosts = { staff: 'seeCosts' } as const;
const aboutGoods = { staff: 'readReports' } as const;

/** STOCK-05: what goods cost, earn and lack. */
export function goodsReportRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/report_value',
		{
			config: aboutCosts,
			schema: {
				summary: 'What the goods in stock cost and would bring',
				tags,
				querystring: valueQuery,
				response: { 200: valueReportWire },
			},
		},
		async ({ query }) => reportValue(db, query.of),
	);

	staff.get(
		'/report_margin',
		{
			config: aboutCosts,
			schema: {
				summary: 'What goods brought, less what they cost: by day, category, brand or product',
				tags,
				querystring: marginQuery,
				response: { 200: marginReportWire },
			},
		},
		async ({ query }) => reportMargin(db, requirePeriod(query), query.of),
	);

	staff.get(
		'/report_reorder',
		{
			config: aboutGoods,
			schema: {
				summary: 'Goods below their minimum, gone within two weeks, or waited for',
				tags,
				response: { 200: reorderReportWire },
			},
		},
		async () => {
			const rows = await readReorder(db, clock());
			return rows.map(({ sold, ...row }) => ({
				...row,
				...reorderNeed(row.stock, row.minimum, sold, row.waiting),
			}));
		},
	);

	staff.get(
		'/report_unsold',
		{
			config: aboutGoods,
			schema: {
				summary: 'Goods in stock that did not sell for three months',
				tags,
				response: { 200: unsoldReportWire },
			},
		},
		async (request) => {
			const rows = await reportUnsold(db, clock());
			return staffMay(staffOf(request).rights, 'seeCosts')
				? rows
				: rows.map((row) => ({ ...row, costTenge: null }));
		},
	);
}
