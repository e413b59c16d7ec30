import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { findListHead } from './list-head.ts';

const named = <Prefix extends string>(prefix: Prefix, name: string) =>
	({ [`${prefix}_en`]: name, [`${prefix}_ru`]: `${name} ru`, [`${prefix}_tm`]: `${name} tm` }) as Record<
		`${Prefix}_${'en' | 'ru' | 'tm'}`,
		string
	>;

const shop: Pick<PublicShop, 'categories' | 'smartCategories' | 'brands' | 'subcategoryPictures'> = {
	categories: async () => [
		{
			k_id: 1,
			...named('k_name', 'Laptops'),
			k_icon: 'no-such-icon',
			sub_categories: [
				{ sc_id: 101, ...named('sc_name', 'Home') },
				{ sc_id: 102, ...named('sc_name', 'Gaming laptops') },
			],
		},
		{
			k_id: 7,
			...named('k_name', 'Phones'),
			k_icon: 'phone',
			sub_categories: [{ sc_id: 701, ...named('sc_name', 'Smart') }],
		},
	],
	smartCategories: async () => [{ sm_id: 1, ...named('sm_name', 'For gamers'), new: 1, opensBuilder: false }],
	brands: async () => [
		{ id: 40, name: 'Samsung', count: 3 } as Awaited<ReturnType<PublicShop['brands']>>[number],
	],
	subcategoryPictures: async () => new Map([[102, 'gaming.jpg']]),
};

const head = (pathname: string) => findListHead(shop as PublicShop, 'ru', pathname);

test('CAT-01 GEN-11 the id decides; the one right address comes back whatever the slug says', async () => {
	for (const [asked, scope, path, title] of [
		['/category/laptops-1', { kind: 'category', id: 1 }, '/category/laptops-1', 'Laptops ru'],
		['/category/old-name-1', { kind: 'category', id: 1 }, '/category/laptops-1', 'Laptops ru'],
		[
			'/category/x-1/y-102',
			{ kind: 'subcategory', id: 102 },
			'/category/laptops-1/gaming-laptops-102',
			'Gaming laptops ru',
		],
		['/smart/x-1', { kind: 'smart', id: 1 }, '/smart/for-gamers-1', 'For gamers ru'],
		['/brand_products/40', { kind: 'brand', id: 40 }, '/brand_products/40', 'Samsung'],
		['/newproducts', { kind: 'new' }, '/newproducts', { key: 'nav.newProducts' }],
		['/saleproducts', { kind: 'sale' }, '/saleproducts', { key: 'nav.saleProducts' }],
	] as const) {
		const found = await head(asked);
		assert.deepEqual([found?.scope, found?.path, found?.title], [scope, path, title], asked);
	}
});

test('GEN-11 what does not exist, and a sub-category of another category, is not found', async () => {
	for (const path of [
		'/category/laptops-99',
		'/category/laptops',
		'/category/laptops-1/smart-701',
		'/category/laptops-1/home',
		'/smart/x-99',
		'/brand_products/999',
		'/brand_products/40x',
		'/other',
		'/',
	])
		assert.equal(await head(path), undefined, path);
});

test('CAT-01 a category shows its sub-categories as pictures; a sub-category leads to the others and one step up', async () => {
	const category = await head('/category/laptops-1');
	assert.deepEqual(category?.way, []);
	assert.deepEqual(
		category?.subcategories.map(({ name, picture }) => [name, picture]),
		[
			['Home ru', undefined],
			['Gaming laptops ru', 'gaming.jpg'],
		],
	);
	const subcategory = await head('/category/laptops-1/home-101');
	assert.deepEqual(subcategory?.way, [{ name: 'Laptops ru', href: '/category/laptops-1' }]);
	assert.deepEqual(
		subcategory?.subcategories.map(({ id }) => id),
		[101, 102],
	);
	assert.deepEqual((await head('/brand_products/40'))?.way, [
		{ name: { key: 'nav.allBrands' }, href: '/allbrands' },
	]);
});
