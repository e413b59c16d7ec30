import { MAX_QUERY_LENGTH } from '@dukan/domain/goods/search/search-query.ts';

/** Returns the query as typed, without superfluous spaces and invisible characters. */
export function searchedQuery(query: URLSearchParams): string {
	const typed = (query.get('query') ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
	return typed.slice(0, MAX_QUERY_LENGTH).trim().toWellFormed();
}
