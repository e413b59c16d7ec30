import { byId, noContent, pageQuery } from '@dukan/domain/base/fields.api.ts';
import { marginPercent } from '@dukan/domain/goods/stock/receipts.ts';
import {
	stockedProductWire,
	stockHistoryWire,
	stockMinimumBody,
	stockMoveBody,
} from '@dukan/domain/goods/stock/stock.api.ts';
import { staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { moveByHand } from './move-by-hand.ts';
import { findProductCost } from './receipts.queries.ts';
import { findStockedProduct, listMovements, setMinimum } from './stock.queries.ts';

const tags = ['staff'];

export function stockRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/stock/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'The stock of a product',
				tags,
				params: byId,
				response: { 200: stockedProductWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			const product = await findStockedProduct(db, id);
			if (!product) throw new Problem('not_found');
			const cost = staffMay(staffOf(request).rights, 'seeCosts') ? await findProductCost(db, id) : undefined;
			const costTenge = cost?.costTenge ?? null;
			return { ...product, costTenge, marginPercent: marginPercent(cost?.priceTenge ?? 0, costTenge) };
		},
	);

	staff.get(
		'/stock_history/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'Movements of a product, the newest first',
				tags,
				params: byId,
				querystring: pageQuery,
				response: { 200: stockHistoryWire },
			},
		},
		async (request) => listMovements(db, request.params.id, request.query),
	);

	staff.post(
		'/stock_move/:id',
		{
			config: { staff: 'editStock' },
			schema: {
				summary: 'Corrects the stock or writes pieces off, with a reason',
				tags,
				params: byId,
				body: stockMoveBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				moveByHand(trx, request.params.id, request.body),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/stock_minimum/:id',
		{
			config: { staff: 'editStock' },
			schema: {
				summary: 'Below how many pieces the product is to be ordered again',
				tags,
				params: byId,
				body: stockMinimumBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { id } = request.params;
			await asStaff(db, { member: staffOf(request), now: clock() }, async (trx) => {
				if (!(await findStockedProduct(trx, id, { lock: true }))) throw new Problem('not_found');
				await setMinimum(trx, id, request.body.minimum);
			});
			return reply.code(204).send();
		},
	);
}
