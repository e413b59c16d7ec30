import type { HomeWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import type { HomeRequest } from '@dukan/domain/storefront/shop-reader.ts';
import { pageOfFilledCategories } from '../catalogue/categories.queries.ts';
import { listFirstProducts, listNewProducts, listSaleProducts } from '../catalogue/products.queries.ts';
import type { Database } from '../platform/database/database.ts';

/** HOME-01, HOME-02 */
export async function showHome(db: Database, { limit, offset, cardSize }: HomeRequest): Promise<HomeWire> {
	const [{ categories, count }, newProducts, saleProducts] = await Promise.all([
		pageOfFilledCategories(db, limit, offset),
		listNewProducts(db, cardSize),
		listSaleProducts(db, cardSize),
	]);
	const products = await listFirstProducts(
		db,
		categories.map(({ k_id }) => k_id),
		cardSize,
	);
	const byCategory = Map.groupBy(products, ({ categoryKId }) => categoryKId);
	return {
		rows: categories.map(({ k_icon: _, ...category }) => ({
			...category,
			products: byCategory.get(category.k_id) ?? [],
		})),
		count,
		newProducts,
		saleProducts,
	};
}
