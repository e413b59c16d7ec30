import { IN_STOCK, LISTED } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';

/**
 * CHOOSE-01: all positions of a selection's rows, those of a family next to each other: what goes through them in this order
 * need compare with the one before only.
 */
export function positionsByFamily({ index, rows }: Selection): Int32Array {
	const { numbers, count } = index.families;
	const order = new Int32Array(rows.length);
	if (count === 0) {
		for (let at = 0; at < rows.length; at += 1) order[at] = at;
		return order;
	}
	// By family its last position and by position the one before; one more than the position: 0 is none.
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
		// The others of the family find that they are placed.
		last[family] = 0;
	}
	return order;
}

/** Cards with their order keys; `positions` are those of the variant that each shows. */
export type Cards = { positions: Int32Array; keys: Float64Array };

/**
 * One card for the variants of a family, with the cheapest that is in stock. It stands where `keyOf` says: that of the variant
 * shown, or the best that any of them has. `matching` has the variants of a family next to each other.
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

/** What is in stock, then the cheaper, then the smaller id. */
function comesFirst({ flags, prices, ids }: ListingIndex, row: number, other: number): boolean {
	const stock = ((flags[other] ?? 0) & IN_STOCK) - ((flags[row] ?? 0) & IN_STOCK);
	const price = (prices[row] ?? 0) - (prices[other] ?? 0);
	return (stock || price || (ids[row] ?? 0) - (ids[other] ?? 0)) < 0;
}

/** Whether it has a family, also one of which nothing else is sold. */
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

/** The variants of a product that are sold; prices of those in stock, where any is. Nothing if it is the only one. */
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
