import { findCodeProblems, type ProductCodes } from '@dukan/domain/goods/stock/product-codes.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findCodeOwners, findProductCodes, replaceProductCodes } from './product-codes.queries.ts';
import { findStockedProduct } from './stock.queries.ts';

/**
 * STOCK-02, in a transaction of staff: replaces the codes that are sent. If another product has the SKU or a
 * barcode, the refusal names the field.
 */
export async function saveCodes(
	trx: Database,
	productId: number,
	sent: Partial<ProductCodes>,
): Promise<void> {
	await findStockedProduct(trx, productId, { lock: true });
	const was = await findProductCodes(trx, productId);
	if (!was) throw new Problem('not_found');
	const { sku, barcodes, articles } = { ...was, ...sent };
	const codes = {
		sku: sku.trim(),
		barcodes: barcodes.map((code) => code.trim()),
		articles: articles.map((code) => code.trim()),
	};
	const problems = findCodeProblems(codes);
	if (problems.length > 0) throw new Problem('invalid_input', { errors: problems });
	const owners = await findCodeOwners(trx, productId, codes);
	if (owners.length > 0)
		throw new Problem('invalid_input', {
			errors: owners.map(({ kind }) => ({ field: kind === 'sku' ? 'sku' : 'barcodes', code: 'taken' })),
		});
	await replaceProductCodes(trx, productId, codes);
}
