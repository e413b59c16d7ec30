import { isListParameter } from '../../goods/lists/list-filters.ts';
import { BUILD_SLOTS } from '../../goods/structure/build-slots.ts';

/** The first segments of the pages that are lists. */
const LISTS = ['category', 'smart', 'brand_products', 'newproducts', 'saleproducts', 'search', 'more'];

/**
 * Parameters of other pages, by the first segment of their path. A screen that reads a parameter must name it
 * here, because all other parameters are dropped.
 */
const BY_SEGMENT: Readonly<Record<string, readonly string[]>> = {
	'': ['shown'],
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

/** `_routes` belongs to the router's own requests for a page's data. */
const EVERYWHERE = ['lang', '_routes'];

/**
 * Tells whether a page depends on this parameter. Parameters of advertisements, or invented ones that would
 * bypass the cache, do not change a page, so it is rendered and cached without them.
 */
export function isPageParameter(segment: string, name: string): boolean {
	if (EVERYWHERE.includes(name)) return true;
	if (LISTS.includes(segment)) return isListParameter(name);
	return Object.hasOwn(BY_SEGMENT, segment) && BY_SEGMENT[segment]?.includes(name) === true;
}
