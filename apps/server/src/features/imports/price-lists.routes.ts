import { byId } from '@dukan/domain/api/fields.api.ts';
import { MAX_SHEET_BYTES } from '@dukan/domain/imports/import-kinds.ts';
import { headingTitles } from '@dukan/domain/imports/price-list.ts';
import {
	importStartedWire,
	importUploadedWire,
	type PriceListMapBody,
	priceListMapBody,
	priceListUploadQuery,
} from '@dukan/domain/imports/staff-imports.api.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-type.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { asStaff } from '../staff/as-staff.ts';
import { staffOf } from '../staff/staff-area.ts';
import { hasSupplier } from '../stock/receipts.queries.ts';
import { type ImportJob, mayStartImport } from './import-process.ts';
import { askOthersAgain, beginCheck, findListToMap, insertImport } from './imports.queries.ts';
import { type SupplierMapping, saveMapping } from './price-lists.queries.ts';

const tags = ['staff'];
const config = { staff: 'importCatalogue' } as const;

type Start = (request: FastifyRequest, importId: number, kind: ImportJob['kind']) => void;

/** STOCK-06: price lists of suppliers. Once mapped, they are imports like others. */
export function priceListRoutes(staff: App, { db, clock }: Services, start: Start): void {
	staff.post(
		'/price_list_upload',
		{
			config,
			bodyLimit: MAX_SHEET_BYTES,
			schema: {
				summary: 'The price list of a supplier; its columns are found as the last time, or have to be named',
				tags,
				consumes: ['application/octet-stream'],
				querystring: priceListUploadQuery,
				response: { 200: importUploadedWire },
			},
		},
		async (request) => {
			const { supplierId, name } = request.query;
			if (!Buffer.isBuffer(request.body)) throw new Problem('unsupported_media_type');
			if (!mayStartImport()) throw new Problem('too_many_requests');
			if (request.body.length === 0) throw new Problem('bad_request', { detail: 'The file is empty.' });
			if (!(await hasSupplier(db, supplierId))) throw invalidField('supplierId', 'wrong');
			const id = await insertImport(db, {
				kind: 'supplier',
				supplier_id: supplierId,
				file_name: name,
				content: request.body,
				staff_id: staffOf(request).id,
				made_at: clock(),
			});
			if (id === undefined) throw new Problem('too_many_requests');
			start(request, id, 'check');
			return { id };
		},
	);

	staff.post(
		'/price_list_map/:id',
		{
			config,
			schema: {
				summary: 'Names the columns of a price list, for this file and the next of the supplier',
				tags,
				params: byId,
				body: priceListMapBody,
				response: { 202: importStartedWire },
			},
		},
		async (request, reply) => {
			const { id } = request.params;
			if (!mayStartImport()) throw new Problem('too_many_requests');
			const list = await findListToMap(db, id);
			if (!list) throw new Problem('not_found');
			const mapping = mappingOf(list.preview, request.body);
			await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
				if (!(await beginCheck(trx, id))) throw new Problem('changed_meanwhile');
				await saveMapping(trx, list.supplierId, mapping);
				await askOthersAgain(trx, { id, supplierId: list.supplierId });
			});
			start(request, id, 'check');
			return reply.code(202).send({});
		},
	);
}

/** By titles: the next file may have its headings elsewhere. */
function mappingOf(preview: readonly (readonly string[])[], sent: PriceListMapBody): SupplierMapping {
	const titles = headingTitles(preview, sent.row);
	const titleOf = (column: number) => (column < 0 ? '' : (titles[column] ?? ''));
	const named = {
		article: titleOf(sent.article),
		barcode: titleOf(sent.barcode),
		price: titleOf(sent.price),
	};
	if (named.price === '') throw invalidField('price', 'required');
	if (named.article === '' && named.barcode === '') throw invalidField('article', 'required');
	const { rate, markupPercent, roundTenge, warnPercent } = sent;
	return { titles: named, pricing: { rate, markupPercent, roundTenge }, warnPercent };
}
