import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { ListRequest, ProductList } from '@dukan/domain/goods/lists/lists.api.ts';
import { productWire } from '../../testing/product-wire.ts';
import { readList, readListRows } from './read-list.ts';

const FACETS = {
	brands: [{ id: 3, name: 'Acer', count: 1 }],
	attributes: [{ key: 'ram', name_en: 'RAM', name_ru: 'RAM', name_tm: 'RAM', values: [] }],
	categories: [],
	price: { min: 1, max: 2 },
	in_stock: 1,
	sale: 0,
	rating: [],
};

function shopWith(found: Partial<ProductList> = {}) {
	const asked: ListRequest[] = [];
	const reader: Pick<PublicShop, 'list' | 'highlights'> = {
		list: async (request) => {
			asked.push(request);
			return {
				rows: [productWire({ p_id: 1 })],
				count: 60,
				facets: request.withFacets ? FACETS : undefined,
				invalid: [],
				didYouMean: undefined,
				understood: [],
				places: [],
				...found,
			};
		},
		highlights: async () => new Map(),
	};
	return { asked, shop: reader as PublicShop };
}

const PLACE = {
	place: { path: '/category/laptops-1', query: undefined },
	scope: { kind: 'category', id: 1 },
} as const;

/** Returns the result of a read: an HTTP status, or the address of a redirect. */
async function ending(search: string, found?: Partial<ProductList>): Promise<number | string> {
	const { shop } = shopWith(found);
	try {
		await readList({ shop, language: 'ru' }, PLACE, new URLSearchParams(search));
		return 200;
	} catch (thrown) {
		if (thrown instanceof Response) return thrown.headers.get('location') ?? thrown.status;
		return (thrown as { init: { status: number } }).init.status;
	}
}

test('CAT-02 an address that cannot be read is refused, one in other words leads to the right one, a page too far is not found', async () => {
	for (const [search, end] of [
		['', 200],
		['brand=3&attr.ram=16', 200],
		['brand=999999', 400],
		['attr.nosuch=1', 400],
		['price_min=abc', 400],
		['sort=xx', '/category/laptops-1'],
		['shown=-1', 400],
		['price_min=&price_max=1+000&sort=', '/category/laptops-1?price_max=1000'],
		['brand=3&brand=3', '/category/laptops-1?brand=3'],
		['page=99999', 404],
	] as const)
		assert.equal(await ending(search), end, search);
	assert.equal(await ending('page=9', { rows: [] }), 404);
	assert.equal(await ending('', { rows: [] }), 200, 'an empty list is a list');
	assert.equal(await ending('attr.ram=16', { invalid: [{ name: 'attr.ram' } as never] }), 400);
});

test('CAT-02 a page further on reads from there, with as many rows as are shown; load-more reads no facets', async () => {
	const { asked, shop } = shopWith();
	await readList({ shop, language: 'ru' }, PLACE, new URLSearchParams('sort=price&page=2&shown=48'));
	await readListRows({ shop, language: 'ru' }, PLACE.scope, new URLSearchParams('sort=price&page=3'));
	assert.deepEqual(
		asked.map(({ offset, limit, sort, withFacets }) => ({ offset, limit, sort, withFacets })),
		[
			{ offset: 24, limit: 48, sort: 'price', withFacets: true },
			{ offset: 48, limit: 24, sort: 'price', withFacets: false },
		],
	);
});
