import { firstOfSubcategories } from '@dukan/listing-index/first-products.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listFirstPictures } from './categories.queries.ts';

/**
 * Nearly always the first product has a picture. If none of this many products has one, the sub-category
 * shows no picture.
 */
const CANDIDATES = 8;

export type SubcategoryPicture = { subcategoryId: number; productId: number; file: string };

/** Returns a picture for each sub-category, which is that of its first product with a picture. */
export async function subcategoryPictures(
	db: Database,
	index: ListingIndex,
	categoryIds: readonly number[],
): Promise<SubcategoryPicture[]> {
	const candidates = firstOfSubcategories(index, categoryIds, CANDIDATES);
	const first = candidates.flatMap(({ productIds }) => productIds.slice(0, 1));
	const files = await listFirstPictures(db, first);
	const others = candidates.flatMap(({ productIds: [product = 0, ...more] }) =>
		files.has(product) ? [] : more,
	);
	if (others.length > 0)
		for (const [productId, file] of await listFirstPictures(db, others)) files.set(productId, file);
	return candidates.flatMap(({ subcategoryId, productIds }) => {
		const productId = productIds.find((id) => files.has(id));
		const file = productId && files.get(productId);
		return productId && file ? [{ subcategoryId, productId, file }] : [];
	});
}
