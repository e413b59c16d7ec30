import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { countsOf, sitAtImports } from '../../../testing/import-desk.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('more of imports and exports', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const desk = await sitAtImports(shop);
	const { cookie, product, check, run, undo, exported } = desk;
	const get = (url: string) => app.inject({ url: `/api/staff/${url}`, headers: { cookie } });

	test('the rows with errors can be taken back in the columns of the file, before and after the import', async () => {
		const csv = [
			'Артикул;price;Заметка;barcode',
			'A-1;abc;"дорого; проверить";',
			'A-2;10;;0000000000000',
			'A-3;-5',
		].join('\n');
		const withId = csv.replace('Артикул', 'id').replaceAll('A-', '3');
		const { id } = await check('prices', withId);
		const rows = [
			{
				row: 2,
				cells: ['31', 'abc', 'дорого; проверить', ''],
				errors: [{ column: 'price', title: 'price', code: 'amount' }],
			},
			{ row: 4, cells: ['33', '-5'], errors: [{ column: 'price', title: 'price', code: 'amount' }] },
		];
		const titles = ['id', 'price', 'Заметка', 'barcode'];
		assert.deepEqual((await get(`import_bad_rows/${id}`)).json(), { titles, rows });
		await run(id);
		assert.deepEqual((await get(`import_bad_rows/${id}`)).json(), { titles, rows });
		await undo(id);
		const byCode = await check('prices', 'barcode;price\n0000000000000;10');
		const [bad] = (await get(`import_bad_rows/${byCode.id}`)).json().rows;
		assert.deepEqual(bad.cells, ['0000000000000', '10'], 'without the number that was looked up');
		assert.equal((await get('import_bad_rows/999999')).statusCode, 404);
	});

	test('a sub-category is named by its number or by its name in any language; a name that two have is refused', async () => {
		const { rows } = await sql<{ id: number; ru: string; en: string }>`select id, name_ru as ru, name_en as en
			from subcategories s where not exists (select from subcategories o where o.id <> s.id
				and lower(s.name_ru) in (lower(o.name_ru), lower(o.name_en), lower(o.name_tm))) order by id limit 1`.execute(
			db,
		);
		const { id, ru, en } = rows[0] ?? assert.fail();
		const sheet = (cell: string) => check('products', `id;subcategory_id\n;"${cell}"`);
		const problems = async (cell: string) =>
			(await sheet(cell)).errors.filter(({ column }) => column === 'subcategory_id').map(({ code }) => code);
		for (const cell of [String(id), ru, ru.toUpperCase(), en])
			assert.deepEqual(await problems(cell), [], cell);
		assert.deepEqual(await problems('Нет такой'), ['unknown']);
		await sql`update subcategories set name_ru = ${ru} where id = (select max(id) from subcategories)`.execute(
			db,
		);
		assert.deepEqual(await problems(ru), ['unknown']);
	});

	test('stock in windows-1251 with tabs; what is sold after it stays sold when it is undone', async () => {
		await stockProducts(db, [41], 5);
		// The titles 'Номер' and 'Остаток' in a workbook.
		const titles = Buffer.from([
			0xcd, 0xee, 0xec, 0xe5, 0xf0, 9, 0xce, 0xf1, 0xf2, 0xe0, 0xf2, 0xee, 0xea, 10,
		]);
		const checked = await check('stock', Buffer.concat([titles, Buffer.from('41\t25\n')]));
		await run(checked.id);
		assert.equal((await product(41)).stock, 25);
		await stockProducts(db, [41], 22);
		assert.equal((await undo(checked.id)).state, 'undone');
		assert.equal((await product(41)).stock, 2);
	});

	test('what is exported can be imported again and changes nothing, as CSV and as a workbook', async () => {
		await db
			.updateTable('products')
			.set({
				name_ru: '=1+1; "в кавычках"',
				description_ru: '  строка\r\nвторая\t@',
				price_tenge: 1,
				sale_price_tenge: null,
				on_sale: false,
				limited: true,
				purchase_limit: 2,
			})
			.where('id', '=', 61)
			.execute();
		for (const format of ['csv', 'xlsx'])
			for (const kind of ['products', 'prices', 'stock'] as const) {
				const checked = await check(kind, await exported(`kind=${kind}&format=${format}`), `all.${format}`);
				assert.equal(checked.state, 'checked', `${kind} ${format}: ${checked.problem}`);
				assert.deepEqual(
					{ ...countsOf(checked), samples: checked.samples, errors: checked.errors },
					{ added: 0, changed: 0, unchanged: checked.rows, bad: 0, samples: [], errors: [] },
					`${kind} ${format}`,
				);
				assert.ok(checked.rows >= 600);
			}
	});

	test('a file that is no sheet says why, one of old Excel how to save it, and nothing is kept of it', async () => {
		const broken = await check('prices', Buffer.from('PK\x03\x04rubbish'), 'x.xlsx');
		assert.deepEqual([broken.state, broken.problem], ['unreadable', 'broken']);
		const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
		assert.equal((await check('prices', old, 'x.xls')).problem, 'oldWorkbook');
		assert.equal((await check('prices', 'price\n12')).problem, 'noId');
		assert.equal((await check('stock', 'id;colour\n12;red')).problem, 'unknownColumns');
		const { content } = await db
			.selectFrom('imports')
			.select('content')
			.where('id', '=', broken.id)
			.executeTakeFirstOrThrow();
		assert.equal(content, null);
	});

	test('STOCK-01 a new product that stands in a receipt or is a gift stays when its import is undone; the rest goes back', async () => {
		const { rows } = await sql<{ sub: number; brand: string }>`select p.subcategory_id as sub, b.name as brand
			from products p join brands b on b.id = p.brand_id where p.id = 23`.execute(db);
		const was = (await product(23)).priceTenge;
		const { sub, brand } = rows[0] ?? {};
		const added = ['Received thing', 'Given thing', 'Other thing'];
		const sheet = added.map((name) => `,${sub},${brand},${name},100,5`);
		const checked = await check(
			'products',
			[
				'id,subcategory_id,brand,name_en,price,stock',
				`23,${sub},${brand},Renamed thing,12345,`,
				...sheet,
			].join('\n'),
		);
		assert.deepEqual(countsOf(checked), { added: 3, changed: 1, unchanged: 0, bad: 0 });
		await run(checked.id);
		const idOf = (name: string) => sql`(select id from products where name_en = ${name})`;
		await sql`with supplier as (insert into suppliers (name) values ('Undone') returning id),
			receipt as (insert into receipts (supplier_id, number, note, created_at)
				select id, '1', '', ${shop.clock()}::timestamptz from supplier returning id)
			insert into receipt_lines (receipt_id, position, product_id, quantity, cost_tenge)
				select id, 1, ${idOf('Received thing')}, 1, 100 from receipt`.execute(db);
		await sql`insert into promotions (name_en, kind, gift_product_id)
			values ('A gift', 'gift', ${idOf('Given thing')})`.execute(db);
		const undone = await undo(checked.id);
		assert.deepEqual([undone.state, undone.kept.length], ['undone', 2]);
		assert.equal((await product(23)).priceTenge, was);
		const left = await sql<{ name: string }>`select name_en as name from products
			where name_en = any (${added}::text[]) order by id`.execute(db);
		assert.deepEqual(
			left.rows.map(({ name }) => name),
			added.slice(0, 2),
		);
		await sql`update promotions set active = false where name_en = 'A gift'`.execute(db);
	});
});
