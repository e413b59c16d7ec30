import { repriceCalls } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { RepriceBody } from '@dukan/domain/goods/prices/reprice.api.ts';
import type { PriceRule } from '@dukan/domain/goods/prices/reprice.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { beginImport, requireFreeProcess, type StartImport } from './begin-import.ts';
import { repriceContent } from './reprice-sheet.ts';

/** PRICE-01: new prices for a whole filter. Once made, they are an import like others. */
export function repriceRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>, start: StartImport): void {
	handle(staff, repriceCalls, 'POST /api/staff/reprice', async (request) => {
		const { name, filter, rule, rounding } = request.body;
		const { rights } = staffOf(request);
		const isAllowed =
			staffMay(rights, 'editPrices') && (rule.kind !== 'cost' || staffMay(rights, 'seeCosts'));
		if (!isAllowed) throw new Problem('not_allowed');
		requireFreeProcess();
		const change = { filter, rule: await withRate(rule), rounding };
		const row = { kind: 'reprice', file_name: name, content: repriceContent(change) } as const;
		return beginImport({ db, clock }, request, row, start);
	});

	async function withRate(rule: RepriceBody['rule']): Promise<PriceRule> {
		if (rule.kind !== 'dollar') return rule;
		const { dollarRate } = (await readSettings(db)).exchange;
		if (dollarRate <= 0) throw invalidField('rule', 'noRate');
		return { kind: 'dollar', rate: dollarRate };
	}
}
