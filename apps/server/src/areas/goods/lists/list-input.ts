import type { Language } from '@dukan/domain/base/language/language.ts';
import { readListFilters, writeListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { ListRequest, listQuery, ProductList } from '@dukan/domain/goods/lists/lists.api.ts';
import type { Static } from 'typebox';
import { Problem } from '../../../platform/http/problem.ts';

/**
 * The part of a request that decides which products the list has. Requests that mean the same have equal
 * choices.
 */
export type ListChoice = Pick<ListRequest, 'limit' | 'offset' | 'sort' | 'filters' | 'language'>;

/**
 * Only a list sorted by name depends on the language. All other lists share one response in all languages.
 */
const ANY_LANGUAGE: Language = 'en';

type ListInput = {
	query: Pick<Static<typeof listQuery>, 'limit' | 'offset' | 'sort'>;
	address: URLSearchParams;
	language: Language;
};

export function chooseList({ query: { limit, offset, sort }, address, language }: ListInput): ListChoice {
	const { filters, invalid } = readListFilters(address);
	if (invalid.length > 0) throw new Problem('invalid_input', { errors: invalid });
	return {
		limit,
		offset,
		sort,
		filters: readListFilters(new URLSearchParams(writeListFilters(filters))).filters,
		language: sort === 'name' ? language : ANY_LANGUAGE,
	};
}

/** Returns the list, and throws if it has an invalid filter. */
export function requireValid(list: ProductList): ProductList {
	if (list.invalid.length > 0) throw new Problem('invalid_input', { errors: list.invalid });
	return list;
}
