import { productCodesCalls } from '@dukan/domain/goods/stock/product-codes.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { findProductCodes, listProductSuppliers } from './product-codes.queries.ts';
import { saveCodes } from './save-codes.ts';

export function productCodeRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, productCodesCalls, { db, clock });
	handle(staff, productCodesCalls, 'GET /api/staff/product_codes/:id', async (request) => {
		const codes = await findProductCodes(db, request.params.id);
		if (!codes) throw new Problem('not_found');
		return codes;
	});

	handle(staff, productCodesCalls, 'GET /api/staff/product_suppliers/:id', async (request) => {
		const withCosts = staffMay(staffOf(request).rights, 'seeCosts');
		return listProductSuppliers(db, request.params.id, { withCosts });
	});

	change('POST /api/staff/product_codes_update/:id', (trx, { params, body }) =>
		saveCodes(trx, params.id, body),
	);
}
