import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { buildCatalogue } from '@dukan/demo-catalogue/build-catalogue.ts';
import { meetsSmartRule } from '@dukan/demo-catalogue/smart-categories.ts';
import { NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import type { ListRequest } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ListScope, ListSort } from '@dukan/domain/goods/lists/product-list.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import type { ReadIndex } from '../../shop/reading/read-shop.ts';
import { listProducts } from './list-products.ts';
import { scopeSelection } from './scope-selection.ts';

describe('lists', async () => {
	const { db, listing } = await openTestShop({ after });
	const readIndex: ReadIndex = async (namesIn) =>
		(await (namesIn ? listing.currentByName(namesIn) : listing.current())).index;
	const catalogue = buildCatalogue();
	type Scope = Exclude<ListScope, { kind: 'search' }>;
	const list = async (scope: Scope, sort?: ListSort, request: Partial<ListRequest> = {}) =>
		listProducts(
			db,
			readIndex,
			{
				scope,
				sort,
				filters: NO_FILTERS,
				language: 'ru',
				limit: 700,
				offset: 0,
				withFacets: false,
				...request,
			},
			{ select: await scopeSelection(db, scope) },
		);

	test('CAT-01 category, sub-category, brand, new and sale lists hold what belongs there, all of it', async () => {
		const { products } = catalogue;
		for (const [scope, belongs] of [
			[{ kind: 'category', id: 7 }, (p) => p.categoryId === 7],
			[{ kind: 'subcategory', id: 701 }, (p) => p.subcategoryId === 701],
			[{ kind: 'brand', id: 40 }, (p) => p.brandId === 40],
			[{ kind: 'new' }, (p) => p.isNew],
			[{ kind: 'sale' }, (p) => p.onSale],
		] as [Scope, (product: (typeof products)[number]) => boolean][]) {
			const { rows, count } = await list(scope);
			const expected = products.filter(belongs).map(({ id }) => id);
			assert.deepEqual(
				rows.map(({ p_id }) => p_id).toSorted((a, b) => a - b),
				expected,
			);
			assert.equal(count, expected.length);
		}
	});

	test('CAT-01 a smart category holds what meets its rule, or its list', async () => {
		for (const { id, rule, productIds } of catalogue.smartCategories) {
			const expected = rule
				? catalogue.products.filter((product) => meetsSmartRule(product, rule)).map((p) => p.id)
				: productIds;
			const { rows } = await list({ kind: 'smart', id });
			assert.deepEqual(
				rows.map(({ p_id }) => p_id).toSorted((a, b) => a - b),
				expected.toSorted((a, b) => a - b),
				`smart ${id}`,
			);
			assert.ok(rows.length > 0);
		}
	});

	test('CAT-02 every order is what it says, with sold-out goods last', async () => {
		const paid = (p: { sale: string; p_price_1: number; p_price_3: number; product_unit: number }) =>
			Math.round((p.sale === '1' ? p.p_price_3 : p.p_price_1) * 100) * p.product_unit;
		const off = (p: { sale: string; p_price_1: number; p_price_3: number }) =>
			p.sale === '1' ? p.p_price_3 / p.p_price_1 : 1;
		const orders: [ListSort, (a: never, b: never) => number][] = [
			['price', (a, b) => paid(a) - paid(b)],
			['-price', (a, b) => paid(b) - paid(a)],
			['discount', (a, b) => off(a) - off(b)],
			[
				'name',
				(a: { p_name_ru: string }, b: { p_name_ru: string }) => a.p_name_ru.localeCompare(b.p_name_ru, 'ru'),
			],
		];
		for (const [sort, compare] of orders) {
			const { rows } = await list({ kind: 'category', id: 5 }, sort);
			const inStock = rows.filter(({ p_quantity }) => p_quantity > 0);
			assert.ok(
				rows.slice(inStock.length).every(({ p_quantity }) => p_quantity === 0),
				sort,
			);
			for (const [index, row] of inStock.slice(1).entries()) {
				assert.ok(
					compare(inStock[index] as never, row as never) <= 0,
					`${sort}: ${inStock[index]?.p_name_ru} before ${row.p_name_ru}`,
				);
			}
		}
	});

	test('CAT-02 pages neither repeat nor lose a product', async () => {
		const ids: number[] = [];
		for (let offset = 0; offset < 72; offset += 24) {
			const { rows } = await list({ kind: 'category', id: 1 }, 'price', { limit: 24, offset });
			ids.push(...rows.map(({ p_id }) => p_id));
		}
		assert.equal(ids.length, 60);
		assert.equal(new Set(ids).size, 60);
	});
});
