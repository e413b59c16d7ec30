import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { SearchWire } from '@dukan/domain/goods/search/search.api.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('search that keeps the brand', async () => {
	const { app, db } = await openTestShop({ after });
	const search = async (query: string): Promise<SearchWire> =>
		(await app.inject({ url: `/api/search?query=${encodeURIComponent(query)}&limit=100` })).json();
	const names = ({ rows }: SearchWire) => rows.map(({ p_name_en }) => p_name_en);
	const said = ({ understood }: SearchWire) => understood.map(({ kind, value }) => `${kind} ${value}`);
	const placesOf = ({ places }: SearchWire) => places.map(({ kind, path }) => `${kind} ${path}`);

	test('SEEK-01 a brand and its line outweigh a number that stands alone; what is not sold is said', async () => {
		for (const query of ['redmi note 13', 'редми ноут 13', 'редми нот 13']) {
			const found = await search(query);
			assert.ok(
				names(found).length > 0 && names(found).every((name) => /^Redmi Note/.test(name)),
				`${query}: ${names(found)}`,
			);
			assert.deepEqual(said(found), [`not_sold ${query}`, 'left_out 13'], query);
		}
		assert.match(names(await search('apple 15'))[0] ?? '', /^Apple 15 Smartphone/);
		assert.match(names(await search('4g router'))[0] ?? '', /4G/);
	});

	test('SEEK-01 no word is left out in silence, and what is sold is not said to be missing', async () => {
		for (const [query, ...left] of [
			['samsung a54', 'not_sold samsung a54', 'left_out a54'],
			['poco x6', 'not_sold poco x6', 'left_out poco'],
			['красивый телефон', 'left_out красивый'],
			['redmi note 14'],
			['samsung a55'],
			['телефон с большой батареей'],
		] as const)
			assert.deepEqual(said(await search(query)), left, query);
	});

	test('SEEK-02 smart categories, sections and banners are found by name, with a link', async () => {
		for (const query of [
			'свет',
			'отключили свет',
			'если отключили электричество',
			'tok öçende',
			'power cut',
		]) {
			const found = await search(query);
			assert.ok(
				found.understood.some(({ kind, value }) => kind === 'smart' && value === '7'),
				query,
			);
			assert.ok(
				placesOf(found).some((place) => place.includes('/smart/power-cut-ready-7')),
				`${query}: ${placesOf(found)}`,
			);
		}
		assert.ok(placesOf(await search('игровая неделя')).includes('smart /smart/for-gamers-1'));
		assert.ok(placesOf(await search('скидки до 30')).includes('banner /saleproducts'));
		assert.ok(placesOf(await search('аудио')).some((place) => place.startsWith('category ')));
	});

	test('SEEK-02 wishes are attributes: the largest battery, the best camera, enough memory, the lightest', async () => {
		const numberOf = async (query: string, attribute: string) => {
			const { rows } = await search(query);
			const values = await db
				.selectFrom('product_attributes')
				.select(['product_id', 'value_number'])
				.where('attribute_key', '=', attribute)
				.execute();
			const known = new Map(values.map(({ product_id, value_number }) => [product_id, Number(value_number)]));
			return rows.map(({ p_id }) => known.get(p_id) ?? 0);
		};
		for (const [query, attribute, first] of [
			['телефон с большой батареей', 'battery', 6600],
			['phone with big battery', 'battery', 6600],
			['uly batareýaly telefon', 'battery', 6600],
			['телефон с хорошей камерой', 'mainCamera', 200],
			['телевизор с большим экраном', 'screenSize', 75],
		] as const)
			assert.equal((await numberOf(query, attribute))[0], first, query);
		for (const query of ['ноутбук для программирования', 'laptop for programming'])
			assert.ok(
				(await numberOf(query, 'ram')).every((gigabytes) => gigabytes >= 16),
				query,
			);
		const [lightest = 0, ...others] = await numberOf('лёгкий ноутбук', 'weight');
		assert.ok(lightest <= Math.min(...others) * 1.1, `${lightest} of ${others}`);
		assert.deepEqual(said(await search('ucuz telefon')), ['sort price']);
		// No attribute of this shop says how loud goods are.
		assert.deepEqual(said(await search('тихий ноутбук')), ['left_out тихий']);
	});

	test('SEEK-02 a price below everything is raised to the cheapest, and said', async () => {
		const found = await search('ноутбук до 2000 манат');
		const [first] = found.rows;
		const cheapest = first?.sale === '1' ? first.p_price_3 : first?.p_price_1;
		assert.ok(found.count > 0);
		assert.deepEqual(said(found), [`price_from ${cheapest}`, 'price_max 2000']);
		assert.deepEqual(said(await search('ноутбук до 9000')), ['price_max 9000']);
		const chosen = await app.inject({ url: '/api/search?query=laptop&price_max=100' });
		assert.equal(chosen.json<SearchWire>().count, 0, 'a filter chosen by hand is kept');
	});

	test('SEEK-03 no letter is forgiven in a short word where only a label or a value would match', async () => {
		const light = await search('свет');
		assert.ok(light.count < 50, 'not every product that has a colour');
		assert.equal((await search('сеит')).count, 0);
		assert.ok((await search('мыщь')).count > 0, 'goods are still found');
		assert.match(names(await search('техно'))[0] ?? '', /^Tecno/);
	});

	test('SEEK-03 a street word that staff write, and a product that they rename, are found at once', async () => {
		assert.equal((await search('щебеталка')).count, 0);
		await db.insertInto('search_synonyms').values({ typed: 'щебеталка', meant: 'колонка' }).execute();
		assert.ok((await search('щебеталка')).count > 5);
		await db
			.insertInto('search_synonyms')
			.values({ typed: 'долгоиграющий', meant: 'battery:high' })
			.execute();
		assert.match(names(await search('долгоиграющий телефон'))[0] ?? '', /^Honor X9/);
		await db
			.updateTable('products')
			.set({ name_en: 'Zorblax 9', name_ru: '', name_tm: '' })
			.where('id', '=', 5)
			.execute();
		assert.deepEqual(
			(await search('zorblax')).rows.map(({ p_id }) => p_id),
			[5],
		);
	});
});
