import { MAX_QUERY_LENGTH } from '@dukan/domain/goods/search/search-query.ts';

/** What was searched for, as it was typed; only blanks and what cannot be seen are tidied. */
export function searchedQuery(query: URLSearchParams): string {
	const typed = (query.get('query') ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
	return typed.slice(0, MAX_QUERY_LENGTH).trim().toWellFormed();
}
