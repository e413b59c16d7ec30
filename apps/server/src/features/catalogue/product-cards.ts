import type { FamilyWire, ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { manatFromTenge } from '@dukan/domain/money/money.ts';
import { type FamilySummary, familyOf } from '@dukan/listing-index/family-cards.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { Database } from '../../platform/database/database.ts';
import { listCardsOf } from './products.queries.ts';

/** CHOOSE-01: cards of lists, in this order; each says what family it stands for. */
export async function listProductCards(
	db: Database,
	index: ListingIndex,
	productIds: readonly number[],
): Promise<ProductWire[]> {
	// Read before anything is awaited: the index changes in place.
	const families = new Map(productIds.map((id) => [id, familyOf(index, id)]));
	const cards = await listCardsOf(db, productIds);
	return cards.map((card) => {
		const family = families.get(card.p_id);
		return family ? { ...card, family: familyWire(family) } : card;
	});
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
