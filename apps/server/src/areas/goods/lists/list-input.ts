import type { Language } from '@dukan/domain/base/language/language.ts';
import { readListFilters, writeListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { ListRequest, listQuery, ProductList } from '@dukan/domain/goods/lists/lists.api.ts';
import type { Static } from 'typebox';
import { Problem } from '../../../platform/http/problem.ts';

/** The part of a request that decides which products of a list are returned, in one form however it was written. */
export type ListChoice = Pick<ListRequest, 'limit' | 'offset' | 'sort' | 'filters' | 'language'>;

/** Only sorting by name depends on the language: everything else has one response for all languages. */
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

/** Returns the list, unless a filter turned out to be invalid. */
export function requireValid(list: ProductList): ProductList {
	if (list.invalid.length > 0) throw new Problem('invalid_input', { errors: list.invalid });
	return list;
}
