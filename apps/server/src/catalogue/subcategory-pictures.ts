import { firstOfSubcategories } from '@dukan/listing-index/first-products.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { Database } from '../platform/database/database.ts';
import { listFirstPictures, type SubcategoryPicture } from './categories.queries.ts';

/** Nearly always the first product has a picture; if none of so many has one, the sub-category shows none. */
const CANDIDATES = 8;

/** A picture of each sub-category of these categories: of its first product that has one. */
export async function subcategoryPictures(
	db: Database,
	index: ListingIndex,
	categoryIds: readonly number[],
): Promise<SubcategoryPicture[]> {
	const candidates = firstOfSubcategories(index, categoryIds, CANDIDATES);
	const pictures = await listFirstPictures(
		db,
		candidates.map(({ subcategoryId, productIds }) => ({
			subcategoryId,
			productIds: productIds.slice(0, 1),
		})),
	);
	const found = new Set(pictures.map(({ subcategory_id }) => subcategory_id));
	const missing = candidates.filter(({ subcategoryId }) => !found.has(subcategoryId));
	return missing.length > 0 ? [...pictures, ...(await listFirstPictures(db, missing))] : pictures;
}
