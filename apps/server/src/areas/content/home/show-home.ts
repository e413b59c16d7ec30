import type { HomeRequest, HomeWire } from '@dukan/domain/content/home/home.api.ts';
import { firstProducts } from '@dukan/listing-index/first-products.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listProductCards } from '../../goods/products/product-cards.ts';
import { pageOfFilledCategories } from '../../goods/structure/categories.queries.ts';

/** HOME-01, HOME-02: returns the sections of the home page. */
export async function showHome(
	db: Database,
	index: ListingIndex,
	{ limit, offset, cardSize }: HomeRequest,
): Promise<HomeWire> {
	const { categories, count } = await pageOfFilledCategories(db, index, { limit, offset });
	const newIds = firstProducts(index, { kind: 'new' }, cardSize);
	const saleIds = firstProducts(index, { kind: 'sale' }, cardSize);
	const rows = categories.map(({ k_icon: _, ...category }) => ({
		category,
		productIds: firstProducts(index, { kind: 'category', id: category.k_id }, cardSize),
	}));
	const shown = new Set([...newIds, ...saleIds, ...rows.flatMap(({ productIds }) => productIds)]);
	const cards = new Map((await listProductCards(db, index, [...shown])).map((card) => [card.p_id, card]));
	const cardsOf = (productIds: readonly number[]) =>
		productIds.map((id) => cards.get(id)).filter((card) => card !== undefined);
	return {
		rows: rows.map(({ category, productIds }) => ({ ...category, products: cardsOf(productIds) })),
		count,
		newProducts: cardsOf(newIds),
		saleProducts: cardsOf(saleIds),
	};
}
