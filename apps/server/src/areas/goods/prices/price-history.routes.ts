import { byId, pageQuery } from '@dukan/domain/base/fields.api.ts';
import { priceHistoryWire } from '@dukan/domain/goods/prices/price-history.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { listPriceChanges } from './price-history.queries.ts';

export function priceHistoryRoutes(staff: App, { db }: Services): void {
	staff.get(
		'/price_history/:id',
		{
			config: { staff: 'readCatalogue' },
			schema: {
				summary: 'What a product has cost, the newest change first',
				tags: ['staff'],
				params: byId,
				querystring: pageQuery,
				response: { 200: priceHistoryWire },
			},
		},
		async (request) => listPriceChanges(db, request.params.id, request.query),
	);
}
