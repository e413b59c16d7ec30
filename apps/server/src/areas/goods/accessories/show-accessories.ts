import type { ProductAccessoriesWire } from '@dukan/domain/goods/accessories/accessories.api.ts';
import { type FacetValue, takeInTurn } from '@dukan/domain/goods/accessories/fit-rules.ts';
import { fittingProducts, isInStock, type OwnFacts } from '@dukan/listing-index/fitting-products.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listProductCards } from '../products/product-cards.ts';
import { type KnownFitRule, listChosenPairs, listFacetValues } from './accessories.queries.ts';
import { clauseFor, comparedKeys, rulesAbout } from './fitting-clauses.ts';

/** The cards fill two rows on a phone and one on a wide screen. */
const SHOWN = 6;

/** CHOOSE-02: returns the accessories that fit a product, and the products that it fits as an accessory. */
export async function showAccessories(
	db: Database,
	index: ListingIndex,
	rules: readonly KnownFitRule[],
	productId: number,
): Promise<ProductAccessoriesWire> {
	const about = rulesAbout(index, rules, productId);
	if (!about) return { accessories: [], fits: [] };
	const { own, asThing, asAccessory } = about;
	const [values, pairs] = await Promise.all([
		listFacetValues(db, comparedKeys([...asThing, ...asAccessory])),
		listChosenPairs(db, [productId], { both: true }),
	]);
	const found = (side: 'thing' | 'accessory', ofSide: readonly KnownFitRule[]) =>
		takeInTurn(
			ofSide.map((rule) => fitting(index, rule, side, own, values)),
			SHOWN + 1,
		);
	const chosen = pairs.filter((pair) => pair.productId === productId).map((pair) => pair.accessoryId);
	const chosenFor = pairs.filter((pair) => pair.accessoryId === productId).map((pair) => pair.productId);
	const first = (ids: readonly number[]) =>
		[...new Set(ids)].filter((id) => id !== productId && isInStock(index, id)).slice(0, SHOWN);
	const accessoryIds = first([...chosen, ...found('thing', asThing)]);
	const fitIds = first([...chosenFor, ...found('accessory', asAccessory)]);
	const cards = await listProductCards(db, index, [...new Set([...accessoryIds, ...fitIds])]);
	const cardsOf = (ids: readonly number[]) =>
		ids.flatMap((id) => cards.find(({ p_id }) => p_id === id) ?? []);
	return { accessories: cardsOf(accessoryIds), fits: cardsOf(fitIds) };
}

function fitting(
	index: ListingIndex,
	rule: KnownFitRule,
	side: 'thing' | 'accessory',
	own: OwnFacts,
	values: readonly FacetValue[],
): number[] {
	const clause = clauseFor(rule, side, own, values);
	return clause ? fittingProducts(index, clause, SHOWN + 1) : [];
}

/** Returns the categories whose goods may begin or cease to fit these products. */
export function fittingCategories(
	index: ListingIndex,
	rules: readonly KnownFitRule[],
	productIds: readonly number[],
): number[] {
	const ids = productIds.flatMap((id) => {
		const about = rulesAbout(index, rules, id);
		return [
			...(about?.asThing.map(({ accessoryCategoryId }) => accessoryCategoryId) ?? []),
			...(about?.asAccessory.map(({ categoryId }) => categoryId) ?? []),
		];
	});
	return [...new Set(ids)];
}
