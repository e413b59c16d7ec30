import { PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';

/** One page of each kind that anyone may open. */
export const PUBLIC_PAGES: readonly string[] = [
	'/',
	'/category',
	'/category/laptops-1',
	'/category/laptops-1/gaming-laptops-102',
	'/smart/for-gamers-1',
	'/newproducts',
	'/saleproducts',
	'/allbrands',
	'/brand_products/40',
	'/product/1/1',
	'/compare',
	'/compare?ids=1,2,3',
	'/pc-builder?choose=board',
	'/search?query=noutbuk',
	'/search?query=zzzzqqqq',
	...PAGE_NAMES.map((name) => `/${name}`),
	'/links',
	'/callme',
	'/test',
];

/** The quick run checks only this page. The others belong to `npm test -- all`. */
const QUICK_PAGE = '/product/1/1';

export function scopeOf(path: string | undefined): string[] {
	return path === QUICK_PAGE ? [] : ['@all'];
}

export const MISSING_PAGE = '/no-such-page';
