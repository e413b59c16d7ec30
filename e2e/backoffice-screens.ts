import { SECTIONS } from '../apps/backoffice/src/platform/sections.ts';

const under = (section: string, parts: readonly string[]) => parts.map((part) => `/${section}/${part}`);

/** Every screen of the back-office that has an address, and one form of each kind. */
export const SCREENS: readonly string[] = [
	...SECTIONS.map(({ path }) => path),
	'/account',
	'/manual',
	'/guide?step=look',
	'/orders/calls',
	'/products/1',
	'/products/new',
	'/products/photos',
	'/products/1/variants',
	'/products/1/accessories',
	'/products/1/stock',
	'/products/1/labels',
	'/prices?category=1',
	'/customers/trust',
	'/reviews/questions',
	'/claims/list',
	'/promotions?edit=new',
	'/goods/suppliers',
	'/goods/receipts/1',
	'/counts/1',
	...under('catalogue', [
		'brands',
		'attributes',
		'groups',
		'units',
		'smart',
		'synonyms',
		'searches',
		'subcategories',
	]),
	...under('catalogue', ['categories?edit=1', 'smart?edit=1', 'attributes?edit=ram']),
	...under('catalogue', ['brands?edit=new', 'attributes?edit=new', 'fits', 'fits?edit=new']),
	...under('content', ['small', 'pages', 'pages/faq', 'settings', 'banners?edit=1', 'banners?edit=new']),
	...under('delivery', ['zones', 'districts', 'regions', 'holidays', 'rules']),
	...under('delivery', ['slots?edit=1', 'zones?edit=city']),
];
