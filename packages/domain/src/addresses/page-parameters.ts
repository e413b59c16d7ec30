import { ATTRIBUTE_PREFIX } from '../catalogue/list-filters.ts';
import { BUILD_SLOTS } from '../pc-builder/build-slots.ts';

/** What the address of a list may say besides its path. */
const LIST = [
	'query',
	'category',
	'brand',
	'price_min',
	'price_max',
	'in_stock',
	'sale',
	'rating',
	'sort',
	'page',
	'shown',
];

/** By the first segment of a page's path. A screen that reads another parameter names it here: it is dropped otherwise. */
const BY_SEGMENT: Readonly<Record<string, readonly string[]>> = {
	'': ['shown'],
	category: LIST,
	smart: LIST,
	brand_products: LIST,
	newproducts: LIST,
	saleproducts: LIST,
	search: LIST,
	more: LIST,
	product: ['review_sort', 'stars', 'reviews', 'questions'],
	compare: ['ids', 'only'],
	'pc-builder': [...BUILD_SLOTS, 'memory_count', 'choose'],
	signin: ['next'],
	notify: ['said'],
	stop: ['key', 'said'],
	history: ['placed'],
	callme: ['outcome'],
	test: ['name'],
};

/** `_routes` is the router's own, in its requests for a page's data. */
const EVERYWHERE = ['lang', '_routes'];

/**
 * Whether a page depends on this parameter. Others (of advertisements, of anyone who wants pages that no cache has) do not
 * change it, so the page is rendered and cached without them.
 */
export function isPageParameter(segment: string, name: string): boolean {
	if (EVERYWHERE.includes(name)) return true;
	const known = Object.hasOwn(BY_SEGMENT, segment) ? BY_SEGMENT[segment] : undefined;
	if (!known) return false;
	return known.includes(name) || (known === LIST && name.startsWith(ATTRIBUTE_PREFIX));
}
