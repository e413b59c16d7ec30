import { familiesCalls } from '@dukan/domain/goods/products/staff-families.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { findFamilyOf, listFamilyProducts } from './families.queries.ts';
import { addFamily, changeFamily, dissolveFamily } from './save-family.ts';

/** CHOOSE-01: the families of products that are variants of one thing. */
export function familyRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, familiesCalls, { db, clock });
	handle(staff, familiesCalls, 'GET /api/staff/product_family/:id', async (request) => {
		const { id } = request.params;
		const products = await listFamilyProducts(db, id);
		if (products.length === 0) throw new Problem('not_found');
		return { family: (await findFamilyOf(db, id)) ?? null, products };
	});

	change('POST /api/staff/family_add', async (trx, { body }) => ({
		id: await addFamily(trx, body),
	}));

	change('POST /api/staff/family_update/:id', (trx, { params, body }) => changeFamily(trx, params.id, body));

	change('POST /api/staff/family_delete/:id', (trx, { params, body }) =>
		dissolveFamily(trx, params.id, body.version),
	);
}
