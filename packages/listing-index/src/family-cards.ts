import { IN_STOCK, LISTED } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';

/**
 * CHOOSE-01: returns the positions of a selection's rows, with the rows of each family next to each other. A
 * loop in this order needs to compare each row only with the one before.
 */
export function positionsByFamily({ index, rows }: Selection): Int32Array {
	const { numbers, count } = index.families;
	const order = new Int32Array(rows.length);
	if (count === 0) {
		for (let at = 0; at < rows.length; at += 1) order[at] = at;
		return order;
	}
	// The last position of each family and the previous position of each position, both plus one, so that 0
	// means none.
	const last = new Int32Array(count + 1);
	const before = new Int32Array(rows.length);
	for (let at = 0; at < rows.length; at += 1) {
		const family = numbers[rows[at] ?? 0] ?? 0;
		if (family === 0) continue;
		before[at] = last[family] ?? 0;
		last[family] = at + 1;
	}
	let placed = 0;
	for (let at = 0; at < rows.length; at += 1) {
		const family = numbers[rows[at] ?? 0] ?? 0;
		if (family === 0) {
			order[placed] = at;
			placed += 1;
			continue;
		}
		for (let next = last[family] ?? 0; next > 0; next = before[next - 1] ?? 0) {
			order[placed] = next - 1;
			placed += 1;
		}
		// The family is done, so its other variants are skipped.
		last[family] = 0;
	}
	return order;
}

/** Cards with their sort keys. `positions` are the positions of the variants that the cards show. */
export type Cards = { positions: Int32Array; keys: Float64Array };

/**
 * Makes one card of each family. The card shows the cheapest variant in stock. With 'shown' the card has the
 * sort key of that variant, and with 'best' the best key of all variants. In `matching` the variants of a
 * family must be next to each other.
 */
export function cardsOf(
	{ index, rows }: Selection,
	matching: Int32Array,
	keys: Float64Array,
	keyOf: 'shown' | 'best',
): Cards {
	if (index.families.count === 0) return { positions: matching, keys };
	const { numbers } = index.families;
	const positions = new Int32Array(matching.length);
	const cardKeys = new Float64Array(matching.length);
	let cards = 0;
	let familyBefore = 0;
	for (let at = 0; at < matching.length; at += 1) {
		const position = matching[at] ?? 0;
		const key = keys[at] ?? 0;
		const family = numbers[rows[position] ?? 0] ?? 0;
		const isSame = family !== 0 && family === familyBefore;
		familyBefore = family;
		if (!isSame) {
			positions[cards] = position;
			cardKeys[cards] = key;
			cards += 1;
			continue;
		}
		const card = cards - 1;
		const isShown = comesFirst(index, rows[position] ?? 0, rows[positions[card] ?? 0] ?? 0);
		if (isShown) positions[card] = position;
		if (keyOf === 'best' ? key < (cardKeys[card] ?? 0) : isShown) cardKeys[card] = key;
	}
	return { positions: positions.subarray(0, cards), keys: cardKeys.subarray(0, cards) };
}

/** Compares by stock, then by the lower price, then by the smaller id. */
function comesFirst({ flags, prices, ids }: ListingIndex, row: number, other: number): boolean {
	const stock = ((flags[other] ?? 0) & IN_STOCK) - ((flags[row] ?? 0) & IN_STOCK);
	const price = (prices[row] ?? 0) - (prices[other] ?? 0);
	return (stock || price || (ids[row] ?? 0) - (ids[other] ?? 0)) < 0;
}

/** True for a product with a family, even if no other variant is sold. */
export function isOfFamily(index: ListingIndex, productId: number): boolean {
	const row = index.rowOf(productId);
	return row !== undefined && index.families.idOf(row) > 0;
}

export type FamilySummary = {
	familyId: number;
	productIds: number[];
	minPriceTenge: number;
	maxPriceTenge: number;
};

/**
 * Returns the sold variants of a product, and the price range of those in stock, or of all if none is in
 * stock. The result is undefined if the product is the only variant.
 */
export function familyOf(index: ListingIndex, productId: number): FamilySummary | undefined {
	const own = index.rowOf(productId);
	if (own === undefined) return undefined;
	const { flags, prices, ids } = index;
	const rows = [...index.families.rowsWith(own)].filter((row) => (flags[row] ?? 0) & LISTED);
	if (rows.length < 2) return undefined;
	const inStock = rows.filter((row) => (flags[row] ?? 0) & IN_STOCK);
	const priced = (inStock.length > 0 ? inStock : rows).map((row) => prices[row] ?? 0);
	return {
		familyId: index.families.idOf(own),
		productIds: rows.map((row) => ids[row] ?? 0).toSorted((a, b) => a - b),
		minPriceTenge: Math.min(...priced),
		maxPriceTenge: Math.max(...priced),
	};
}
