import { priceHistoryCalls } from '@dukan/domain/goods/prices/price-history.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { listPriceChanges } from './price-history.queries.ts';

export function priceHistoryRoutes(staff: App, { db }: Needs<'db'>): void {
	handle(staff, priceHistoryCalls, 'GET /api/staff/price_history/:id', async (request) =>
		listPriceChanges(db, request.params.id, request.query),
	);
}
