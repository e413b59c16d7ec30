import {
	acceptReportWire,
	cancelReportWire,
	periodQuery,
	promotionReportWire,
	salesQuery,
	salesReportWire,
	searchReportWire,
	slotReportWire,
	stockReportWire,
	topQuery,
	topReportWire,
} from '@dukan/domain/running/reports/staff-reports.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { reportPromotions } from './promotion-report.queries.ts';
import { requirePeriod } from './require-period.ts';
import { reportCancels, reportSales, reportTop } from './sales.queries.ts';
import { reportAcceptance, reportSearches, reportSlots, reportStock } from './stock-report.queries.ts';

const tags = ['staff'];
const config = { staff: 'readReports' } as const;

/** How the shop does. Every figure is counted from the orders themselves when it is asked for. */
export function reportRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/report_sales',
		{
			config,
			schema: {
				summary: 'Orders and revenue by day, week or month',
				tags,
				querystring: salesQuery,
				response: { 200: salesReportWire },
			},
		},
		async ({ query }) => reportSales(db, requirePeriod(query), query.step),
	);

	staff.get(
		'/report_top',
		{
			config,
			schema: {
				summary: 'What sold best: products, categories or brands, by revenue or pieces',
				tags,
				querystring: topQuery,
				response: { 200: topReportWire },
			},
		},
		async ({ query }) => reportTop(db, requirePeriod(query), query),
	);

	staff.get(
		'/report_cancels',
		{
			config,
			schema: {
				summary: 'Why orders were cancelled',
				tags,
				querystring: periodQuery,
				response: { 200: cancelReportWire },
			},
		},
		async ({ query }) => reportCancels(db, requirePeriod(query)),
	);

	staff.get(
		'/report_promotions',
		{
			config,
			schema: {
				summary: 'What promotions gave and brought',
				tags,
				querystring: periodQuery,
				response: { 200: promotionReportWire },
			},
		},
		async ({ query }) => reportPromotions(db, requirePeriod(query)),
	);

	staff.get(
		'/report_slots',
		{
			config,
			schema: {
				summary: 'How full the hours of delivery were, by weekday',
				tags,
				querystring: periodQuery,
				response: { 200: slotReportWire },
			},
		},
		async ({ query }) => reportSlots(db, requirePeriod(query)),
	);

	staff.get(
		'/report_searches',
		{
			config,
			schema: {
				summary: 'Searches without a result',
				tags,
				querystring: periodQuery,
				response: { 200: searchReportWire },
			},
		},
		async ({ query }) => reportSearches(db, requirePeriod(query)),
	);

	staff.get(
		'/report_acceptance',
		{
			config,
			schema: {
				summary: 'How long orders wait to be accepted, by operator',
				tags,
				querystring: periodQuery,
				response: { 200: acceptReportWire },
			},
		},
		async ({ query }) => reportAcceptance(db, requirePeriod(query)),
	);

	staff.get(
		'/report_stock',
		{
			config,
			schema: {
				summary: 'Stock that runs out, at the pace of the last 30 days',
				tags,
				response: { 200: stockReportWire },
			},
		},
		async () => reportStock(db, clock()),
	);
}
