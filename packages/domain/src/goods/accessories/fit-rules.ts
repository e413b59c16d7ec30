/** CHOOSE-02: the ways to compare a value of an accessory with a value of the product that it is for. */
export const FIT_COMPARISONS = ['same', 'at_least', 'at_most'] as const;
export type FitComparison = (typeof FIT_COMPARISONS)[number];

/** The server looks up accessories for at most this many products of a cart. */
export const MAX_CART_IDS = 50;

/** Compares the attribute `key` of the product with `accessoryKey` of the accessory. */
export type FitCondition = { key: string; accessoryKey: string; compare: FitComparison };

/** An attribute value that some product has, with its id in the shop's dictionary of values. */
export type FacetValue = { id: number; key: string; value: string };

/**
 * Tells whether two values fit. They are spelt as in addresses. One value may contain several: a cooler can
 * fit the sockets LGA1700/AM4/AM5.
 */
export function valuesFit(compare: FitComparison, own: string, accessory: string): boolean {
	return COMPARISONS[compare](own, accessory);
}

const COMPARISONS: Readonly<Record<FitComparison, (own: string, accessory: string) => boolean>> = {
	same: (own, accessory) => {
		const parts = partsOf(own);
		return partsOf(accessory).some((part) => parts.includes(part));
	},
	at_least: (own, accessory) => compareNumbers(accessory, own, (given, least) => given >= least),
	at_most: (own, accessory) => compareNumbers(accessory, own, (given, most) => given <= most),
};

function compareNumbers(one: string, other: string, isFit: (one: number, other: number) => boolean): boolean {
	const [a, b] = [numberOf(one), numberOf(other)];
	return a !== undefined && b !== undefined && isFit(a, b);
}

/**
 * Returns, for each condition, the values of which the product on the other side must have one. The result is
 * undefined if a condition needs an attribute that this product lacks, because the shop offers only what
 * surely fits.
 */
export function fittingValues(
	conditions: readonly FitCondition[],
	own: { side: 'thing' | 'accessory'; facetIds: ReadonlySet<number> },
	values: readonly FacetValue[],
): number[][] | undefined {
	const found: number[][] = [];
	for (const { key, accessoryKey, compare } of conditions) {
		const [ownKey, otherKey] = own.side === 'thing' ? [key, accessoryKey] : [accessoryKey, key];
		const has = values.find((value) => value.key === ownKey && own.facetIds.has(value.id));
		if (!has) return undefined;
		const fits = (other: string) =>
			own.side === 'thing' ? valuesFit(compare, has.value, other) : valuesFit(compare, other, has.value);
		found.push(values.filter((value) => value.key === otherKey && fits(value.value)).map(({ id }) => id));
	}
	return found;
}

/**
 * Takes the first id of each list, then the second of each, so that a shopper sees every kind before many of
 * one kind. Duplicates are dropped.
 */
export function takeInTurn(lists: readonly (readonly number[])[], limit: number): number[] {
	const taken = new Set<number>();
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	// Stryker disable next-line EqualityOperator: there is no id past the end of a list
	for (let at = 0; at < longest; at += 1)
		for (const list of lists) {
			const id = list[at];
			if (id !== undefined && taken.size < limit) taken.add(id);
		}
	return [...taken];
}

function partsOf(value: string): string[] {
	return (
		value
			.split('/')
			// Stryker disable next-line MethodExpression: the mutant changes both sides, and texts that are equal in lower case are equal in upper case too (except ß)
			.map((part) => part.trim().toLowerCase())
			.filter(Boolean)
	);
}

function numberOf(value: string): number | undefined {
	const number = value.trim() === '' ? Number.NaN : Number(value);
	return Number.isFinite(number) ? number : undefined;
}
