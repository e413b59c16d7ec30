import type { StockMoveBody } from '@dukan/domain/goods/stock/stock.api.ts';
import { findMovementProblems, signedPieces } from '@dukan/domain/goods/stock/stock-movements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findStockedProduct, moveStock } from './stock.queries.ts';

/** STOCK-01, in a transaction of staff: makes a correction or a write-off and stores its reason. */
export async function moveByHand(trx: Database, productId: number, move: StockMoveBody): Promise<void> {
	const product = await findStockedProduct(trx, productId, { lock: true });
	if (!product) throw new Problem('not_found');
	const errors = findMovementProblems(move, product.stock);
	if (errors.length > 0) throw new Problem('invalid_input', { errors });
	await moveStock(trx, [{ productId, quantity: signedPieces(move) }], {
		kind: move.kind,
		reason: move.reason.trim(),
	});
}
