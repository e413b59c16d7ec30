import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { countsOf, sitAtImports } from '../../../testing/import-desk.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { type ImportJob, mayStartImport, startImportProcess } from './import-process.ts';
import { insertImport } from './imports.queries.ts';

describe('imports and exports', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const desk = await sitAtImports(shop);
	const { cookie, product, ended, upload, check, run, undo, exported } = desk;
	const get = (url: string) => app.inject({ url: `/api/staff/${url}`, headers: { cookie } });
	const post = (url: string) => app.inject({ method: 'POST', url: `/api/staff/${url}`, headers: { cookie } });
	/** A job without an import: a process that may read the table ends well. */
	const jobOfNone = (): ImportJob => {
		const { databaseUrl, clock } = shop;
		return { databaseUrl, kind: 'check', importId: 2e9, staffId: 1, now: clock().toISOString() };
	};

	test('a sheet of prices: shown first, done when confirmed, undone from the log', async () => {
		const [one, two] = [await product(21), await product(22)];
		const csv = `id;Цена;Со скидкой;Цена со скидкой\r\n21;1 500,50;да;1 400\r\n22;${two.priceTenge / 100};${two.onSale ? 'да' : 'нет'};${two.salePriceTenge === null ? '' : two.salePriceTenge / 100}\r\n`;
		const checked = await check('prices', csv);
		assert.equal(checked.state, 'checked', JSON.stringify(checked));
		assert.deepEqual(countsOf(checked), { added: 0, changed: 1, unchanged: 1, bad: 0 });
		assert.equal(checked.samples[0]?.changes.find(({ column }) => column === 'price')?.now, '1500.5');
		assert.deepEqual(await product(21), one);

		const done = await run(checked.id);
		assert.deepEqual([done.state, done.done, done.canUndo], ['done', 2, true]);
		const now = await product(21);
		assert.deepEqual([now.priceTenge, now.onSale, now.salePriceTenge], [150_050, true, 140_000]);
		assert.equal((await post(`import_run/${checked.id}`)).statusCode, 409);

		const undone = await undo(checked.id);
		assert.deepEqual([undone.state, undone.kept, undone.canUndo], ['undone', [], false]);
		const { version: _, ...restored } = await product(21);
		const { version: __, ...original } = one;
		assert.deepEqual(restored, original);
		assert.equal((await post(`import_undo/${checked.id}`)).statusCode, 409);
	});

	test('every error names its row, its column and the reason; good rows can still be imported', async () => {
		const csv = [
			'id,price,sale_price,on_sale',
			'31,abc,,no',
			'31x,10,,no',
			'999999,10,,no',
			',10,,no',
			'32,10,20,yes',
			'33,0,,no',
			'34,10,,maybe',
			'35,77.10,,no',
			'35,78,,no',
		].join('\n');
		const checked = await check('prices', csv);
		assert.deepEqual(
			checked.errors.map(({ row, column, code }) => `${row} ${column} ${code}`),
			[
				'2 price amount',
				'3 id number',
				'4 id unknown',
				'5 id required',
				'6 sale_price notLower',
				'7 price minimum',
				'8 on_sale yesNo',
				'10 id twice',
			],
		);
		assert.deepEqual(countsOf(checked), { added: 0, changed: 1, unchanged: 0, bad: 8 });
		assert.deepEqual(countsOf(await run(checked.id)), { added: 0, changed: 1, unchanged: 0, bad: 8 });
		assert.equal((await product(35)).priceTenge, 7710);
	});

	test('whole products: new ones with attributes, changed ones, all undone but what somebody has touched since', async () => {
		const model = await product(51);
		const other = await product(52);
		const [key = '', value = ''] = Object.entries(model.attributes)[0] ?? [];
		const brand = await db
			.selectFrom('brands')
			.select('name')
			.where('id', '=', model.brandId)
			.executeTakeFirstOrThrow();
		const csv = [
			`id;subcategory_id;brand;name_ru;name_tm;name_en;price;stock;published;pictures;attr:${key}`,
			`;${model.subcategoryId};${brand.name};Новый товар;Täze haryt;Brand new thing;99,90;7;да;${model.pictures.join(' ')};${value}`,
			`51;${model.subcategoryId};${brand.name};Переименован;${model.names.tm};${model.names.en};100;3;yes;${model.pictures.toReversed().join(' ')};`,
			`52;${other.subcategoryId};;Тронут;${other.names.tm};${other.names.en};100;3;yes;${other.pictures.join(' ')};${other.attributes[key] ?? ''}`,
			`;${model.subcategoryId};No such brand;;;;;;;;`,
		].join('\n');
		const checked = await check('products', csv);
		assert.deepEqual(countsOf(checked), { added: 1, changed: 2, unchanged: 0, bad: 1 });
		assert.deepEqual(checked.errors.map(({ column, code }) => `${column} ${code}`).toSorted(), [
			'brand unknown',
			'name_en required',
			'price required',
		]);
		assert.equal((await run(checked.id)).state, 'done');
		const found = (await get('products?q=Brand%20new%20thing')).json();
		const added = await product(found.rows[0].id);
		assert.deepEqual(
			[added.priceTenge, added.stock, added.published, added.pictures, added.attributes],
			[9990, 7, true, model.pictures, { [key]: value }],
		);
		const changed = await product(51);
		assert.deepEqual([changed.names.ru, changed.pictures], ['Переименован', model.pictures.toReversed()]);
		assert.equal(changed.attributes[key], undefined);

		await app.inject({
			method: 'POST',
			url: '/api/staff/products_bulk',
			headers: { cookie },
			payload: { ids: [52], change: { kind: 'premium', on: !other.premium } },
		});
		const undone = await undo(checked.id);
		assert.deepEqual([undone.state, undone.kept], ['undone', [52]]);
		assert.equal((await product(52)).names.ru, 'Тронут');
		assert.equal((await get(`product/${added.id}`)).statusCode, 404);
		const { version: _, ...restored } = await product(51);
		const { version: __, ...original } = model;
		assert.deepEqual(restored, original);
	});

	test('STOCK-02 the export takes the filters of the list and ends with SKU and barcode', async () => {
		const csv = (await exported('kind=stock&format=csv&stock=out')).toString('utf8');
		assert.ok(csv.startsWith('\ufeffid;name_ru;stock;sku;barcode\r\n'));
		const lines = csv.trim().split('\r\n');
		assert.ok(lines.length > 1 && lines.slice(1).every((line) => /;0;DK-\d{5};20\d{11}$/.test(line)));
	});

	test('S12 S17 only leaders import; the file has a limit of its own', async () => {
		const { cookie: content } = await signInStaff(db, shop.clock(), 'content');
		const send = (as: string, payload: Buffer, type = 'application/octet-stream') =>
			app.inject({
				method: 'POST',
				url: '/api/staff/import_upload?kind=prices&name=x.csv',
				headers: { cookie: as, 'content-type': type },
				payload,
			});
		assert.equal((await send(content, Buffer.from('id'))).statusCode, 403);
		assert.equal((await send(cookie, Buffer.alloc(20 * 1024 * 1024 + 1, 65))).statusCode, 413);
		const broken = Buffer.from('{');
		assert.equal((await send(cookie, broken, 'application/json')).statusCode, 415, 'not even read');
		const reader = await app.inject({
			url: '/api/staff/export?kind=stock&format=csv',
			headers: { cookie: content },
		});
		assert.equal(reader.statusCode, 200);
	});

	test('S13 three sheets are checked at a time, a fourth has to wait', async () => {
		const row = {
			kind: 'prices',
			file_name: 'x.csv',
			content: Buffer.from('id'),
			made_at: shop.clock(),
		} as const;
		const { id: staff_id } = await db.selectFrom('staff_accounts').select('id').executeTakeFirstOrThrow();
		const inserted = [1, 2, 3].map(() => insertImport(db, { ...row, staff_id }));
		const ids = await Promise.all(inserted);
		assert.equal((await upload('prices', 'id;price\n21;5')).statusCode, 429);
		// A process that is gone no longer counts.
		await sql`update imports set beat_at = now() - interval '2 minutes' where id = ${ids[0]}`.execute(db);
		const taken = await upload('prices', 'id;price\n21;5');
		assert.equal(taken.statusCode, 200, taken.body);
		await ended(taken.json().id);
		await sql`delete from imports where id = any (${ids})`.execute(db);
	});

	test('S25 four processes at most, and one over its time is ended', async () => {
		const job = jobOfNone();
		const hanging = await db.transaction().execute(async (trx) => {
			await sql`lock table imports in access exclusive mode`.execute(trx);
			const started = Array.from({ length: 4 }, () => startImportProcess(job, { beat: () => {} }));
			assert.equal((await upload('prices', 'id;price\n21;5')).statusCode, 429);
			return started;
		});
		assert.deepEqual(await Promise.all(hanging), [true, true, true, true]);
		assert.equal(
			await startImportProcess(job, { beat: () => {}, maxDurationMs: 1 }),
			false,
			'ended long before Node has started',
		);
		assert.equal(mayStartImport(), true);
		const taken = await upload('prices', 'id;price\n21;5');
		assert.equal(taken.statusCode, 200, taken.body);
		await ended(taken.json().id);
	});

	test('S25 an import whose process is slow to begin is not taken for gone', async () => {
		let beats = 0;
		const beat = () => {
			beats += 1;
		};
		await startImportProcess(jobOfNone(), { beat, beatEveryMs: 1 });
		assert.ok(beats > 0, 'it lived');
		const atEnd = beats;
		await wait(10);
		assert.equal(beats, atEnd, 'and lives no more');
	});

	test('CHOOSE-01 the column "family" makes families, and undoing takes them back', async () => {
		const ids = [31, 32];
		const csv = `id;family\r\n${ids.map((id) => `${id};Steppe`).join('\r\n')}\r\n`;
		const checked = await check('products', csv);
		assert.deepEqual(countsOf(checked), { added: 0, changed: 2, unchanged: 0, bad: 0 });
		const done = await run(checked.id);
		assert.equal(done.state, 'done');
		assert.deepEqual([(await product(31)).family, (await product(32)).family], ['Steppe', 'Steppe']);
		const sheet = (await exported('kind=products&format=csv&q=31')).toString();
		const [titles = '', ...rows] = sheet.split(/\r?\n/);
		const column = titles
			.replace(/^\uFEFF/, '')
			.split(/[;,]/)
			.indexOf('family');
		assert.ok(column > 0, titles);
		assert.ok(rows.some((row) => row.split(/[;,]/)[column] === 'Steppe'));
		const again = await check('products', csv);
		assert.deepEqual(countsOf(again), { added: 0, changed: 0, unchanged: 2, bad: 0 });
		assert.equal((await undo(checked.id)).state, 'undone');
		assert.deepEqual([(await product(31)).family, (await product(32)).family], ['', '']);
	});
});
