import type { Listing } from '../listing.ts';

export type NaiveCard = { shown: Listing; variants: Listing[] };

/**
 * CHOOSE-01: makes a card for each family and for each product without a family. A card shows the cheapest
 * variant in stock, and among equals the one with the smaller id.
 */
export function naiveCards(listings: readonly Listing[]): NaiveCard[] {
	const groups = Map.groupBy(listings, ({ familyId, productId }) =>
		familyId === 0 ? `product ${productId}` : `family ${familyId}`,
	);
	return [...groups.values()].flatMap((variants) => {
		const [shown] = variants.toSorted(
			(a, b) =>
				Number(b.inStock) - Number(a.inStock) || a.priceTenge - b.priceTenge || a.productId - b.productId,
		);
		return shown ? [{ shown, variants }] : [];
	});
}
