import { priceHistoryCalls } from '@dukan/domain/goods/prices/price-history.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { listPriceChanges } from './price-history.queries.ts';

export function priceHistoryRoutes(staff: App, { db }: Services): void {
	handle(staff, priceHistoryCalls, 'GET /api/staff/price_history/:id', async (request) =>
		listPriceChanges(db, request.params.id, request.query),
	);
}
