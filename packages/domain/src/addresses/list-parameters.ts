import { ATTRIBUTE_PREFIX } from '../catalogue/list-filters.ts';

const NAMES = [
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

/** What the address of a list may say besides its path. Every other name is none of the list's business. */
export function isListParameter(name: string): boolean {
	return name.startsWith(ATTRIBUTE_PREFIX) || NAMES.includes(name);
}
