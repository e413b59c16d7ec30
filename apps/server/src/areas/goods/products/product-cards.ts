import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { FamilyWire, ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import { type FamilySummary, familyOf } from '@dukan/listing-index/family-cards.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { findRating } from '@dukan/listing-index/ratings.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listCardsOf } from './products.queries.ts';

/** CHOOSE-01, CHOOSE-03: returns cards for lists in this order. Each card names its family and its rating. */
export async function listProductCards(
	db: Database,
	index: ListingIndex,
	productIds: readonly number[],
): Promise<ProductWire[]> {
	// The index is read before anything is awaited, because it changes in place.
	const families = new Map(productIds.map((id) => [id, familyOf(index, id)]));
	const ratings = ratingsOf(index, productIds);
	const cards = await listCardsOf(db, productIds);
	return cards.map((card) => {
		const family = families.get(card.p_id);
		return { ...card, ...ratings.get(card.p_id), ...(family && { family: familyWire(family) }) };
	});
}

type RatingWire = Pick<ProductWire, 'rating' | 'reviews'>;

/** CHOOSE-03: returns the ratings of products that have reviews. */
export function ratingsOf(index: ListingIndex, productIds: readonly number[]): Map<number, RatingWire> {
	const ratings = new Map<number, RatingWire>();
	for (const id of productIds) {
		const rating = findRating(index, id);
		if (rating) ratings.set(id, { rating: rating.average, reviews: rating.reviewCount });
	}
	return ratings;
}

export function familyWire({
	familyId,
	productIds,
	minPriceTenge,
	maxPriceTenge,
}: FamilySummary): FamilyWire {
	return {
		id: familyId,
		variants: productIds.length,
		price_min: manatFromTenge(minPriceTenge),
		price_max: manatFromTenge(maxPriceTenge),
	};
}
