import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { SearchWire } from '@dukan/domain/goods/search/search.api.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('what a query is understood as', async () => {
	const { app, db } = await openTestShop({ after });
	const search = async (query: string, more = ''): Promise<SearchWire> =>
		(await app.inject({ url: `/api/search?query=${encodeURIComponent(query)}&limit=100${more}` })).json();
	const understood = ({ understood: said }: SearchWire) =>
		said.map(({ kind, value, text }) => `${kind} ${value} (${text})`);
	const subcategoryOf = new Map(
		(await db.selectFrom('products').select(['id', 'subcategory_id', 'brand_id']).execute()).map(
			(product) => [product.id, product],
		),
	);
	const subcategories = ({ rows }: SearchWire) => [
		...new Set(rows.map(({ p_id }) => subcategoryOf.get(p_id)?.subcategory_id)),
	];
	const paid = ({ rows }: SearchWire) =>
		rows.map(({ sale, p_price_1, p_price_3 }) => (sale === '1' ? p_price_3 : p_price_1));

	test('FIND-01 the word that names a kind of goods decides, in any order and language', async () => {
		for (const [query, only] of [
			['чехол samsung', 703],
			['gap samsung', 703],
			['samsung case', 703],
			['зарядка для iphone', 1604],
			['айфон зарядка', 1604],
			['iphone charger', 1604],
			['iphone üçin zarýad beriji', 1604],
			['gaming mouse', 502],
			['white gaming mouse', 502],
			['мышь для ноутбука', 502],
			['кронштейн для тв samsung', 1104],
		] as const)
			assert.equal(subcategories(await search(query))[0], only, query);
		const charger = await search('зарядка для iphone');
		assert.match(charger.rows[0]?.p_name_en ?? '', /^Apple/);
		assert.deepEqual(subcategories(charger), [1604]);
	});

	test('FIND-01 the kind stays where not all words can be met, and the shopper is told which were left out', async () => {
		assert.deepEqual(understood(await search('чехол samsung')), [
			'not_sold чехол samsung (чехол samsung)',
			'left_out samsung (samsung)',
		]);
		assert.deepEqual(understood(await search('холодильник samsung')), [
			'not_sold холодильник samsung (холодильник samsung)',
			'left_out холодильник (холодильник)',
		]);
		assert.deepEqual(understood(await search('телефон samsung')), []);
		assert.deepEqual(understood(await search('холодильник')), []);
	});

	test('FIND-02 a price bound narrows the list down, in three languages, and is told', async () => {
		for (const query of ['смартфон до 5000', 'smartphone under 5000', 'smartfon 5000-e çenli']) {
			const found = await search(query);
			assert.deepEqual(
				found.understood.map(({ kind, value }) => [kind, value]),
				[['price_max', '5000']],
				query,
			);
			assert.deepEqual(subcategories(found), [701], query);
			assert.ok(found.count > 3 && paid(found).every((price) => price <= 5000), query);
		}
		const both = await search('телефон от 3000 до 6000');
		assert.ok(paid(both).every((price) => price >= 3000 && price <= 6000));
		assert.ok((await search('телефон 5000 мач')).understood.length === 0);
	});

	test('FIND-02 cheap is an order; what the shopper chose stands above what was typed', async () => {
		for (const query of ['дешёвый ноутбук', 'arzan noutbuk', 'cheap laptop']) {
			const found = await search(query, '&in_stock=1');
			assert.deepEqual(
				paid(found),
				paid(found).toSorted((a, b) => a - b),
				query,
			);
			assert.ok(
				subcategories(found).every((id) => id !== undefined && id < 200),
				query,
			);
		}
		const falling = paid(await search('дешёвый ноутбук до 9000', '&in_stock=1&sort=-price&price_max=12000'));
		assert.deepEqual(
			falling,
			falling.toSorted((a, b) => b - a),
		);
		assert.ok((falling[0] ?? 0) > 9000);
	});

	test('FIND-02 a price alone lists everything at that price', async () => {
		const found = await search('до 100 манат');
		assert.ok(found.count > 5 && paid(found).every((price) => price <= 100));
	});

	test('FIND-05 a smart category is found by its name', async () => {
		for (const query of ['подарок', 'sowgat', 'gift ideas', 'подарок маме']) {
			const found = await search(query);
			assert.ok(
				found.understood.some(({ kind, value }) => kind === 'smart' && value === '10'),
				query,
			);
			assert.ok(found.count > 5, query);
		}
	});

	test('FIND-01 a name and its number written as one word, or with a sign between, find what they find apart', async () => {
		const apart = await search('айфон 15');
		assert.match(apart.rows[0]?.p_name_en ?? '', /^Apple 15 /);
		for (const query of ['айфон15', 'айфон-15', 'iphone15', 'iPhone-15']) {
			const found = await search(query);
			assert.deepEqual(
				found.rows.map(({ p_id }) => p_id),
				apart.rows.map(({ p_id }) => p_id),
				query,
			);
		}
	});

	test('FIND-06 "did you mean" has results and is in the alphabet that was typed', async () => {
		for (const [query, meant] of [
			['ойфон', 'айфон'],
			['наушнеки', 'наушники'],
			['keybord', 'keyboard'],
			['мнитор', 'монитор'],
			['поцессор', 'процессор'],
			['телевизр', 'телевизор'],
			['mcbook', 'macbook'],
			['зардка', 'зарядка'],
		] as const) {
			assert.equal((await search(query)).did_you_mean, meant);
			assert.ok((await search(meant)).count > 0);
		}
		for (const query of ['юсб хаб', 'подарок маме', 'gift for child', 'джбл', 'жщзхъфы'])
			assert.equal((await search(query)).did_you_mean, undefined, query);
	});

	test('FIND-06 a word that matches is not taken for another: мышь is not медь, case not часы', async () => {
		assert.deepEqual(subcategories(await search('белая мышь')), [502]);
		assert.ok(!subcategories(await search('case')).includes(901));
		assert.match((await search('джбл')).rows[0]?.p_name_en ?? '', /^JBL/);
	});

	test('FIND-07 Turkmen endings, Turkmen Cyrillic and missing marks find what the plain word finds', async () => {
		for (const [plain, forms] of [
			['noutbuk', 'noutbugyň noutbukda noutbugym noutbukdan noutbuklary noutbuklarymyzdan ноутбугың'],
			['syçanjyk', 'syçanjygyň syçanjykdan sycanjyk сычанҗык сычанҗыгың'],
			['telefon', 'telefonda telefonymyň telefonlardan telefony'],
			['gulaklyk', 'gulaklygyň gulaklykda gulaklykdan gulaklyklar гулаклык гулаклыгың'],
			['telewizor', 'telewizoryň telewizorda telewizorlaryň'],
			['planşet', 'planşetiň planset planşetde планшетлер'],
			['klawiatura', 'klawiaturanyň klawiaturada klawiaturalar'],
		] as const) {
			const expected = await search(plain);
			for (const form of forms.split(' ')) {
				const found = await search(form);
				assert.equal(found.count, expected.count, form);
				assert.deepEqual(subcategories(found), subcategories(expected), form);
			}
		}
	});
});
