/** S12: the longest query. */
export const MAX_QUERY_LENGTH = 64;

/** SEARCH-02: a single letter is not searched for. */
export const MIN_QUERY_LENGTH = 2;

/** Returns the query as it is searched for: two that differ only in case, blanks or composition are the same search. */
export function normaliseQuery(typed: string): string {
	return typed
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
		.trim()
		.toLowerCase();
}

export function isSearchable(query: string): boolean {
	return query.length >= MIN_QUERY_LENGTH && query.length <= MAX_QUERY_LENGTH;
}
