import { serialsCalls } from '@dukan/domain/goods/serials/serials.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findProductSerials, setProductSerials } from './serials.queries.ts';

/** RET-02: staff decide which goods have serial numbers. */
export function serialRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, serialsCalls, 'GET /api/staff/product_serials/:id', async (request) => {
		const found = await findProductSerials(db, request.params.id);
		if (!found) throw new Problem('not_found');
		return found;
	});

	handle(staff, serialsCalls, 'POST /api/staff/product_serials_set/:id', async (request) => {
		const products = await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			setProductSerials(trx, request.params.id, request.body),
		);
		if (products === 0) throw new Problem('not_found');
		return { products };
	});
}
