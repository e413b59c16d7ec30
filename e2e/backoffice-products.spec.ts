import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeProduct, newWord, serverOrigins } from './goods.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { inLanguage, ru } from './texts.ts';

test.use({ expected: { errors: [/status of (400|403|404|409|415)/] } });

const picture = (background: string) =>
	sharp({ create: { width: 300, height: 200, channels: 3, background } })
		.png()
		.toBuffer();

const save = (page: Page) => page.getByRole('button', { name: ru.shell('common.save') });

test('a product is found, told in three languages, and shows so in the shop of both processes', {
	tag: '@all',
}, async ({ page, shop, request }) => {
	const { id, category } = await makeProduct(request);
	const origins = serverOrigins();
	const pages = [`/product/${category}/${id}`, `/api/product_show/${id}`];
	// The pages are now cached, as they were before the change.
	for (const origin of origins)
		for (const path of pages) expect((await request.get(`${origin}${path}`)).status()).toBe(200);

	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'products');
	await page.getByPlaceholder(ru.products('list.search')).fill(String(id));
	await expect(page).toHaveURL(/q=/);
	await page
		.getByRole('row', { name: new RegExp(` ${id} `) })
		.getByRole('link')
		.click();
	await expect(page.getByLabel(inLanguage(ru.shell('common.name'), 'ru'))).not.toHaveValue('');

	const word = newWord();
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'ru')).fill(`Кувшин ${word}`);
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'tm')).fill('');
	await expect(page.getByRole('group', { name: ru.shell('common.name') })).toContainText(
		ru.shell('language.missing'),
	);
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'tm')).fill(`Küýze ${word}`);
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill(`Jug ${word}`);
	await page.getByLabel(ru.products('product.priceTenge')).fill('98 765,43x');
	await page.getByText(ru.products('product.onSale')).setChecked(false);
	await page.getByLabel(ru.products('product.salePriceTenge')).fill('');
	await save(page).click();
	await expect(page.getByLabel(ru.products('product.priceTenge'))).toBeFocused();
	await expect(page.getByLabel(ru.products('product.priceTenge'))).toHaveAccessibleDescription(
		ru.products('product.amount'),
	);
	await page.getByLabel(ru.products('product.priceTenge')).fill('98 765,43');
	await save(page).click();
	await expect(page.getByRole('status').filter({ hasText: ru.shell('common.saved') })).toBeVisible();
	for (const origin of origins) {
		const shows = async (path: string, lang = 'ru') =>
			(await request.get(`${origin}${path}`, { headers: { cookie: `lang=${lang}` } })).text();
		await expect.poll(() => shows(`/api/product_show/${id}`)).toContain(`Küýze ${word}`);
		await expect.poll(() => shows(`/api/search?query=${word}`)).toContain(`Jug ${word}`);
		await expect.poll(() => shows(`/product/${category}/${id}`, 'tm')).toContain(`Küýze ${word}`);
		await expect.poll(() => shows(`/product/${category}/${id}`, 'en')).toContain('98,765.43');
	}
	await expect(page.getByRole('link', { name: ru.products('product.see') })).toHaveAttribute(
		'href',
		`/product/${category}/${id}`,
	);
});

test('S14 pictures are uploaded several at once, refused with a reason, put in order by buttons, and shown in the shop', async ({
	page,
	shop,
	request,
}) => {
	const { id, category } = await makeProduct(request);
	await shop.setLanguage('ru');
	await signInTo(page, 'content', `products/${id}`);
	const list = page.getByRole('region', { name: ru.products('pictures.title') });
	const before = 2;
	await expect(list.getByRole('img')).toHaveCount(before);
	await list.getByLabel(ru.products('pictures.add')).setInputFiles([
		{ name: 'red.png', mimeType: 'image/png', buffer: await picture('#c00') },
		{
			name: 'page.png',
			mimeType: 'image/png',
			buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
		},
		{ name: 'blue.png', mimeType: 'image/png', buffer: await picture('#00c') },
	]);
	await expect(list.getByRole('img')).toHaveCount(before + 2);
	await expect(list.getByRole('alert')).toHaveText(ru.products('pictures.wrongKind', { name: 'page.png' }));
	const files = async () =>
		list.getByRole('img').evaluateAll((pictures) => pictures.map((one) => one.getAttribute('src')));
	const [red] = (await files()).slice(before);
	for (let place = before + 1; place > 1; place -= 1)
		await list
			.getByRole('button', { name: ru.products('pictures.earlier', { number: place }) })
			.press('Enter');
	expect((await files())[0]).toBe(red);
	await list
		.getByRole('listitem')
		.nth(before + 1)
		.dragTo(list.getByRole('listitem').nth(1));
	await list.getByRole('button', { name: ru.products('pictures.remove', { number: before + 2 }) }).click();
	await expect(list.getByRole('img')).toHaveCount(before + 1);
	const wanted = await files();
	await save(page).click();
	await expect(page.getByRole('status').filter({ hasText: ru.shell('common.saved') })).toBeVisible();
	await page.reload();
	await expect(list.getByRole('img')).toHaveCount(before + 1);
	expect(await files()).toEqual(wanted);
	const file = red?.split('/').at(-1)?.split('?')[0] ?? '';
	await expect.poll(async () => (await request.get(`/product/${category}/${id}`)).text()).toContain(file);
	expect((await request.get(`/images/products/${file}?w=480`)).status()).toBe(200);
});

test('of two editors the second is told, keeps what was typed, and takes up the new state', {
	tag: '@all',
}, async ({ page, shop, browser, baseURL }) => {
	const { id } = await makeProduct(page.request);
	await shop.setLanguage('ru');
	await signInTo(page, 'content', `products/${id}`);
	const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
	await signInTo(other, 'manager', `products/${id}`);
	await other.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill('Theirs');
	await expect(page.getByLabel(inLanguage(ru.shell('common.name'), 'en'))).not.toHaveValue('');
	await save(other).click();
	await expect(other.getByRole('status').filter({ hasText: ru.shell('common.saved') })).toBeVisible();
	await other.context().close();

	await page.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill('Mine');
	await save(page).click();
	await expect(page.getByRole('alert').first()).toContainText(ru.products('product.conflict'));
	await expect(page.getByLabel(inLanguage(ru.shell('common.name'), 'en'))).toHaveValue('Mine');
	await page.getByRole('button', { name: ru.products('product.reload') }).click();
	await expect(page.getByLabel(inLanguage(ru.shell('common.name'), 'en'))).toHaveValue('Theirs');
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill('Both of us');
	await page
		.getByRole('link', { name: ru.staff('audit.title') })
		.or(page.getByRole('link', { name: ru.products('list.title') }))
		.first()
		.click();
	const leaving = page.getByRole('dialog', { name: ru.shell('common.unsaved') });
	await leaving.getByRole('button', { name: ru.shell('common.cancel') }).click();
	await save(page).click();
	await expect(page.getByRole('status').filter({ hasText: ru.shell('common.saved') })).toBeVisible();
});

test('what is typed stays while it is saved, and when what one may choose from cannot be read again', {
	tag: '@all',
}, async ({ page, shop, request }) => {
	const { id } = await makeProduct(request);
	await shop.setLanguage('ru');
	await page.clock.install();
	await signInTo(page, 'content', `products/${id}`);
	const name = page.getByLabel(inLanguage(ru.shell('common.name'), 'ru'));
	const description = page.getByLabel(inLanguage(ru.products('product.descriptions'), 'ru'));
	await name.fill('Новое название');
	await page.route('**/api/staff/product_choices', (route) => route.fulfill({ status: 403, json: {} }));
	const failed = page.waitForResponse('**/api/staff/product_choices');
	await page.clock.fastForward('02:00');
	await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
	await failed;

	const saving = await holdBack(page, '**/api/staff/product_update/*');
	await save(page).click();
	await description.fill('Написано, пока название сохранялось');
	saving.release();
	await expect(page.getByRole('status').filter({ hasText: ru.shell('common.saved') })).toBeVisible();
	await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
	await save(page).click();
	await expect.poll(() => saving.done).toBe(2);
	await expect(save(page)).toBeDisabled();
	await page.unroute('**/api/staff/product_choices');
	await page.reload();
	await expect(name).toHaveValue('Новое название');
	await expect(description).toHaveValue('Написано, пока название сохранялось');
});

test('many are changed at once: a sale, and out of the shop', { tag: '@all' }, async ({
	page,
	shop,
	request,
}) => {
	await shop.setLanguage('ru');
	const word = newWord();
	const names = { en: `Set ${word}`, ru: `Набор ${word}`, tm: `Toplum ${word}` };
	const ids = [
		(await makeProduct(request, { names, priceTenge: 200_00 })).id,
		(await makeProduct(request, { names, priceTenge: 99_99 })).id,
	];
	await signInTo(page, 'manager', `products?q=${word}&sale=no&stock=in`);
	const rows = page.getByRole('row');
	await expect(rows).toHaveCount(3);
	for (const row of [1, 2]) await rows.nth(row).getByRole('checkbox').check();
	const bulk = page.getByRole('region', { name: ru.products('bulk.title') });
	await expect(bulk).toContainText(ru.shell('common.selected', { count: 2 }));
	await bulk.getByLabel(ru.products('bulk.action')).selectOption({ label: ru.products('bulk.sale') });
	await bulk.getByLabel(ru.products('bulk.percent')).fill('25');
	await shop.expectAccessible();
	await bulk.getByRole('button', { name: ru.products('bulk.apply') }).click();
	await expect(
		page.getByRole('status').filter({ hasText: ru.products('bulk.changed', { count: 2 }) }),
	).toBeVisible();
	for (const [id, price] of [
		[ids[0], 150],
		[ids[1], 74.99],
	])
		await expect
			.poll(async () => {
				const { product } = await (await request.get(`/api/product_show/${id}`)).json();
				return [product.sale, product.p_price_3];
			})
			.toEqual(['1', price]);
	await page.getByRole('button', { name: ru.shell('common.reset') }).click();
	await page.getByPlaceholder(ru.products('list.search')).fill(String(ids[0]));
	await page
		.getByRole('row', { name: new RegExp(` ${ids[0]} `) })
		.getByRole('checkbox')
		.check();
	await bulk.getByLabel(ru.products('bulk.action')).selectOption({ label: ru.products('bulk.unpublish') });
	await bulk.getByRole('button', { name: ru.products('bulk.apply') }).click();
	await expect(page.getByRole('row', { name: new RegExp(` ${ids[0]} `) })).toContainText(
		ru.products('list.hidden'),
	);
	await expect.poll(async () => (await request.get(`/api/product_show/${ids[0]}`)).status()).toBe(404);
});

test('an operator reads goods and changes nothing', { tag: '@all' }, async ({ page, shop, request }) => {
	await shop.setLanguage('tm');
	const { id } = await makeProduct(request);
	await signInTo(page, 'operator', 'products');
	await expect(page.getByRole('table', { name: 'Harytlar' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Haryt goş' })).toHaveCount(0);
	await page.goto(`/backoffice/products/${id}`);
	await expect(page.getByLabel('Ady, Türkmençe')).toBeDisabled();
	await expect(page.getByRole('button', { name: 'Ýatda sakla' })).toHaveCount(0);
});

test('a new product is added with the attributes of its sub-category, and deleted again', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'products/new');
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByLabel(inLanguage(ru.shell('common.name'), 'en'))).toBeFocused();
	await expect(page.getByLabel(ru.products('product.subcategoryId'))).toHaveAccessibleDescription(
		ru.shell('field.required'),
	);
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill('Test kettle');
	await page.getByLabel(ru.products('product.subcategoryId')).selectOption({ index: 1 });
	await expect(page.getByLabel(ru.products('product.subcategoryId'))).not.toHaveAttribute(
		'aria-invalid',
		'true',
	);
	await expect(page.getByLabel(ru.products('product.brandId'))).toHaveAccessibleDescription(
		ru.shell('field.required'),
	);
	await page.getByLabel(ru.products('product.brandId')).selectOption({ index: 1 });
	await page.getByLabel(ru.products('product.priceTenge')).fill('120');
	await page.getByLabel('Оперативная память, ГБ').fill('16');
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page).toHaveURL(/\/backoffice\/products\/\d+$/);
	await expect(page.getByLabel('Оперативная память, ГБ')).toHaveValue('16');
	await page.getByRole('button', { name: ru.products('product.delete') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.delete'), exact: true })
		.click();
	await expect(page).toHaveURL(/\/backoffice\/products$/);
});
