import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import { productCodeRoutes } from './product-codes.routes.ts';
import { receiptRoutes } from './receipts.routes.ts';
import { requireMovedStock } from './require-moved-stock.ts';
import { stockRoutes } from './stock.routes.ts';
import { stockCountRoutes } from './stock-counts.routes.ts';

export const stock = defineFeature({
	routes: { staff: [stockRoutes, productCodeRoutes, receiptRoutes, stockCountRoutes] },
	jobs: [
		{
			// STOCK-01: the check runs at night, because it reads all movements.
			name: 'stock-check',
			cron: '23 22 * * *',
			isPatient: true,
			run: ({ db }: Needs<'db'>) => requireMovedStock(db),
		},
	],
});
