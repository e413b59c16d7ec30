import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { FIRST_STATE, findListState, findRightAddress, listAddress } from './list-state.ts';

const laptops = { path: '/category/laptops-1', query: undefined };

function rightAddress(search: string, place = laptops): string | undefined {
	const query = new URLSearchParams(search);
	const state = findListState(query);
	assert.ok(state, search);
	return findRightAddress(place, state, query);
}

test('CAT-02 one choice has one address', () => {
	const state = {
		...FIRST_STATE,
		filters: { ...NO_FILTERS, brandIds: [7, 3], attributes: { ram: ['16', '8'] }, inStock: true },
		sort: 'price' as const,
		page: 2,
		shown: 48,
	};
	const address = '/category/laptops-1?brand=3,7&in_stock=1&attr.ram=16,8&sort=price&page=2&shown=48';
	assert.equal(listAddress(laptops, state), address);
	assert.equal(listAddress(laptops, FIRST_STATE), '/category/laptops-1');
	assert.equal(listAddress({ path: '/search', query: 'a, b&c' }, FIRST_STATE), '/search?query=a,%20b%26c');
});

test('CAT-02 what a plain form sends leads to the right address, and nothing else does', () => {
	for (const [asked, right] of [
		['brand=7&brand=3', '?brand=3,7'],
		['brand=3,7', undefined],
		['brand=3%2C7', undefined],
		['price_min=&price_max=&sort=', ''],
		['sort=price&brand=3', '?brand=3&sort=price'],
		['price_min=1+250,50&price_max=5 000', '?price_min=1250.5&price_max=5000'],
		['price_min=5000&price_max=1000', '?price_min=1000&price_max=5000'],
		['page=1', ''],
		['shown=25', '?shown=48'],
		['shown=24', ''],
		['shown=9999', '?shown=240'],
		['in_stock=0&lang=tm', '?lang=tm'],
		['lang=tm', undefined],
		['', undefined],
	] as const) {
		assert.equal(rightAddress(asked), right === undefined ? undefined : laptops.path + right, asked);
	}
	assert.equal(rightAddress('query=x+y&brand=3', { path: '/search', query: 'x y' } as never), undefined);
});

test('CAT-02 an order that the shop does not know is left out: an old link shows its list', () => {
	assert.deepEqual(findListState(new URLSearchParams('sort=price_asc&brand=3')), {
		...FIRST_STATE,
		filters: { ...NO_FILTERS, brandIds: [3] },
	});
});

test('CAT-02 what is no choice is told from an empty one', () => {
	for (const bad of [
		'price_min=abc',
		'price_max=-5',
		'page=0',
		'page=two',
		'shown=-1',
		'brand=0',
		'in_stock=yes',
		'attr.1x=1',
	]) {
		assert.equal(findListState(new URLSearchParams(bad)), undefined, bad);
	}
});
