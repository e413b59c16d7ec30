import type { ListingIndex } from './listing-index.ts';

/** By number of a facet value: 1 for these. */
export function facetFlags(index: ListingIndex, facetIds: readonly number[]): Uint8Array {
	const flags = new Uint8Array(index.facetIds.length);
	for (const id of facetIds) {
		const number = index.facetNumber(id);
		if (number !== undefined) flags[number] = 1;
	}
	return flags;
}
