import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { sql } from 'kysely';
import { dealersList, dealersWorkbook, type ListLine, listLine } from '../../../testing/dealers-workbook.ts';
import { sitAtImports } from '../../../testing/import-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const GOODS = 500;

describe('GOODS-01 a supplier’s list starts a shop', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const { cookie, ended, run, undo, done, read } = await sitAtImports(shop);
	const { id: supplierId } = await db
		.insertInto('suppliers')
		.values({ name: 'Dubaý Trade' })
		.returning('id')
		.executeTakeFirstOrThrow();
	const [phones, cables] = await db
		.selectFrom('subcategories')
		.select(['id', 'category_id'])
		.orderBy('id')
		.limit(2)
		.execute();
	assert.ok(phones && cables);
	const before = await countProducts();

	async function countProducts(): Promise<number> {
		const { rows } = await sql<{ count: number }>`select count(*)::integer as count from products`.execute(
			db,
		);
		return rows[0]?.count ?? 0;
	}
	const send = async (lines: readonly ListLine[]): Promise<ImportWire> => {
		const response = await app.inject({
			method: 'POST',
			url: `/api/staff/price_list_upload?supplierId=${supplierId}&name=dealer.xlsx`,
			headers: { cookie, 'content-type': 'application/octet-stream' },
			payload: dealersWorkbook(lines),
		});
		assert.equal(response.statusCode, 200, response.body);
		return ended(response.json().id);
	};
	const step = async (call: string, id: number, body: object) => {
		await done(`${call}/${id}`, body);
		return ended(id);
	};
	const counts = ({ added, changed, unchanged, gone, bad }: ImportWire) => [
		added,
		changed,
		unchanged,
		gone,
		bad,
	];
	const goods = {
		create: true,
		publish: true,
		hide: true,
		blocks: 'category',
		brand: 'Без бренда',
		pieces: 1,
		margins: [{ categoryId: null, brand: 'Sony', fromTenge: 0, percent: 10 }],
	};
	const pricing = { rate: 5.3, markupPercent: 25, roundTenge: 100, warnPercent: 90 };
	const first = dealersList(GOODS);

	test('an empty shop: columns and categories are named once, 500 goods are for sale, what lacks a key is listed', async () => {
		const mapping = await send(first);
		assert.equal(mapping.state, 'mapping', JSON.stringify(mapping.problem));
		const heading = mapping.preview.findIndex((cells) => cells.includes('Артикул'));
		const checked = await step('price_list_map', mapping.id, {
			...{ row: heading + 1, article: 0, name: 1, brand: 2, price: 3, stock: 5, barcode: -1, category: -1 },
			...pricing,
			goods,
		});
		assert.equal(checked.state, 'checked');
		assert.deepEqual(
			checked.listCategories.map(({ name, rows }) => [name, rows]),
			[
				['Телефоны Dubai', 250],
				['Провода и прочее', 250],
			],
		);
		assert.deepEqual(counts(checked), [0, 0, 0, 0, GOODS + 1]);
		const named = await step('price_list_categories', checked.id, {
			categories: [
				{ name: 'Телефоны Dubai', subcategoryId: phones.id },
				{ name: 'Провода и прочее', subcategoryId: cables.id },
			],
		});
		assert.deepEqual([counts(named), named.hidden], [[GOODS, 0, 0, 0, 1], 0]);
		assert.deepEqual(
			named.errors.map(({ code, value, title, cell }) => [code, value, title, /^A\d+$/.test(cell)]),
			[['noKey', 'Товар без кода', 'Артикул', true]],
		);
		assert.equal(await countProducts(), before, 'nothing is changed yet');
		const ran = await run(checked.id);
		assert.deepEqual([ran.state, counts(ran)], ['done', [GOODS, 0, 0, 0, 1]]);
		assert.equal(await countProducts(), before + GOODS);
		const { rows } = await sql<{ name: string; price: number; stock: number; brand: string; cost: number }>`
			select p.name_tm || p.name_en as name, p.price_tenge as price, s.quantity as stock, b.name as brand,
				g.cost_tenge as cost
			from supplier_goods g join products p on p.id = g.product_id join brands b on b.id = p.brand_id
				join product_stock s on s.product_id = p.id
			where g.supplier_id = ${supplierId} and p.published and g.article in ('DT-900001', 'DT-900002', 'DT-900003')
			order by g.article`.execute(db);
		// 101 dollars at 5.30 are 535.30; a quarter more, whole manats; Sony has a margin of its own.
		assert.deepEqual(rows, [
			{ name: 'Смартфон 900001', price: 66_900, stock: 12, brand: 'Samsung', cost: 53_530 },
			{ name: 'Смартфон 900002', price: 59_500, stock: 10, brand: 'Sony', cost: 54_060 },
			{ name: 'Смартфон 900003', price: 68_200, stock: 1, brand: 'Без бренда', cost: 54_590 },
		]);
	});

	test('a second upload of the same list changes nothing', async () => {
		const again = await send(first);
		assert.deepEqual([again.state, counts(again)], ['checked', [0, 0, GOODS, 0, 1]]);
	});

	test('a week later: 40 other prices, 10 new, 15 gone, and nothing else; undone, all is as before', async () => {
		const next = [
			...first.slice(15).map((line, index) => (index < 40 ? { ...line, dollars: line.dollars + 7 } : line)),
			...Array.from({ length: 10 }, (_, index) => listLine(GOODS + index)),
		];
		const checked = await send(next);
		assert.deepEqual([checked.state, counts(checked)], ['checked', [10, 40, GOODS - 55, 15, 1]]);
		assert.deepEqual([checked.goneGoods.length, checked.goneGoods[0]?.name], [15, 'Смартфон 900001']);
		const shown = async () => {
			const { rows } = await sql<{ count: number }>`select count(*)::integer as count from supplier_goods g
				join products p on p.id = g.product_id where g.supplier_id = ${supplierId} and p.published`.execute(
				db,
			);
			return rows[0]?.count;
		};
		const ran = await run(checked.id);
		assert.deepEqual([ran.state, await shown()], ['done', GOODS - 5]);
		const again = await send(next);
		assert.deepEqual(counts(again), [0, 0, GOODS - 5, 0, 1]);
		const undone = await undo(checked.id);
		assert.deepEqual([undone.state, undone.kept, await shown()], ['undone', [], GOODS]);
		assert.equal(await countProducts(), before + GOODS);
	});

	test('an article that the shop uses as its SKU names the product', async () => {
		const { rows } = await sql<{ code: string; id: number }>`select code, product_id as id from product_codes
			where kind = 'sku' order by product_id limit 1`.execute(db);
		const [own] = rows;
		assert.ok(own);
		const checked = await send([...first, { ...listLine(900), article: own.code }]);
		assert.deepEqual([checked.added, checked.changed], [0, 1]);
		assert.equal((await read<ImportWire>(`import/${checked.id}`)).samples[0]?.id, own.id);
	});
});
