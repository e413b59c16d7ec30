import { MAX_SHEET_BYTES } from '@dukan/domain/base/sheets/sheets.ts';
import { NO_LIST_GOODS } from '@dukan/domain/goods/imports/list-goods.ts';
import { headingTitles } from '@dukan/domain/goods/imports/price-list.ts';
import { type PriceListMapBody, priceListsCalls } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { hasSupplier } from '../stock/receipts.queries.ts';
import { beginImport, requireFreeProcess, requireSheet, type StartImport } from './begin-import.ts';
import { askOthersAgain, beginCheck, findListToMap } from './imports.queries.ts';
import { type SupplierMapping, saveListCategories, saveMapping } from './price-lists.queries.ts';

/** STOCK-06: price lists of suppliers. Once mapped, they are imports like others. */
export function priceListUploadRoutes(
	uploads: App,
	{ db, clock }: Needs<'db' | 'clock'>,
	start: StartImport,
): void {
	handle(
		uploads,
		priceListsCalls,
		'POST /api/staff/price_list_upload',
		async (request) => {
			const { supplierId, name } = request.query;
			const content = requireSheet(request.body);
			requireFreeProcess();
			if (!(await hasSupplier(db, supplierId))) throw invalidField('supplierId', 'wrong');
			const row = { kind: 'supplier', supplier_id: supplierId, file_name: name, content } as const;
			return beginImport({ db, clock }, request, row, start);
		},
		{ bodyLimit: MAX_SHEET_BYTES },
	);
}

export function priceListMapRoutes(
	staff: App,
	{ db, clock }: Needs<'db' | 'clock'>,
	start: StartImport,
): void {
	handle(staff, priceListsCalls, 'POST /api/staff/price_list_map/:id', async (request, reply) => {
		const { id } = request.params;
		requireFreeProcess();
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
	});

	handle(staff, priceListsCalls, 'POST /api/staff/price_list_categories/:id', async (request, reply) => {
		const { id } = request.params;
		requireFreeProcess();
		const list = await findListToMap(db, id);
		if (!list) throw new Problem('not_found');
		await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
			if (!(await beginCheck(trx, id))) throw new Problem('changed_meanwhile');
			await saveListCategories(trx, list.supplierId, request.body.categories);
			await askOthersAgain(trx, { id, supplierId: list.supplierId });
		});
		start(request, id, 'check');
		return reply.code(202).send({});
	});
}

/** Maps by titles, because the next file may have its headings elsewhere. */
function mappingOf(preview: readonly (readonly string[])[], sent: PriceListMapBody): SupplierMapping {
	const titles = headingTitles(preview, sent.row);
	const titleOf = (column = -1) => (column < 0 ? '' : (titles[column] ?? ''));
	const named = {
		article: titleOf(sent.article),
		barcode: titleOf(sent.barcode),
		price: titleOf(sent.price),
	};
	if (named.price === '') throw invalidField('price', 'required');
	if (named.article === '' && named.barcode === '') throw invalidField('article', 'required');
	const { rate, markupPercent, roundTenge, warnPercent } = sent;
	const goodsTitles = {
		name: titleOf(sent.name),
		brand: titleOf(sent.brand),
		category: titleOf(sent.category),
		stock: titleOf(sent.stock),
	};
	const goods = sent.goods ?? NO_LIST_GOODS;
	if (goods.create && goodsTitles.name === '') throw invalidField('name', 'required');
	return { titles: named, goodsTitles, pricing: { rate, markupPercent, roundTenge }, warnPercent, goods };
}
