import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	BULK_CHANGE_RIGHTS,
	productChangeRights,
} from '@dukan/domain/goods/products/product-change-rights.ts';
import {
	bulkResultWire,
	productAddedWire,
	productChoicesWire,
	productDeleteBody,
	productFields,
	productsBulkBody,
	productUpdateWire,
	staffProductListWire,
	staffProductsQuery,
	staffProductWire,
} from '@dukan/domain/goods/products/staff-products.api.ts';
import { type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { bulkEdit } from './bulk-edit.ts';
import { readProductChoices } from './product-choices.queries.ts';
import { listStaffProducts } from './product-list.queries.ts';
import { addProduct, removeProduct, updateProduct } from './save-product.ts';
import { findStaffProduct } from './staff-products.queries.ts';

const tags = ['staff'];

/** Descriptions in three languages are larger than any other form. */
const MAX_PRODUCT_BYTES = 256 * 1024;

/** The goods, as staff keep them. */
export function productRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/products',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Products, found, filtered and sorted',
				tags,
				querystring: staffProductsQuery,
				response: { 200: staffProductListWire },
			},
		},
		async (request) => listStaffProducts(db, request.query),
	);

	staff.get(
		'/product_choices',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Kinds, makers and attributes a product can be given',
				tags,
				response: { 200: productChoicesWire },
			},
		},
		async () => readProductChoices(db),
	);

	staff.get(
		'/product/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: { summary: 'A product', tags, params: byId, response: { 200: staffProductWire } },
		},
		async (request) => {
			const product = await findStaffProduct(db, request.params.id);
			if (!product) throw new Problem('not_found');
			return product;
		},
	);

	staff.post(
		'/product_add',
		{
			config: { staff: 'editCatalogue' },
			bodyLimit: MAX_PRODUCT_BYTES,
			schema: { summary: 'A new product', tags, body: productFields, response: { 200: productAddedWire } },
		},
		async (request) => {
			const now = clock();
			requireRights(request, productChangeRights(undefined, request.body));
			return asStaff(db, { member: staffOf(request), now }, async (trx) => ({
				id: await addProduct(trx, request.body, now),
			}));
		},
	);

	staff.post(
		'/product_update/:id',
		{
			config: { staff: 'editCatalogue' },
			bodyLimit: MAX_PRODUCT_BYTES,
			schema: {
				summary: 'Saves a product; refused if a colleague saved it since it was read',
				tags,
				params: byId,
				body: productUpdateWire,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const was = await findStaffProduct(db, request.params.id);
			if (was) {
				// Stock is the difference that the editor makes, whatever orders did meanwhile.
				const before = { ...was, stock: request.body.stockWas };
				requireRights(request, productChangeRights(before, request.body));
			}
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) =>
				updateProduct(trx, request.params.id, request.body, now),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/product_delete/:id',
		{
			config: { staff: 'editCatalogue' },
			schema: {
				summary: 'Deletes a product that was never ordered',
				tags,
				params: byId,
				body: productDeleteBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				removeProduct(trx, request.params.id, request.body.version),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/products_bulk',
		{
			config: { staff: 'editCatalogue' },
			schema: {
				summary: 'One change to many products; prices are rounded to whole tenge',
				tags,
				body: productsBulkBody,
				response: { 200: bulkResultWire },
			},
		},
		async (request) => {
			const { ids, change } = request.body;
			requireRights(request, BULK_CHANGE_RIGHTS[change.kind]);
			return asStaff(db, { member: staffOf(request), now: clock() }, (trx) => bulkEdit(trx, ids, change));
		},
	);
}

function requireRights(request: FastifyRequest, needed: readonly StaffRight[]): void {
	const { rights } = staffOf(request);
	if (!needed.every((right) => staffMay(rights, right))) throw new Problem('not_allowed');
}
