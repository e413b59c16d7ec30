import { marginPercent } from '@dukan/domain/goods/stock/receipts.ts';
import { stockCalls } from '@dukan/domain/goods/stock/stock.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { moveByHand } from './move-by-hand.ts';
import { findProductCost } from './receipts.queries.ts';
import { findStockedProduct, listMovements, setMinimum } from './stock.queries.ts';

export function stockRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, stockCalls, { db, clock });
	handle(staff, stockCalls, 'GET /api/staff/stock/:id', async (request) => {
		const { id } = request.params;
		const product = await findStockedProduct(db, id);
		if (!product) throw new Problem('not_found');
		const cost = staffMay(staffOf(request).rights, 'seeCosts') ? await findProductCost(db, id) : undefined;
		const costTenge = cost?.costTenge ?? null;
		return { ...product, costTenge, marginPercent: marginPercent(cost?.priceTenge ?? 0, costTenge) };
	});

	handle(staff, stockCalls, 'GET /api/staff/stock_history/:id', async (request) =>
		listMovements(db, request.params.id, request.query),
	);

	change('POST /api/staff/stock_move/:id', (trx, { params, body }) => moveByHand(trx, params.id, body));

	handle(staff, stockCalls, 'POST /api/staff/stock_minimum/:id', async (request) => {
		const { id } = request.params;
		await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
			if (!(await findStockedProduct(trx, id, { lock: true }))) throw new Problem('not_found');
			await setMinimum(trx, id, request.body.minimum);
		});
	});
}
