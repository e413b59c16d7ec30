import { importUploadedWire } from '@dukan/domain/imports/staff-imports.api.ts';
import { type RepriceBody, repriceBody } from '@dukan/domain/prices/reprice.api.ts';
import type { PriceRule } from '@dukan/domain/prices/reprice.ts';
import { staffMay } from '@dukan/domain/staff/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { staffOf } from '../staff/staff-area.ts';
import { type ImportJob, mayStartImport } from './import-process.ts';
import { insertImport } from './imports.queries.ts';
import { repriceContent } from './reprice-sheet.ts';

type Start = (request: FastifyRequest, importId: number, kind: ImportJob['kind']) => void;

/** PRICE-01: new prices for a whole filter. Once made, they are an import like others. */
export function repriceRoutes(staff: App, { db, clock }: Services, start: Start): void {
	staff.post(
		'/reprice',
		{
			config: { staff: 'importCatalogue' },
			schema: {
				summary: 'New prices for all products of a filter; they are shown, and nothing is changed yet',
				tags: ['staff'],
				body: repriceBody,
				response: { 200: importUploadedWire },
			},
		},
		async (request) => {
			const { name, filter, rule, rounding } = request.body;
			const { rights, id: staffId } = staffOf(request);
			const isAllowed =
				staffMay(rights, 'editPrices') && (rule.kind !== 'cost' || staffMay(rights, 'seeCosts'));
			if (!isAllowed) throw new Problem('not_allowed');
			if (!mayStartImport()) throw new Problem('too_many_requests');
			const change = { filter, rule: await withRate(rule), rounding };
			const id = await insertImport(db, {
				kind: 'reprice',
				file_name: name,
				content: repriceContent(change),
				staff_id: staffId,
				made_at: clock(),
			});
			if (id === undefined) throw new Problem('too_many_requests');
			start(request, id, 'check');
			return { id };
		},
	);

	async function withRate(rule: RepriceBody['rule']): Promise<PriceRule> {
		if (rule.kind !== 'dollar') return rule;
		const { dollarRate } = (await readSettings(db)).exchange;
		if (dollarRate <= 0) throw invalidField('rule', 'noRate');
		return { kind: 'dollar', rate: dollarRate };
	}
}
