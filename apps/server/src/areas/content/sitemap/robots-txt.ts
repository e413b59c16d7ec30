import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { ATTRIBUTE_PREFIX } from '@dukan/domain/goods/lists/list-filters.ts';

/** Excludes calls and personal pages. */
const CLOSED = [
	'/api/',
	'/backoffice',
	addresses.search,
	addresses.cart,
	addresses.profile,
	addresses.saved,
	addresses.history,
	addresses.signIn,
];
/** Excludes views of a list, because they are endless and the plain list contains all of their products. */
const LIST_CHOICES = [
	'brand=',
	'price_min=',
	'price_max=',
	'in_stock=',
	'sale=',
	'rating=',
	ATTRIBUTE_PREFIX,
	'sort=',
];

export function robotsTxt(origin: string): string {
	const closed = [...CLOSED, ...LIST_CHOICES.flatMap((choice) => [`/*?${choice}`, `/*&${choice}`])];
	return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
