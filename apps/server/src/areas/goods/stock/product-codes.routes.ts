import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import { productCodesWire, productSuppliersWire } from '@dukan/domain/goods/stock/product-codes.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import { Type } from 'typebox';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findProductCodes, listProductSuppliers } from './product-codes.queries.ts';
import { saveCodes } from './save-codes.ts';

const tags = ['staff'];

export function productCodeRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/product_codes/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'SKU, barcodes and supplier articles of a product',
				tags,
				params: byId,
				response: { 200: productCodesWire },
			},
		},
		async (request) => {
			const codes = await findProductCodes(db, request.params.id);
			if (!codes) throw new Problem('not_found');
			return codes;
		},
	);

	staff.get(
		'/product_suppliers/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Who supplies a product, under which article; costs for those who may see them',
				tags,
				params: byId,
				response: { 200: productSuppliersWire },
			},
		},
		async (request) => {
			const withCosts = staffMay(staffOf(request).rights, 'seeCosts');
			return listProductSuppliers(db, request.params.id, { withCosts });
		},
	);

	staff.post(
		'/product_codes_update/:id',
		{
			config: { staff: 'editCatalogue' },
			schema: {
				summary: 'Replaces the codes of a product: only those kinds that are sent',
				tags,
				params: byId,
				body: Type.Partial(productCodesWire),
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				saveCodes(trx, request.params.id, request.body),
			);
			return reply.code(204).send();
		},
	);
}
