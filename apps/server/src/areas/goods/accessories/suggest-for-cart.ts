import type { CartAccessoriesWire } from '@dukan/domain/goods/accessories/accessories.api.ts';
import { type FacetValue, takeInTurn } from '@dukan/domain/goods/accessories/fit-rules.ts';
import type { SubcategoryWire } from '@dukan/domain/goods/structure/structure.api.ts';
import { fittingProducts, isAnyFitting, isInStock } from '@dukan/listing-index/fitting-products.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listProductCards } from '../products/product-cards.ts';
import {
	type ChosenPair,
	type KnownFitRule,
	listChosenPairs,
	listFacetValues,
} from './accessories.queries.ts';
import { clauseFor, comparedKeys, rulesAbout } from './fitting-clauses.ts';

const PRODUCTS_EACH = 3;
const MAX_GROUPS = 3;

type Group = { p_id: number; missing?: SubcategoryWire; ids: number[] };
type Known = { values: readonly FacetValue[]; pairs: readonly ChosenPair[]; cartIds: readonly number[] };

/**
 * CHOOSE-02: suggests accessories for a cart. Accessories that a product needs come first. A rule that
 * something in the cart already meets suggests nothing.
 */
export async function suggestForCart(
	db: Database,
	index: ListingIndex,
	rules: readonly KnownFitRule[],
	cartIds: readonly number[],
): Promise<CartAccessoriesWire> {
	const [values, pairs] = await Promise.all([
		listFacetValues(db, comparedKeys(cartIds.flatMap((id) => rulesAbout(index, rules, id)?.asThing ?? []))),
		listChosenPairs(db, cartIds, { both: false }),
	]);
	const groups = cartIds.flatMap((id) => groupsOf(index, rules, id, { values, pairs, cartIds }));
	const shown = withoutRepeats(groups.toSorted((a, b) => Number(!a.missing) - Number(!b.missing)));
	const cards = await listProductCards(db, index, [...new Set(shown.flatMap(({ ids }) => ids))]);
	return {
		rows: shown.map(({ ids, ...group }) => ({
			...group,
			products: ids.flatMap((id) => cards.find(({ p_id }) => p_id === id) ?? []),
		})),
	};
}

function groupsOf(
	index: ListingIndex,
	rules: readonly KnownFitRule[],
	productId: number,
	{ values, pairs, cartIds }: Known,
): Group[] {
	const about = rulesAbout(index, rules, productId);
	if (!about) return [];
	const open = about.asThing.flatMap((rule) => {
		const clause = clauseFor(rule, 'thing', about.own, values);
		if (!clause || isAnyFitting(index, clause, cartIds)) return [];
		return [{ rule, ids: fittingProducts(index, clause, PRODUCTS_EACH) }];
	});
	const needed = open.filter(({ rule }) => rule.isNeeded);
	const others = open.filter(({ rule }) => !rule.isNeeded).map(({ ids }) => ids);
	const chosen = pairs
		.filter((pair) => pair.productId === productId)
		.map((pair) => pair.accessoryId)
		.filter((id) => isInStock(index, id) && !cartIds.includes(id));
	return [
		...needed.map(({ rule, ids }) => ({ p_id: productId, missing: rule.accessorySubcategory, ids })),
		{ p_id: productId, ids: [...new Set([...chosen, ...takeInTurn(others, PRODUCTS_EACH)])] },
	].map((group) => ({ ...group, ids: group.ids.slice(0, PRODUCTS_EACH) }));
}

/** Offers each accessory for one product of the cart only. */
function withoutRepeats(groups: readonly Group[]): Group[] {
	const offered = new Set<number>();
	const kept: Group[] = [];
	for (const group of groups) {
		const ids = group.ids.filter((id) => !offered.has(id));
		if (ids.length === 0 || kept.length === MAX_GROUPS) continue;
		for (const id of ids) offered.add(id);
		kept.push({ ...group, ids });
	}
	return kept;
}
