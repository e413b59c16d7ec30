import { familiesCalls } from '@dukan/domain/goods/products/staff-families.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findFamilyOf, listFamilyProducts } from './families.queries.ts';
import { addFamily, changeFamily, dissolveFamily } from './save-family.ts';

/** CHOOSE-01: variants of one thing. */
export function familyRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, familiesCalls, 'GET /api/staff/product_family/:id', async (request) => {
		const { id } = request.params;
		const products = await listFamilyProducts(db, id);
		if (products.length === 0) throw new Problem('not_found');
		return { family: (await findFamilyOf(db, id)) ?? null, products };
	});

	handle(staff, familiesCalls, 'POST /api/staff/family_add', (request) =>
		asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => ({
			id: await addFamily(trx, request.body),
		})),
	);

	handle(staff, familiesCalls, 'POST /api/staff/family_update/:id', async (request, reply) => {
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			changeFamily(trx, request.params.id, request.body),
		);
		return reply.code(204).send();
	});

	handle(staff, familiesCalls, 'POST /api/staff/family_delete/:id', async (request, reply) => {
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			dissolveFamily(trx, request.params.id, request.body.version),
		);
		return reply.code(204).send();
	});
}
