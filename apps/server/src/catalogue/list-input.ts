import { readListFilters, writeListFilters } from '@dukan/domain/catalogue/list-filters.ts';
import {
	LIST_PAGE_SIZE,
	LIST_SORTS,
	type ListSort,
	MAX_OFFSET,
} from '@dukan/domain/catalogue/product-list.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import type { ListRequest, ProductList } from '@dukan/domain/storefront/shop-reader.ts';
import { type Static, Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';

/** CONTRACT.md */
const MAX_LIMIT = 100;

/** Told of in the OpenAPI document; read, as in page addresses, by the domain. */
const filter = (description: string, example: string) =>
	Type.Optional(Type.Unsafe<string>({ description, examples: [example] }));

const listFilterQuery = {
	sort: Type.Optional(Type.Unsafe<ListSort>({ type: 'string', enum: [...LIST_SORTS] })),
	brand: filter('Brand ids', '1,2'),
	price_min: filter('What the shopper pays at least, in manat', '100'),
	price_max: filter('What the shopper pays at most, in manat', '2500.50'),
	in_stock: filter('Only what is in stock', '1'),
	sale: filter('Only what is on sale', '1'),
	'attr.<key>': filter(
		'Any of these values of an attribute; of numbers also ranges, from a number to below another: 4000..5000, ..14, 32..',
		'16,32',
	),
};

export const listQuery = Type.Object({
	limit: Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: LIST_PAGE_SIZE }),
	offset: Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 }),
	...listFilterQuery,
});

/** What of a request decides which products of a list are answered, in one form however it was written. */
export type ListChoice = Pick<ListRequest, 'limit' | 'offset' | 'sort' | 'filters' | 'language'>;

/** Only names are sorted by language: whatever else is asked for is one answer for all languages. */
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
		...{ limit, offset, sort },
		filters: readListFilters(new URLSearchParams(writeListFilters(filters))).filters,
		language: sort === 'name' ? language : ANY_LANGUAGE,
	};
}

/** The list, unless a filter turned out to mean nothing. */
export function requireValid(list: ProductList): ProductList {
	if (list.invalid.length > 0) throw new Problem('invalid_input', { errors: list.invalid });
	return list;
}
