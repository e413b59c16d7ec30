/** S12 */
export const MAX_QUERY_LENGTH = 64;

/** SEARCH-02: one letter is no search. */
export const MIN_QUERY_LENGTH = 2;

/** What was typed as it is searched for: two that differ only in case, blanks or composition are the same search. */
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
