import type { Database } from '../../../platform/database/database.ts';
import { findStockDifferences } from './stock.queries.ts';

/** An error names at most this many products. */
const NAMED = 10;

/** STOCK-01: checks that the stock is the sum of its movements; an error names the products where it is not. */
export async function requireMovedStock(db: Database): Promise<void> {
	const found = await findStockDifferences(db);
	if (found.length === 0) return;
	const named = found
		.slice(0, NAMED)
		.map(({ productId, stock, moved }) => `${productId} (${stock}, moved ${moved})`);
	throw new Error(`Stock of ${found.length} products differs from its movements: ${named.join(', ')}`);
}
