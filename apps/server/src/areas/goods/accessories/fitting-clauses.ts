import { type FacetValue, fittingValues } from '@dukan/domain/goods/accessories/fit-rules.ts';
import { type FittingClause, factsOf, type OwnFacts } from '@dukan/listing-index/fitting-products.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { KnownFitRule } from './accessories.queries.ts';

/**
 * Returns the rules in which the product is the thing, and those in which it is the accessory. Returns
 * undefined if the product is not sold.
 */
export function rulesAbout(
	index: ListingIndex,
	rules: readonly KnownFitRule[],
	productId: number,
): { own: OwnFacts; asThing: KnownFitRule[]; asAccessory: KnownFitRule[] } | undefined {
	const own = factsOf(index, productId);
	return (
		own && {
			own,
			asThing: rules.filter(({ subcategoryId }) => subcategoryId === own.subcategoryId),
			asAccessory: rules.filter(({ accessorySubcategoryId }) => accessorySubcategoryId === own.subcategoryId),
		}
	);
}

/** Returns the keys of all attributes that the rules compare. */
export function comparedKeys(rules: readonly KnownFitRule[]): string[] {
	return [
		...new Set(rules.flatMap(({ allOf }) => allOf.flatMap(({ key, accessoryKey }) => [key, accessoryKey]))),
	];
}

/**
 * Returns the clause that fitting goods of the other side meet. Returns undefined if the product lacks an
 * attribute that the rule compares.
 */
export function clauseFor(
	rule: KnownFitRule,
	side: 'thing' | 'accessory',
	own: OwnFacts,
	values: readonly FacetValue[],
): FittingClause | undefined {
	const facetIds = fittingValues(rule.allOf, { side, facetIds: own.facetIds }, values);
	const subcategoryId = side === 'thing' ? rule.accessorySubcategoryId : rule.subcategoryId;
	return facetIds && { subcategoryId, facetIds };
}
