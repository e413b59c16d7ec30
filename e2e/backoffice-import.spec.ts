import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { readSheet } from '../apps/server/src/platform/sheets/read-sheet.ts';
import { writeXlsx } from '../apps/server/src/platform/sheets/write-sheet.ts';
import { dealersList, dealersWorkbook } from '../apps/server/src/testing/dealers-workbook.ts';
import { alone } from './buying.ts';
import { makeProduct, newWord, priceOf, serverOrigins } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { having, ru, starting } from './texts.ts';

test.use({ expected: { errors: [/status of (404|409)/] } });
/** The name of a lock. Only the last import can be undone, so two tests at once would disturb each other. */
const IMPORTS = 'imports';
/** A separate process of low priority is started to read and import each sheet. */
const SLOWLY = { timeout: 180_000 };

async function check(page: Page, kind: string, name: string, content: string | Buffer): Promise<void> {
	await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
	await page
		.getByLabel(ru.imports('upload.file'), { exact: true })
		.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content as Buffer) });
	await page.getByRole('button', { name: ru.imports('upload.check') }).click();
	await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible(SLOWLY);
	await expect(count(page, ru.imports('count.bad'))).toBeVisible(SLOWLY);
}

/**
 * Keeps only the rows of this test's products, because other tests change theirs between the download and the
 * check.
 */
async function onlyThese(workbook: Buffer, ids: readonly number[]): Promise<Buffer> {
	const { titles, rows } = await readSheet(workbook);
	const own = rows.map(({ cells }) => cells).filter(([id]) => ids.includes(Number(id)));
	expect(own).toHaveLength(ids.length);
	return buffer(writeXlsx(titles, Readable.from([own])));
}

const count = (page: Page, name: string) =>
	page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');

test('prices: a sheet with errors is mended, checked, imported, seen in the shop of both processes, and undone', {
	tag: '@all',
}, async ({ page, shop, request }) => {
	await alone(IMPORTS, async () => {
		const first = (await makeProduct(request)).id;
		const second = (await makeProduct(request)).id;
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', 'import');
		await page.getByRole('button', { name: ru.imports('upload.check') }).click();
		await expect(page.getByLabel(ru.imports('upload.file'), { exact: true })).toHaveAccessibleDescription(
			ru.imports('upload.none'),
		);

		await check(
			page,
			ru.imports('kind.prices'),
			'neu.csv',
			`id;price;on_sale\n${first};12 345,60;нет\n${second};много;нет\n999999;5;нет\n`,
		);
		await expect(count(page, ru.imports('count.bad'))).toHaveText('2');
		const errors = page.getByRole('table', { name: ru.imports('errors.title') });
		await expect(errors.getByRole('row').nth(1)).toContainText('много');
		await expect(errors.getByRole('row').nth(1)).toContainText(ru.imports('error.amount'));
		await expect(errors.getByRole('row').nth(2)).toContainText(ru.imports('error.unknown'));
		expect(await priceOf(first)).toBe(100_00);
		await shop.expectAccessible();
		const saving = page.waitForEvent('download');
		await page.getByRole('button', { name: ru.imports('errors.downloadRows') }).click();
		const bad = await readSheet(readFileSync(await (await saving).path()));
		expect(bad.titles).toEqual(['id', 'price', 'on_sale', ru.imports('errors.reason')]);
		expect(bad.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
			[String(second), 'много', 'нет'],
			['999999', '5', 'нет'],
		]);

		await page.getByRole('link', { name: ru.imports('run.again') }).click();
		await check(
			page,
			ru.imports('kind.prices'),
			`good-${first}.csv`,
			`id;price;on_sale\n${first};12 345,60;нет\n${second};23456.7;нет\n`,
		);
		await expect(count(page, ru.imports('count.changed'))).toHaveText('2');
		await expect(count(page, ru.imports('count.bad'))).toHaveText('0');
		await expect(page.getByRole('table', { name: ru.imports('samples.title') })).toContainText('12345.6');
		await page.getByRole('button', { name: ru.imports('run.action', { count: 2 }) }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.priceList('warn.action') })
			.click();
		await expect(page.getByRole('heading', { name: starting(ru.imports('state.done')) })).toBeVisible(SLOWLY);
		for (const origin of serverOrigins())
			await expect
				.poll(
					async () =>
						(await (await request.get(`${origin}/api/product_show/${first}`)).json()).product.p_price_1,
				)
				.toBe(12345.6);

		await page.getByRole('button', { name: ru.imports('undo.action') }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('button', { name: ru.imports('undo.action') }).click();
		await expect(page.getByText(ru.imports('undo.allBack'))).toBeVisible();
		expect([await priceOf(first), await priceOf(second)]).toEqual([100_00, 100_00]);
		await page
			.getByRole('link', { name: ru.imports('title') })
			.first()
			.click();
		await expect(page.getByRole('row', { name: `good-${first}.csv` })).toContainText(
			ru.imports('state.undone'),
		);
	});
});

test('what is downloaded for Excel is taken back: unchanged as it is, changed where it was changed', {
	tag: '@all',
}, async ({ page, shop, request }) => {
	await alone(IMPORTS, async () => {
		const ids = [(await makeProduct(request)).id, (await makeProduct(request)).id];
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', 'import');
		const download = async (link: string) => {
			const started = page.waitForEvent('download');
			await page.getByRole('link', { name: link }).click();
			return readFileSync(await (await started).path());
		};
		const xlsx = await download(ru.imports('export.xlsx'));
		await check(page, ru.imports('kind.products'), 'all.xlsx', await onlyThese(xlsx, ids));
		await expect(page.getByText(ru.imports('run.nothing'))).toBeVisible();
		await expect(count(page, ru.imports('count.bad'))).toHaveText('0');

		await page.getByRole('link', { name: ru.imports('run.again') }).click();
		await page
			.getByRole('combobox', { name: ru.imports('kind.title') })
			.selectOption({ label: ru.imports('kind.stock') });
		const stock = (await download(ru.imports('export.csv'))).toString('utf8');
		expect(stock).toMatch(/^\ufeffid;name_ru;stock;sku;barcode\r\n/);
		const [titles, row] = [
			/^.*\r\n/.exec(stock)?.[0],
			new RegExp(`^${ids[0]};.*;(?=\\d+;[^;]*;[^;]*\r$)`, 'm').exec(stock)?.[0],
		];
		await check(page, ru.imports('kind.stock'), 'stock.csv', `${titles}${row}4321;;\r\n`);
		await expect(count(page, ru.imports('count.changed'))).toHaveText('1');
		await page.getByRole('button', { name: ru.imports('run.action', { count: 1 }) }).click();
		await expect(page.getByRole('heading', { name: starting(ru.imports('state.done')) })).toBeVisible(SLOWLY);
	});
});

test('a product that a colleague has touched since stays as it is when the import is undone, and is named', {
	tag: '@all',
}, async ({ page, shop, request }) => {
	await alone(IMPORTS, async () => {
		const same = (await makeProduct(request)).id;
		const touched = (await makeProduct(request)).id;
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', 'import');
		await check(
			page,
			ru.imports('kind.prices'),
			'touched.csv',
			`id,price,on_sale\n${same},111,no\n${touched},222,no\n`,
		);
		await page.getByRole('button', { name: ru.imports('run.action', { count: 2 }) }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.priceList('warn.action') })
			.click();
		await expect(page.getByRole('heading', { name: starting(ru.imports('state.done')) })).toBeVisible(SLOWLY);
		const response = await page.request.post('/api/staff/products_bulk', {
			data: { ids: [touched], change: { kind: 'price', percent: 100 } },
		});
		expect(response.status()).toBe(200);
		await page.getByRole('button', { name: ru.imports('undo.action') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.imports('undo.action') })
			.click();
		await expect(page.getByRole('main').getByText(ru.imports('undo.kept'))).toContainText(String(touched));
		expect(await priceOf(touched)).toBe(44_400);
		expect(await priceOf(same)).toBe(100_00);
	});
});

test('STOCK-06 a supplier’s list of 5,000 lines: mapped, previewed, applied and undone; with shifted headings the next one needs no mapping', {
	tag: '@all',
}, async ({ page, shop, request }) => {
	await alone(IMPORTS, async () => {
		const ids = [(await makeProduct(request)).id, (await makeProduct(request)).id];
		const supplier = `Söwda ${newWord()}`;
		await inDatabase(async (db) => {
			await db.insertInto('suppliers').values({ name: supplier }).execute();
			await db
				.insertInto('product_codes')
				.values(ids.map((id) => ({ product_id: id, kind: 'barcode', position: 1, code: `LIST-${id}` })))
				.execute();
		});
		/** Mixes the products of this test with others that the shop does not sell. */
		const lines = (price: number) =>
			Array.from({ length: 5000 }, (_, index) => {
				const own = ids[index / 2500];
				return [`A-${supplier}-${index}`, own ? `LIST-${own}` : '', 'Чайник', price, price + 10];
			});
		const list = (above: (string | number)[][], price: number) =>
			buffer(
				writeXlsx(
					['ТОО «Söwda»'],
					Readable.from([
						[
							...above,
							[
								ru.priceList('map.article'),
								ru.priceList('map.barcode'),
								'Товар',
								ru.priceList('map.price'),
								'',
							],
							['', '', '', 'опт', 'розница'],
							...lines(price),
							['Итого', '', '', price * 5000, ''],
						],
					]),
				),
			);
		const upload = async (name: string, content: Buffer) => {
			await page
				.getByRole('combobox', { name: ru.priceList('list.supplier') })
				.selectOption({ label: supplier });
			await page
				.getByRole('button', { name: ru.imports('kind.supplier') })
				.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
			await page.getByRole('button', { name: ru.priceList('list.check') }).click();
			await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible(SLOWLY);
		};
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', 'import');
		await upload('may.xlsx', await list([['Ашхабад', 'тел. 12-34-56']], 100));
		await expect(page.getByRole('heading', { name: ru.priceList('map.title') })).toBeVisible(SLOWLY);
		await shop.expectAccessible();
		await page.getByRole('combobox', { name: ru.priceList('map.row') }).selectOption('3');
		await page.getByRole('combobox', { name: ru.priceList('map.article') }).selectOption('0');
		await page.getByRole('combobox', { name: ru.priceList('map.barcode') }).selectOption('1');
		await page.getByRole('combobox', { name: ru.priceList('map.price') }).selectOption('3');
		await page.getByLabel(ru.priceList('map.markup')).fill('25');
		await page.getByRole('button', { name: ru.imports('upload.check') }).click();
		await expect(count(page, ru.imports('count.changed'))).toHaveText('2', SLOWLY);
		await expect(count(page, ru.imports('count.rows'))).toHaveText(/^5.000$/);
		await page.getByRole('button', { name: ru.imports('run.action', { count: 2 }) }).click();
		await expect(page.getByRole('heading', { name: starting(ru.imports('state.done')) })).toBeVisible(SLOWLY);
		expect([await priceOf(ids[0] ?? 0), await priceOf(ids[1] ?? 0)]).toEqual([125_00, 125_00]);

		await page
			.getByRole('link', { name: ru.imports('title') })
			.first()
			.click();
		await upload('june.xlsx', await list([['Ашхабад'], ['тел.'], [''], ['Склад 2']], 200));
		await expect(count(page, ru.imports('count.changed'))).toHaveText('2', SLOWLY);
		await expect(page.getByRole('table', { name: ru.priceList('warn.title') })).toContainText('+100 %');
		await page.getByRole('button', { name: ru.imports('run.action', { count: 2 }) }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.priceList('warn.action') })
			.click();
		await expect(page.getByRole('heading', { name: starting(ru.imports('state.done')) })).toBeVisible(SLOWLY);
		expect(await priceOf(ids[0] ?? 0)).toBe(250_00);
		await page.getByRole('button', { name: ru.imports('undo.action') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.imports('undo.action') })
			.click();
		await expect(page.getByText(ru.imports('undo.allBack'))).toBeVisible(SLOWLY);
		expect(await priceOf(ids[0] ?? 0)).toBe(125_00);
	});
});

test('GOODS-01 a dealer’s workbook of 500 rows is for sale after 12 actions; uploaded again it changes nothing', {
	tag: '@all',
}, async ({ page, shop }) => {
	await alone(IMPORTS, async () => {
		const supplier = `Dubaý ${newWord()}`;
		// The articles belong to this test alone, because the shop is not empty.
		const lines = dealersList(500).map((line) => ({
			...line,
			article: `${supplier.slice(-6)}-${line.article}`,
		}));
		const subcategories = await inDatabase(async (db) => {
			await db.insertInto('suppliers').values({ name: supplier }).execute();
			return db.selectFrom('subcategories').select('id').orderBy('id').limit(2).execute();
		});
		const file = { name: 'dealer.xlsx', mimeType: 'application/zip', buffer: dealersWorkbook(lines) };
		let actions = 0;
		const act = async (action: Promise<unknown>) => {
			await action;
			actions += 1;
		};
		const upload = async () => {
			await act(
				page.getByRole('combobox', { name: ru.priceList('list.supplier') }).selectOption({ label: supplier }),
			);
			await act(page.getByRole('button', { name: ru.imports('kind.supplier') }).setInputFiles(file));
			await act(page.getByRole('button', { name: ru.priceList('list.check') }).click());
		};
		await page.setViewportSize({ width: 1024, height: 768 });
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', 'import');
		await upload();
		await expect(page.getByRole('heading', { name: ru.priceList('map.title') })).toBeVisible(SLOWLY);
		await act(page.getByLabel(ru.priceList('map.rate')).fill('5,3'));
		await act(page.getByLabel(ru.priceList('map.markup')).fill('25'));
		await act(page.getByLabel(ru.priceList('goods.create')).check());
		await act(page.getByLabel(ru.priceList('goods.publish')).check());
		await shop.expectAccessible();
		await shop.expectNoSidewaysScroll();
		await act(page.getByRole('button', { name: ru.imports('upload.check') }).click());
		await expect(page.getByRole('heading', { name: ru.priceList('categories.title') })).toBeVisible(SLOWLY);
		for (const [index, name] of ['Телефоны Dubai', 'Провода и прочее'].entries())
			await act(
				page
					.getByLabel(ru.priceList('categories.name', { name, rows: 250 }))
					.selectOption(String(subcategories[index]?.id)),
			);
		await act(page.getByRole('button', { name: ru.priceList('map.check') }).click());
		const go = page.getByRole('button', { name: ru.imports('run.action', { count: 500 }) });
		await expect(go).toBeVisible(SLOWLY);
		// The error names the cell of the row without a code, under the title of the file.
		const errors = page.getByRole('table', { name: ru.imports('errors.title') });
		await expect(errors.getByRole('row').nth(1)).toContainText(/A\d+.*Артикул.*Товар без кода/s);
		await act(go.click());
		await expect(page.getByRole('heading', { name: starting(ru.imports('state.done')) })).toBeVisible(SLOWLY);
		expect(actions).toBeLessThanOrEqual(12);
		await expect(count(page, ru.imports('count.added'))).toHaveText('500');
		await shop.expectAccessible();
		const done = page.url();

		await page
			.getByRole('link', { name: ru.imports('title') })
			.first()
			.click();
		await upload();
		await expect(page.getByText(ru.imports('run.nothing'))).toBeVisible(SLOWLY);
		await expect(count(page, ru.imports('count.unchanged'))).toHaveText('500');

		// The other tests count the goods of these categories.
		await page.goto(done);
		await page.getByRole('button', { name: ru.imports('undo.action') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.imports('undo.action') })
			.click();
		await expect(page.getByText(ru.imports('undo.allBack'))).toBeVisible(SLOWLY);
	});
});

test('PRICE-01 all that the list has found: new prices are shown, changed, seen in both processes, and put back', async ({
	page,
	shop,
	request,
}) => {
	await alone(IMPORTS, async () => {
		const word = newWord();
		const names = { en: `Jug ${word}`, ru: `Кувшин ${word}`, tm: `Küýze ${word}` };
		const first = (await makeProduct(request, { names })).id;
		const sale = { onSale: true, salePriceTenge: 80_00 };
		const second = (await makeProduct(request, { names: { ...names, ru: `Кувшин 2 ${word}` }, ...sale })).id;
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', `products?q=${word}`);
		await page.getByRole('link', { name: ru.prices('open.all') }).click();
		await expect(page.getByRole('heading', { name: ru.prices('found', { count: 2 }) })).toBeVisible();
		await page.getByRole('button', { name: ru.prices('show') }).click();
		await expect(page.getByLabel(ru.prices('percent'))).toHaveAccessibleDescription(
			having(ru.prices('number')),
		);
		await page.getByLabel(ru.prices('percent')).fill('5,5');
		await page.getByLabel(ru.prices('step')).selectOption({ label: '50 тенге' });
		await page.getByRole('button', { name: ru.prices('show') }).click();

		await expect(page.getByRole('heading', { name: starting(ru.prices('state.checked')) })).toBeVisible(
			SLOWLY,
		);
		await expect(count(page, ru.imports('count.changed'))).toHaveText('2');
		const shown = page.getByRole('table', { name: ru.imports('samples.title') });
		await expect(shown.getByRole('row', { name: `(${second})` })).toContainText(
			/Цена: 100 105\.5.*80 84\.5/s,
		);
		expect([await priceOf(first), await priceOf(second)]).toEqual([100_00, 100_00]);
		await shop.expectAccessible();
		await page.getByRole('button', { name: ru.prices('run.action', { count: 2 }) }).click();
		await expect(page.getByRole('heading', { name: starting(ru.prices('state.done')) })).toBeVisible(SLOWLY);
		for (const origin of serverOrigins())
			await expect
				.poll(async () => {
					const { product } = await (await request.get(`${origin}/api/product_show/${second}`)).json();
					return [product.p_price_1, product.p_price_3];
				})
				.toEqual([105.5, 84.5]);

		await page.getByRole('button', { name: ru.prices('undo.action') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.prices('undo.action') })
			.click();
		await expect(page.getByText(ru.imports('undo.allBack'))).toBeVisible(SLOWLY);
		expect([await priceOf(first), await priceOf(second)]).toEqual([100_00, 100_00]);
	});
});

test('a file that is no sheet says so, and the words fit a phone', { tag: '@all' }, async ({
	page,
	shop,
}) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await shop.setLanguage('tm');
	await signInTo(page, 'owner', 'import');
	await page
		.getByLabel('Faýl', { exact: true })
		.setInputFiles({ name: 'x.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04rubbish') });
	await page.getByRole('button', { name: 'Faýly barla' }).click();
	await expect(page.getByRole('alert')).toHaveText('Faýl zaýalanan ýa-da CSV, .xlsx däl', SLOWLY);
	await shop.expectNoSidewaysScroll();
});
