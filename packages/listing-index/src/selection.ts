import type { ListingIndex } from './listing-index.ts';

/** The products of a list. */
export type Selection = {
	index: ListingIndex;
	/** Rows of the index. */
	rows: Int32Array;
	/** The score of each product in a search, parallel to `rows`; higher is better. */
	scores?: Float64Array;
	/** In a search, the terms that no product meets, by their number in the query. */
	unmetTerms?: readonly number[];
	/** In a list that staff ordered by hand, the place of each product, parallel to `rows`. */
	positions?: Int32Array;
};
