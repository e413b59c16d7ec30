import { isPeriod } from '@dukan/domain/reports/periods.ts';
import {
	type Period,
	SALES_STEPS,
	type SalesStep,
	TOP_MEASURES,
	TOP_SUBJECTS,
	type TopMeasure,
	type TopSubject,
} from '@dukan/domain/reports/staff-reports.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import { daySchema as day, oneOf } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { reportCancels, reportSales, reportTop } from './sales.queries.ts';
import { reportAcceptance, reportSearches, reportSlots, reportStock } from './stock-report.queries.ts';

const tags = ['staff'];
const config = { staff: 'readReports' } as const;
const periodFields = { from: day, to: day };

/** How the shop does. Every figure is counted from the orders themselves when it is asked for. */
export function reportRoutes(staff: FastifyInstance, { db, clock }: Services): void {
	staff.get<{ Querystring: Period & { step: SalesStep } }>(
		'/report_sales',
		{
			config,
			schema: {
				summary: 'Orders and revenue by day, week or month',
				tags,
				querystring: Type.Object({ ...periodFields, step: oneOf(SALES_STEPS) }),
			},
		},
		async ({ query }) => reportSales(db, requirePeriod(query), query.step),
	);

	staff.get<{ Querystring: Period & { of: TopSubject; by: TopMeasure } }>(
		'/report_top',
		{
			config,
			schema: {
				summary: 'What sold best: products, categories or brands, by revenue or pieces',
				tags,
				querystring: Type.Object({ ...periodFields, of: oneOf(TOP_SUBJECTS), by: oneOf(TOP_MEASURES) }),
			},
		},
		async ({ query }) => reportTop(db, requirePeriod(query), query),
	);

	for (const [name, summary, report] of [
		['cancels', 'Why orders were cancelled', reportCancels],
		['slots', 'How full the hours of delivery were, by weekday', reportSlots],
		['searches', 'Searches without a result', reportSearches],
		['acceptance', 'How long orders wait to be accepted, by operator', reportAcceptance],
	] as const)
		staff.get<{ Querystring: Period }>(
			`/report_${name}`,
			{ config, schema: { summary, tags, querystring: Type.Object(periodFields) } },
			async ({ query }): Promise<unknown> => report(db, requirePeriod(query)),
		);

	staff.get(
		'/report_stock',
		{ config, schema: { summary: 'Stock that runs out, at the pace of the last 30 days', tags } },
		async () => reportStock(db, clock()),
	);
}

function requirePeriod(period: Period): Period {
	if (isPeriod(period)) return period;
	throw new Problem('invalid_input', { errors: [{ field: 'to', code: 'pattern' }] });
}
