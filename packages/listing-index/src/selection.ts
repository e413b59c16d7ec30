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
};
