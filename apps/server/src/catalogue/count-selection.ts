import { IN_STOCK, ON_SALE } from './shelf-columns.ts';
import { numberFlags, type Selection } from './shelf-selection.ts';
import type { ChosenFilters, Counts } from './tally.ts';

/** Who fails exactly one choice counts for that choice's own facet; who fails more counts nowhere (as in tally.ts). */
const NOTHING = 0;
const BRAND = -1;
const PRICE = -2;
const STOCK = -3;
const SALE = -4;

/** What tally.ts counts, from the shelf; and which of the list meet every choice, as indexes into its places. */
export function countSelection(
	selection: Selection,
	chosen: ChosenFilters,
	{ withFacets }: { withFacets: boolean },
): { counts: Counts; passing: Int32Array } {
	if (isAnyChosen(chosen)) return countChosen(selection, chosen);
	if (!withFacets) return selection.counted ?? countStock(selection);
	selection.counted ??= countAll(selection);
	return selection.counted;
}

const NO_FACETS = {
	brands: new Map<number, number>(),
	priceTenge: { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
	onSale: 0,
	values: new Map<number, number>(),
};

/** For a page alone, as suggestions are: how many there are and how many in stock. */
function countStock({ columns: { flags }, places }: Selection): { counts: Counts; passing: Int32Array } {
	const passing = new Int32Array(places.length);
	let inStock = 0;
	for (let index = 0; index < places.length; index += 1) {
		passing[index] = index;
		inStock += (flags[places[index] ?? 0] ?? 0) & IN_STOCK;
	}
	return { counts: { ...NO_FACETS, found: places.length, inStock }, passing };
}

function isAnyChosen({ brandIds, minPriceTenge, maxPriceTenge, inStock, onSale, attributes }: ChosenFilters) {
	return (
		brandIds.size + attributes.length > 0 ||
		inStock ||
		onSale ||
		minPriceTenge !== undefined ||
		maxPriceTenge !== undefined
	);
}

/** The same for most lists, which nobody has narrowed down: nothing need be asked of each product. */
function countAll({ columns, places }: Selection): { counts: Counts; passing: Int32Array } {
	const { flags, prices, brands, values, valuesAt, valueCounts } = columns;
	const brandCounts = new Uint32Array(columns.lastBrand + 1);
	const numbers = new Uint32Array(columns.facetIds.length);
	const passing = new Int32Array(places.length);
	const found = places.length;
	let min = Number.POSITIVE_INFINITY;
	let max = Number.NEGATIVE_INFINITY;
	let inStock = 0;
	let onSale = 0;
	for (let index = 0; index < found; index += 1) {
		passing[index] = index;
		const place = places[index] ?? 0;
		const flag = flags[place] ?? 0;
		const price = prices[place] ?? 0;
		const brand = brands[place] ?? 0;
		brandCounts[brand] = (brandCounts[brand] ?? 0) + 1;
		if (price < min) min = price;
		if (price > max) max = price;
		inStock += flag & IN_STOCK;
		onSale += flag & ON_SALE ? 1 : 0;
		const from = valuesAt[place] ?? 0;
		const to = from + (valueCounts[place] ?? 0);
		for (let at = from; at < to; at += 1) {
			const number = values[at] ?? 0;
			numbers[number] = (numbers[number] ?? 0) + 1;
		}
	}
	const ofBrands = nonZero(brandCounts, (id) => id);
	const ofValues = nonZero(numbers, (number) => columns.facetIds[number] ?? 0);
	return {
		counts: { found, brands: ofBrands, priceTenge: { min, max }, inStock, onSale, values: ofValues },
		passing,
	};
}

function countChosen(
	{ columns, places }: Selection,
	chosen: ChosenFilters,
): { counts: Counts; passing: Int32Array } {
	const { flags, prices, values, valuesAt, valueCounts } = columns;
	const brandOf = columns.brands;
	const groups = chosen.attributes.map(({ valueIds, chosenIds }) => ({
		own: numberFlags(columns, valueIds),
		chosen: numberFlags(columns, chosenIds),
	}));
	const minPrice = chosen.minPriceTenge ?? 0;
	const maxPrice = chosen.maxPriceTenge ?? Number.POSITIVE_INFINITY;
	const anyBrand = chosen.brandIds.size === 0;
	const priceTenge = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
	const brandCounts = new Uint32Array(columns.lastBrand + 1);
	const numbers = new Uint32Array(columns.facetIds.length);
	const passing = new Int32Array(places.length);
	let found = 0;
	let inStock = 0;
	let onSale = 0;

	for (let index = 0; index < places.length; index += 1) {
		const place = places[index] ?? 0;
		const flag = flags[place] ?? 0;
		const price = prices[place] ?? 0;
		const brandId = brandOf[place] ?? 0;
		const from = valuesAt[place] ?? 0;
		const to = from + (valueCounts[place] ?? 0);
		let fails = 0;
		let failed = NOTHING;
		if (!anyBrand && !chosen.brandIds.has(brandId)) {
			fails += 1;
			failed = BRAND;
		}
		if (price < minPrice || price > maxPrice) {
			fails += 1;
			failed = PRICE;
		}
		if (chosen.inStock && !(flag & IN_STOCK)) {
			fails += 1;
			failed = STOCK;
		}
		if (chosen.onSale && !(flag & ON_SALE)) {
			fails += 1;
			failed = SALE;
		}
		for (let group = 0; group < groups.length && fails < 2; group += 1) {
			const isChosen = groups[group]?.chosen;
			let met = false;
			for (let at = from; at < to && !met; at += 1) met = isChosen?.[values[at] ?? 0] === 1;
			if (met) continue;
			fails += 1;
			failed = group + 1;
		}
		if (fails > 1) continue;

		const passes = failed === NOTHING;
		if (passes) {
			passing[found] = index;
			found += 1;
		}
		if (passes || failed === BRAND) brandCounts[brandId] = (brandCounts[brandId] ?? 0) + 1;
		if (passes || failed === PRICE) {
			if (price < priceTenge.min) priceTenge.min = price;
			if (price > priceTenge.max) priceTenge.max = price;
		}
		if ((passes || failed === STOCK) && flag & IN_STOCK) inStock += 1;
		if ((passes || failed === SALE) && flag & ON_SALE) onSale += 1;
		if (failed < NOTHING) continue;
		const own = passes ? undefined : groups[failed - 1]?.own;
		for (let at = from; at < to; at += 1) {
			const number = values[at] ?? 0;
			if (!own || own[number] === 1) numbers[number] = (numbers[number] ?? 0) + 1;
		}
	}
	const brands = nonZero(brandCounts, (id) => id);
	const ofValues = nonZero(numbers, (number) => columns.facetIds[number] ?? 0);
	return {
		counts: { found, brands, priceTenge, inStock, onSale, values: ofValues },
		passing: passing.subarray(0, found),
	};
}

function nonZero(counts: Uint32Array, idOf: (number: number) => number): Map<number, number> {
	const map = new Map<number, number>();
	for (const [number, count] of counts.entries()) if (count > 0) map.set(idOf(number), count);
	return map;
}
