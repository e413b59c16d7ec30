import type { FacetCounts } from './facet-counts.ts';
import type { ListingIndex } from './listing-index.ts';

/** The products of a list. */
export type Selection = {
	index: ListingIndex;
	/** Of the index. */
	rows: Int32Array;
	/** Of a search, in step with `rows`: how well each fits, the more the better. */
	scores?: Float64Array;
	/** Of a search: the terms that nothing here meets, by their number in the query. */
	unmetTerms?: readonly number[];
	/** Of a list ordered by hand, in step with `rows`: which place each has. */
	positions?: Int32Array;
	/** What countFacets found in all of it, once it was asked. */
	counted?: CountedSelection;
	/** All positions of `rows`, those of a family next to each other, once it was asked. */
	byFamily?: Int32Array;
	/** Of one that is cached: what all of it begins with, by order, once it was asked. */
	beginnings?: Map<string, Beginning>;
};

/** The first `amount` products of a list, or all if there are fewer. */
export type Beginning = { ids: Int32Array; amount: number };

/** `matching` are those that meet every choice, as positions in the selection's `rows`; the variants of a family follow each other. */
export type CountedSelection = { counts: FacetCounts; matching: Int32Array };
