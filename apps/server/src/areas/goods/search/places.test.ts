import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { SearchWire } from '@dukan/domain/goods/search/search.api.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('pages of the shop that a query names', async () => {
	const { app, db, settled } = await openTestShop({ after });
	const places = async (query: string): Promise<string[]> => {
		const response = await app.inject({ url: `/api/search?query=${encodeURIComponent(query)}` });
		return response.json<SearchWire>().places.map(({ kind, name_ru, path }) => `${kind} ${name_ru} ${path}`);
	};
	const has = async (query: string, place: RegExp) =>
		assert.ok(
			(await places(query)).some((one) => place.test(one)),
			`${query}: ${(await places(query)).join(' · ')}`,
		);

	test('FIND-05 categories, brands, smart categories and information pages are found by name, in three languages', async () => {
		await has('смартфон', /^subcategory .* \/category\/.*-7\/.*-701$/);
		await has('telefon', /^subcategory .*-701$/);
		await has('laptops', /^category .* \/category\/.*-1$/);
		await has('чехол', /^subcategory .*-703$/);
		await has('samsung', /^brand Samsung \/brand_products\/\d+$/);
		await has('самсунг', /^brand Samsung/);
		await has('ыфьыгтп', /^brand Samsung/);
		await has('подарок', /^smart .* \/smart\//);
		await has('для детей', /^smart /);
		await has('доставка', /^page Доставка и оплата \/payment$/);
		await has('payment', /^page .* \/payment$/);
		await has('töleg', /^page .* \/payment$/);
	});

	test('FIND-05 a brand that is only what goods are for, and words that name nothing, offer no page', async () => {
		assert.ok(!(await places('чехол для samsung')).some((place) => place.startsWith('brand')));
		assert.deepEqual(await places('xyzzyplugh'), []);
		assert.deepEqual(await places('до 500'), []);
	});

	test('FIND-05 a brand without goods offers no page; a renamed page is found by its new name', async () => {
		await db.insertInto('brands').values({ name: 'Zumpelo', slug: 'zumpelo' }).execute();
		await db
			.updateTable('pages')
			.set({ title_ru: 'Гарантийный отдел' })
			.where('name', '=', 'terms')
			.execute();
		await settled();
		assert.deepEqual(await places('zumpelo'), []);
		await has('гарантийный', /^page Гарантийный отдел \/terms$/);
	});
});
