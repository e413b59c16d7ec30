import { plural } from '@dukan/i18n/translate.ts';
import { alone } from './buying.ts';
import { newWord, serverOrigins } from './goods.ts';
import { holdBack } from './hold-back.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, having, inLanguage, ru, starting } from './texts.ts';

test.use({ expected: { errors: [/status of (400|409)/, /ERR_FAILED/] } });

test('a smart category by rule and then by hand, seen by shoppers', { tag: '@all' }, async ({
	page,
	shop,
	browser,
	baseURL,
}) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'catalogue/smart');
	const shopper = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
	const name = `Для дачи ${newWord()}`;
	await page.getByRole('button', { name: ru.catalogue('smart.add') }).click();
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'ru')).fill(name);
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByText(ru.shell('field.required'))).toBeVisible();
	await expect(page.getByLabel(inLanguage(ru.shell('common.name'), 'ru'))).toHaveValue(name);
	await page.getByLabel(inLanguage(ru.shell('common.name'), 'en')).fill('Summer house');
	await page
		.getByRole('combobox', { name: ru.catalogue('part.categories'), exact: true })
		.selectOption('Ноутбуки');
	await expect(page.getByText(ru.catalogue('rule.count', { count: 60 }))).toBeVisible();
	const { middle } = await inDatabase((db) =>
		db
			.selectFrom('product_listings')
			.select(({ fn }) => fn.avg<number>('effective_price_tenge').as('middle'))
			.where('category_id', '=', 1)
			.executeTakeFirstOrThrow(),
	);
	await page.getByLabel(ru.catalogue('rule.priceTo')).fill(String(Math.round(middle / 100)));
	await expect(page.getByText(ru.catalogue('rule.count', { count: 60 }))).toBeHidden();
	const count = Number(
		(await page.getByText(starting(ru.catalogue('rule.count', { count: ANY }))).textContent())?.match(
			/\d+/,
		)?.[0],
	);
	expect(count).toBeGreaterThan(0);
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(ru.catalogue('smart.byRule'));
	await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
		`${ru.shell('language.missing')}: ${ru.shell('language.tm').toLowerCase()}`,
	);

	const { id } = await inDatabase((db) =>
		db.selectFrom('smart_categories').select('id').where('name_ru', '=', name).executeTakeFirstOrThrow(),
	);
	await shopper.goto(`/smart/summer-house-${id}?lang=ru`);
	await expect(shopper.getByRole('heading', { level: 1 })).toContainText(name);
	await expect(shopper.getByRole('main')).toContainText(plural('ru', 'item', count));

	await page.getByRole('button', { name: `${ru.shell('common.edit')}: ${name}` }).click();
	await page.getByText(ru.catalogue('smart.byHand')).click();
	for (const [query, number] of [
		['20', 20],
		['10', 10],
	] as const) {
		await page.getByLabel(ru.catalogue('search.query')).fill(query);
		const found = page
			.getByRole('listitem')
			.filter({ hasText: `№ ${number}` })
			.first();
		await found.getByRole('button', { name: starting(ru.shell('common.add')) }).click();
	}
	const chosen = page.getByRole('table', { name: ru.catalogue('smart.products') }).getByRole('row');
	const second = (await chosen.nth(2).getByRole('cell').nth(1).textContent()) ?? '';
	await page.getByRole('button', { name: ru.editor('editor.up', { name: second }) }).click();
	await expect(chosen.nth(1)).toContainText(second);
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
		`${ru.catalogue('smart.byHand')} (2)`,
	);
	await shopper.goto(`/smart/summer-house-${id}?lang=ru`);
	await expect(shopper.getByRole('article')).toHaveCount(2);
	await expect(shopper.getByRole('article').first()).toContainText(second);

	await page.getByRole('button', { name: `${ru.shell('common.edit')}: ${name}` }).click();
	await page.getByRole('button', { name: ru.shell('common.delete') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.delete') })
		.click();
	await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
	const status = () => shopper.request.get(`/api/smart_show/${id}`).then((response) => response.status());
	await expect.poll(status).toBe(404);
	await shopper.context().close();
});

test('a category that has goods is not deleted; sub-categories are put in order by dragging and by buttons', {
	tag: '@all',
}, async ({ page, shop }) => {
	await alone('sub-categories of printers', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', 'catalogue/categories');
		await page.getByRole('button', { name: `${ru.shell('common.edit')}: Ноутбуки` }).click();
		await page.getByRole('button', { name: ru.shell('common.delete') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: ru.shell('common.delete') })
			.click();
		await expect(page.getByText(ru.shell('problem.still_used'))).toBeVisible();
		await page.getByLabel(inLanguage(ru.shell('common.name'), 'tm')).fill('Ýalňyş');
		await page.getByRole('link', { name: ru.catalogue('part.subcategories') }).click();
		await page
			.getByRole('dialog', { name: ru.shell('common.unsaved') })
			.getByRole('button', { name: ru.editor('editor.leave') })
			.click();

		await page
			.getByRole('combobox', { name: ru.catalogue('subcategory.category') })
			.selectOption('Принтеры и офис');
		const names = () => page.getByRole('table').getByRole('row').locator('strong').allTextContents();
		await expect(page.getByRole('table')).toContainText('Лазерные принтеры');
		const before = await names();
		const [first = '', second = '', third = '', ...rest] = before;
		const held = await holdBack(page, '**/api/staff/subcategories_order');
		await page.getByRole('button', { name: ru.editor('editor.down', { name: first }) }).click();
		await expect.poll(names).toEqual([second, first, third, ...rest]);
		const handle = (row: number) => page.getByRole('table').getByRole('row').nth(row).locator('[draggable]');
		await handle(3).dragTo(handle(1));
		await expect.poll(names).toEqual([third, second, first, ...rest]);
		// Both rows move before the first move is stored, and the second move must not be lost.
		held.release();
		await expect.poll(() => held.done).toBe(2);
		await page.reload();
		await expect.poll(names).toEqual([third, second, first, ...rest]);

		await page.getByRole('button', { name: ru.editor('editor.down', { name: third }) }).click();
		await page.getByRole('button', { name: ru.editor('editor.down', { name: third }) }).click();
		await page.getByRole('button', { name: ru.editor('editor.up', { name: first }) }).click();
		await expect.poll(() => held.done).toBe(5);
		await page.reload();
		await expect.poll(names).toEqual(before);

		// Without a connection the rows return to the stored order.
		await page.route('**/api/staff/subcategories**', (route) => route.abort());
		await page.getByRole('button', { name: ru.editor('editor.down', { name: first }) }).click();
		await expect(page.getByRole('status').filter({ hasText: ru.shell('problem.offline') })).toBeVisible();
		await expect.poll(names).toEqual(before);
	});
});

test('a brand is found by words typed with pauses and from the middle, and keeps what is typed while it is saved', {
	tag: '@all',
}, async ({ page, shop }) => {
	const word = newWord();
	await inDatabase((db) =>
		db
			.insertInto('brands')
			.values({ name: `${word} tv`, slug: word, picture: null })
			.execute(),
	);
	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'catalogue/brands');
	const search = page.getByRole('searchbox');
	await search.pressSequentially(`${word} `);
	// The address contains the word without the space, while the field keeps the space.
	await page.waitForURL((url) => url.searchParams.get('q') === word);
	await search.pressSequentially('v');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.type('t');
	await expect(search).toHaveValue(`${word} tv`);
	await page.waitForURL((url) => url.searchParams.get('q') === `${word} tv`);

	await page.getByRole('button', { name: `${ru.shell('common.edit')}: ${word} tv` }).click();
	const name = page.getByLabel(ru.shell('common.name'), { exact: true });
	const line = await holdBack(page, '**/api/staff/brands_update/*');
	await name.fill(`${word} radio`);
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await name.fill(`${word} radio and tv`);
	line.release();
	await expect(page.getByText(ru.shell('common.saved'))).toBeVisible();
	await expect(name).toHaveValue(`${word} radio and tv`);
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await search.fill(word);
	await expect(
		page.getByRole('button', { name: `${ru.shell('common.edit')}: ${word} radio and tv` }),
	).toBeVisible();

	await page.getByRole('button', { name: ru.catalogue('brand.add') }).click();
	const adding = await holdBack(page, '**/api/staff/brands_add');
	await name.fill(`${word} new`);
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(name).toBeDisabled();
	adding.release();
	await expect(page.getByRole('button', { name: `${ru.shell('common.edit')}: ${word} new` })).toBeVisible();
});

test('a list to choose from that cannot be read says so and can be asked for again', { tag: '@all' }, async ({
	page,
	shop,
}) => {
	await shop.setLanguage('ru');
	const refused = { status: 400, json: { code: 'bad_request' } };
	await page.route('**/api/staff/attributes', (route) => route.fulfill(refused));
	await signInTo(page, 'content', 'catalogue/categories?edit=1');
	const alert = page.getByRole('alert');
	await expect(alert).toBeVisible();
	await page.unroute('**/api/staff/attributes');
	await alert.getByRole('button', { name: ru.shell('common.retry') }).click();
	await expect(alert).toBeHidden();
});

test('a category’s filters are put in another order, and shoppers see it', { tag: '@all' }, async ({
	page,
	shop,
	request,
}) => {
	await alone('filters of tablets', async () => {
		await shop.setLanguage('ru');
		await signInTo(page, 'content', 'catalogue/categories');
		await page.getByRole('button', { name: `${ru.shell('common.edit')}: Планшеты` }).click();
		const filters = page.getByRole('table', { name: ru.catalogue('category.filters') });
		const shown = async () => {
			const { facets } = await (await request.get('/api/category_show/8?facets=1')).json();
			return facets.attributes.map((one: { name_ru: string }) => one.name_ru).slice(0, 2);
		};
		const save = () =>
			Promise.all([
				page.waitForResponse(/categories_update/),
				page.getByRole('button', { name: ru.shell('common.save') }).click(),
			]);
		const asked: string[] = await shown();
		const [first = '', second = ''] = asked;
		await filters.getByRole('button', { name: ru.editor('editor.down', { name: first }) }).click();
		await save();
		await expect.poll(shown).toEqual([...asked].reverse());
		await page.getByRole('button', { name: `${ru.shell('common.edit')}: Планшеты` }).click();
		await filters.getByRole('button', { name: ru.editor('editor.down', { name: second }) }).click();
		await save();
		await expect.poll(shown).toEqual(asked);
	});
});

test('a synonym is tried at once and works for shoppers', { tag: '@all' }, async ({
	page,
	shop,
	request,
}) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'content', 'catalogue/synonyms');
	const word = newWord();
	await page.getByLabel(ru.catalogue('search.query')).fill(word);
	await expect(page.getByText(ru.catalogue('search.found', { count: 0 }))).toBeVisible();
	await page.getByRole('button', { name: ru.catalogue('synonym.add') }).click();
	await page.getByLabel(ru.catalogue('synonym.typed')).fill(word);
	await page.getByLabel(ru.catalogue('synonym.meant')).fill('ноутбук');
	await page.getByRole('button', { name: ru.shell('common.add'), exact: true }).click();
	await expect(
		page.getByRole('button', { name: having(`${ru.shell('common.edit')}: ${word}`) }),
	).toBeVisible();
	await page.getByLabel(ru.catalogue('search.query')).fill(word);
	await expect(
		page.getByText(new RegExp(`${ru.catalogue('search.found', { count: '' })}[1-9]`)),
	).toBeVisible();
	for (const origin of serverOrigins())
		await expect
			.poll(async () => (await (await request.get(`${origin}/api/search?query=${word}`)).json()).count)
			.toBeGreaterThan(0);
});
