import type { CardTotals } from '@dukan/listing-index/card-totals.ts';
import type { Selection } from '@dukan/listing-index/selection.ts';
import { type QueryTerm, sharedSmart } from './parse-query.ts';
import { classify } from './plan-search.ts';

/** A page of the shop, named by its id. */
export type PlaceRef = { kind: 'category' | 'subcategory' | 'brand' | 'smart'; id: number };

/** True if the text is a brand's name, perhaps only its beginning. */
const BRAND_SCORE = 75;
/** The weight of a word that says what a category holds: a third of the same word's weight for a product. */
const CATEGORY_SCORE = 28;
/** A percentage of a smart category's name. */
const SMART_SHARE = 50;
/** A share of the results: a handful of goods of another kind does not make it a place to look. */
const SUBCATEGORY_SHARE = 0.1;

const MOST = { category: 1, subcategory: 3, brand: 2, smart: 2 } as const;

/** FIND-05: returns categories, brands and smart categories that a query names and that have products. */
export function namedPlaces(terms: readonly QueryTerm[], selection: Selection): PlaceRef[] {
	const { brandTotals, categoryTotals } = selection.index;
	const matched = (of: 'brand' | 'category', minScore: number, totals: Pick<CardTotals, 'get'>) => {
		const ids = terms
			.filter(({ isFor }) => !isFor)
			.flatMap(({ matches }) => matches.filter((match) => match.of === of && match.score >= minScore))
			.toSorted((a, b) => b.score - a.score)
			.map(({ id }) => id);
		return refs(
			of,
			ids.filter((id) => totals.get(id) > 0),
		);
	};
	const namesKind = terms.some((term) => classify(term) === 'kind');
	return [
		...matched('category', CATEGORY_SCORE, categoryTotals),
		...refs('subcategory', namesKind ? mainSubcategories(selection) : []),
		...matched('brand', BRAND_SCORE, brandTotals),
		...refs('smart', namedSmart(terms)),
	];
}

function refs(kind: PlaceRef['kind'], ids: readonly number[]): PlaceRef[] {
	return [...new Set(ids)].slice(0, MOST[kind]).map((id) => ({ kind, id }));
}

/** Returns the sub-categories of the results, the fullest first. */
function mainSubcategories({ index, rows }: Selection): number[] {
	const { subcategories } = index;
	// An array indexed by id: a map would be asked once for each of up to 100,000 rows.
	const counts = new Uint32Array(index.maxSubcategory + 1);
	for (let at = 0; at < rows.length; at += 1) {
		const id = subcategories[rows[at] ?? 0] ?? 0;
		counts[id] = (counts[id] ?? 0) + 1;
	}
	return Array.from(counts, (count, id) => ({ id, count }))
		.filter(({ count }) => count > 0 && count >= rows.length * SUBCATEGORY_SHARE)
		.toSorted((a, b) => b.count - a.count || a.id - b.id)
		.map(({ id }) => id);
}

/** Returns smart categories whose names hold every term, the largest share of the name first. */
function namedSmart(terms: readonly QueryTerm[]): number[] {
	return sharedSmart(terms.map(({ smart }) => smart))
		.filter(({ share }) => share >= SMART_SHARE)
		.toSorted((a, b) => b.share - a.share)
		.map(({ id }) => id);
}
