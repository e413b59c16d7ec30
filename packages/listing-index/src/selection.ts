import type { ListingIndex } from './listing-index.ts';

/** The products of a list. */
export type Selection = {
	index: ListingIndex;
	/** Rows of the index. */
	rows: Int32Array;
	/** Only for a search, parallel to `rows`: how well each product fits; higher is better. */
	scores?: Float64Array;
	/** Only for a search: the terms that no product meets, by their number in the query. */
	unmetTerms?: readonly number[];
	/** Only for a list ordered by hand, parallel to `rows`: the place of each product. */
	positions?: Int32Array;
};
