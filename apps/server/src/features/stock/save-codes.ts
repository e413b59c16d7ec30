import { findCodeProblems, type ProductCodes } from '@dukan/domain/stock/product-codes.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findCodeOwners, replaceProductCodes } from './product-codes.queries.ts';
import { findStockedProduct } from './stock.queries.ts';

/** STOCK-02, in a transaction of staff. A SKU or barcode that another product has is refused with the field's name. */
export async function saveCodes(trx: Database, productId: number, sent: ProductCodes): Promise<void> {
	const codes = {
		sku: sent.sku.trim(),
		barcodes: sent.barcodes.map((code) => code.trim()),
		articles: sent.articles.map((code) => code.trim()),
	};
	if (!(await findStockedProduct(trx, productId, { lock: true }))) throw new Problem('not_found');
	const problems = findCodeProblems(codes);
	if (problems.length > 0) throw new Problem('invalid_input', { errors: problems });
	const owners = await findCodeOwners(trx, productId, codes);
	if (owners.length > 0)
		throw new Problem('invalid_input', {
			errors: owners.map(({ kind }) => ({ field: kind === 'sku' ? 'sku' : 'barcodes', code: 'taken' })),
		});
	await replaceProductCodes(trx, productId, codes);
}
