import {
	BULK_CHANGE_RIGHTS,
	productChangeRights,
} from '@dukan/domain/goods/products/product-change-rights.ts';
import { productsCalls } from '@dukan/domain/goods/products/staff-products.api.ts';
import { type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { bulkEdit } from './bulk-edit.queries.ts';
import { readProductChoices } from './product-choices.queries.ts';
import { listStaffProducts } from './product-list.queries.ts';
import { addProduct, removeProduct, updateProduct } from './save-product.ts';
import { findStaffProduct } from './staff-products.queries.ts';

/** The body is larger than in other forms, because it has descriptions in three languages. */
const MAX_PRODUCT_BYTES = 256 * 1024;

/** The products, as staff edit them. */
export function productRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, productsCalls, { db, clock });
	handle(staff, productsCalls, 'GET /api/staff/products', async (request) =>
		listStaffProducts(db, request.query),
	);

	handle(staff, productsCalls, 'GET /api/staff/product_choices', async () => readProductChoices(db));

	handle(staff, productsCalls, 'GET /api/staff/product/:id', async (request) => {
		const product = await findStaffProduct(db, request.params.id);
		if (!product) throw new Problem('not_found');
		return product;
	});

	handle(
		staff,
		productsCalls,
		'POST /api/staff/product_add',
		async (request) => {
			const now = clock();
			requireRights(request, productChangeRights(undefined, request.body));
			return asStaff(db, { member: staffOf(request), now }, async (trx) => ({
				id: await addProduct(trx, request.body, now),
			}));
		},
		{ bodyLimit: MAX_PRODUCT_BYTES },
	);

	handle(
		staff,
		productsCalls,
		'POST /api/staff/product_update/:id',
		async (request) => {
			const was = await findStaffProduct(db, request.params.id);
			if (was) {
				// The right is needed for the difference that the editor makes to the stock, whatever orders
				// changed in the meantime.
				const before = { ...was, stock: request.body.stockWas };
				requireRights(request, productChangeRights(before, request.body));
			}
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) =>
				updateProduct(trx, request.params.id, request.body, now),
			);
		},
		{ bodyLimit: MAX_PRODUCT_BYTES },
	);

	change('POST /api/staff/product_delete/:id', (trx, { params, body }) =>
		removeProduct(trx, params.id, body.version),
	);

	handle(staff, productsCalls, 'POST /api/staff/products_bulk', async (request) => {
		const { ids, change } = request.body;
		requireRights(request, BULK_CHANGE_RIGHTS[change.kind]);
		return asStaff(db, { member: staffOf(request), now: clock() }, (trx) => bulkEdit(trx, ids, change));
	});
}

function requireRights(request: FastifyRequest, needed: readonly StaffRight[]): void {
	const { rights } = staffOf(request);
	if (!needed.every((right) => staffMay(rights, right))) throw new Problem('not_allowed');
}
