import { findLanguage, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../base/language/language.ts';
import { ATTRIBUTE_PREFIX } from '../../goods/lists/list-filters.ts';
import { listPage } from '../../goods/lists/product-list.ts';
import { BUILD_SLOTS } from '../../goods/structure/build-slots.ts';

/**
 * Parameters that narrow or order a list or reviews, or that choose parts of a computer. Their combinations
 * are endless, so search engines index only the page without them.
 */
const VIEWS = new Set<string>([
	'category',
	'brand',
	'price_min',
	'price_max',
	'in_stock',
	'sale',
	'rating',
	'sort',
	'query',
	'review_sort',
	'stars',
	'reviews',
	'questions',
	...BUILD_SLOTS,
	'memory_count',
	'choose',
]);

export type PageAddresses = {
	canonical: string;
	/** The same page in other languages, and the address that follows the visitor's own choice. */
	alternates: { language: 'tk' | 'ru' | 'en' | 'x-default'; href: string }[];
	/** True if search engines may list it. */
	indexed: boolean;
};

/**
 * Returns the canonical address of a page and its alternates. `page` and `lang` belong to these addresses;
 * all other parameters only make views of the page.
 */
export function pageAddresses(
	origin: string,
	pathname: string,
	search: string,
	/** The languages that the shop offers. */
	offered: readonly Language[] = LANGUAGES,
): PageAddresses {
	const query = new URLSearchParams(search);
	const indexed = ![...query.keys()].some((name) => VIEWS.has(name) || name.startsWith(ATTRIBUTE_PREFIX));
	const page = indexed ? listPage(query.get('page')) : 1;
	const address = (language: Language | undefined) => {
		const own = new URLSearchParams();
		if (page > 1) own.set('page', String(page));
		if (language) own.set('lang', language);
		return `${origin}${pathname}${own.size > 0 ? `?${own}` : ''}`;
	};
	const own = findLanguage(query.get('lang'));
	return {
		canonical: address(own && offered.includes(own) ? own : undefined),
		alternates: [
			...offered.map((language) => ({ language: LANGUAGE_TAGS[language], href: address(language) })),
			{ language: 'x-default', href: address(undefined) },
		],
		indexed,
	};
}
