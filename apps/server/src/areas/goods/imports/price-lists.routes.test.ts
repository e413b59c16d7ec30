import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { sql } from 'kysely';
import { writeXlsx } from '../../../platform/sheets/write-sheet.ts';
import { importEnded } from '../../../testing/import-desk.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const FIRST = 51;

describe('price lists of suppliers', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	let cookie = '';
	let supplierId = 0;
	const barcodes = new Map<number, string>();
	before(async () => {
		({ cookie } = await signInStaff(db, shop.clock(), 'manager'));
		await sql`delete from product_codes where product_id between ${FIRST} and ${FIRST + 9}`.execute(db);
		await sql`insert into product_codes (product_id, kind, position, code)
			select id, 'barcode', 1, 'LIST' || id from products where id between ${FIRST} and ${FIRST + 9}`.execute(
			db,
		);
		await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null
			where id between ${FIRST} and ${FIRST + 9}`.execute(db);
		for (let id = FIRST; id < FIRST + 10; id += 1) barcodes.set(id, `list${id}`);
		const { id } = await db
			.insertInto('suppliers')
			.values({ name: 'Ýüpek' })
			.returning('id')
			.executeTakeFirstOrThrow();
		supplierId = id;
	});

	const ended = async (id: number): Promise<ImportWire> => {
		await importEnded(db, id);
		return (await app.inject({ url: `/api/staff/import/${id}`, headers: { cookie } })).json();
	};
	const upload = async (content: Buffer, supplier = supplierId) =>
		app.inject({
			method: 'POST',
			url: `/api/staff/price_list_upload?supplierId=${supplier}&name=list.csv`,
			headers: { cookie, 'content-type': 'application/octet-stream' },
			payload: content,
		});
	const post = (url: string, payload: object = {}) =>
		app.inject({ method: 'POST', url: `/api/staff/${url}`, headers: { cookie }, payload });
	const send = async (content: Buffer) => ended((await upload(content)).json().id);
	const step = async (call: string, id: number, payload: object = {}) => {
		const response = await post(`${call}/${id}`, payload);
		assert.equal(response.statusCode, 202, response.body);
		return ended(id);
	};
	const price = async (id: number) => {
		const { rows } = await sql<{
			price: number;
		}>`select price_tenge as price from products where id = ${id}`.execute(db);
		return rows[0]?.price;
	};
	const goods = async () => {
		const { rows } = await sql<{
			id: number;
			article: string;
			cost: number;
		}>`select product_id as id, article,
			cost_tenge as cost from supplier_goods where supplier_id = ${supplierId} order by 1`.execute(db);
		return rows.map(({ id, article, cost }) => `${id} ${article} ${cost}`);
	};
	/** Prose above, two rows of headings, a group, a repeated heading, sums below. */
	const firstList = [
		'"Ýüpek", прайс-лист, май',
		'',
		'Артикул;Товар;Цена;;Штрихкод',
		';;опт;розница;',
		'Телефоны;;;;',
		`Y-1;Phone 1;$ 6,00;9;${'list51'}`,
		`Y-2;Phone 2;5.25;9;${'list52'}`,
		'Y-3;Phone of others;7;9;list-none',
		'Артикул;Товар;опт;розница;Штрихкод',
		'Y-4;Phone 4;по запросу;9;list53',
		'Итого;;18,25;;',
	].join('\n');
	const map = {
		row: 3,
		article: 0,
		barcode: 4,
		price: 2,
		rate: 20,
		markupPercent: 10,
		roundTenge: 100,
		warnPercent: 30,
	};

	test('STOCK-06 a list is mapped once: heading row, merged headings, sums and groups; prices by rate and markup', async () => {
		const first = await send(Buffer.from(firstList));
		assert.equal(first.state, 'mapping', JSON.stringify(first));
		assert.deepEqual(first.preview[3], ['', '', 'опт', 'розница', '']);
		assert.equal(
			(await post(`price_list_map/${first.id}`, { ...map, article: -1, barcode: -1 })).statusCode,
			400,
		);
		const checked = await step('price_list_map', first.id, map);
		assert.equal(checked.state, 'checked', JSON.stringify(checked));
		assert.deepEqual([checked.rows, checked.changed, checked.bad], [4, 2, 2]);
		assert.deepEqual(
			checked.errors.map(({ row, column, code, value }) => `${row} ${column} ${code} ${value}`),
			['8 article unknownCode Y-3', '10 price amount по запросу'],
		);
		assert.equal(await price(51), 10_000, 'nothing is changed yet');
		assert.equal((await step('import_run', first.id)).state, 'done');
		assert.deepEqual([await price(51), await price(52)], [13_200, 11_600]);
		assert.deepEqual(await goods(), ['51 Y-1 12000', '52 Y-2 10500']);
	});

	test('STOCK-06 the next file of the supplier is understood by itself, by articles alone, and undone', async () => {
		// Other rows, another order and no barcodes: the first list has linked the articles to products.
		const rows = [
			['Прайс'],
			['розница', 'Штрихкод', 'Товар', 'опт', 'Артикул'],
			['9', '', 'Phone 1', 6.6, 'y-1'],
			['9', '', 'Phone 2', 5.25, 'Y-2'],
		];
		const workbook = await buffer(writeXlsx(['ТОО'], Readable.from([rows])));
		const checked = await send(workbook);
		assert.equal(checked.state, 'checked', JSON.stringify(checked));
		assert.deepEqual([checked.changed, checked.unchanged, checked.bad, checked.warned], [1, 1, 0, 0]);
		await step('import_run', checked.id);
		assert.equal(await price(51), 14_500);
		assert.deepEqual(await goods(), ['51 Y-1 13200', '52 Y-2 10500']);
		const undone = await step('import_undo', checked.id);
		assert.deepEqual([undone.state, undone.kept], ['undone', []]);
		assert.equal(await price(51), 13_200);
		assert.deepEqual(await goods(), ['51 Y-1 12000', '52 Y-2 10500']);
	});

	test('STOCK-06 another rate meanwhile: what was shown by the old one is not done', async () => {
		const [shown, other] = [await send(Buffer.from(firstList)), await send(Buffer.from(firstList))];
		assert.deepEqual([shown.state, other.state], ['checked', 'checked']);
		await step('price_list_map', other.id, { ...map, rate: 21 });
		assert.equal((await ended(shown.id)).state, 'mapping');
		assert.equal((await post(`import_run/${shown.id}`)).statusCode, 409);
		assert.equal((await step('price_list_map', shown.id, map)).state, 'checked');
	});

	test('STOCK-06 changes beyond the percentage are pointed out, in ordinary sheets too', async () => {
		const checked = await send(Buffer.from('Артикул;опт;Штрихкод\nY-1;60;\nY-2;5.25;\n'));
		assert.deepEqual([checked.warned, checked.warnPercent], [1, 30]);
		assert.deepEqual(
			checked.warnings.map(({ id, wasTenge, nowTenge, percent }) => [id, wasTenge, nowTenge, percent]),
			[[51, 13_200, 132_000, 900]],
		);
		const sheet = await app.inject({
			method: 'POST',
			url: '/api/staff/import_upload?kind=prices&name=prices.csv',
			headers: { cookie, 'content-type': 'application/octet-stream' },
			payload: Buffer.from('id;price\n52;11,60\n51;1320\n53;149\n'),
		});
		const ordinary = await ended(sheet.json().id);
		assert.deepEqual(
			ordinary.warnings.map(({ id, percent }) => [id, percent]),
			[
				[52, -90],
				[51, 900],
			].toSorted((one, other) => Math.abs(other[1] ?? 0) - Math.abs(one[1] ?? 0)),
		);
	});

	test('STOCK-06 a supplier that does not exist and a file of old Excel are refused', async () => {
		assert.equal((await upload(Buffer.from('x'), 2_147_483_647)).json().errors[0].field, 'supplierId');
		const old = await send(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]));
		assert.deepEqual([old.state, old.problem], ['unreadable', 'oldWorkbook']);
	});

	test('STOCK-06 variants that share the article of their model are told apart by their barcodes', async () => {
		const list = ['Артикул;Товар;Цена;Штрихкод', 'V-1;Case, black;5;list56', 'V-1;Case, red;6;list57'].join(
			'\n',
		);
		const { id } = await send(Buffer.from(list));
		const places = { row: 0, article: 0, barcode: 3, price: 2 };
		const pricing = { rate: 20, markupPercent: 10, roundTenge: 100, warnPercent: 30 };
		await step('price_list_map', id, { ...places, ...pricing });
		assert.equal((await step('import_run', id)).state, 'done');
		assert.deepEqual([await price(56), await price(57)], [11_000, 13_200]);
		const { rows } = await sql<{ article: string }>`select article from supplier_goods
			where supplier_id = ${supplierId} and product_id in (56, 57)`.execute(db);
		assert.deepEqual(rows, [{ article: '' }, { article: '' }]);
	});
});
