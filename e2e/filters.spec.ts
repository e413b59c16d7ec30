import { plural } from '@dukan/i18n/translate.ts';
import type { Page } from '@playwright/test';
import { withholdScripts } from './hold-back.ts';
import { expect, test } from './shop-test.ts';
import { ANY, anyNumberOf, exactly, having, ru, starting } from './texts.ts';

const LAPTOPS = '/category/laptops-1';

const filters = (page: Page) => page.getByRole('form', { name: ru.shop('filter.title') });
const group = (page: Page, title: string) => filters(page).getByRole('group', { name: title, exact: true });
const chips = (page: Page) =>
	page.getByRole('list', { name: starting(ru.shop('filter.active', { count: ANY })) });

/** Returns a choice, which is named by its text and its count. */
const choice = (page: Page, title: string, text: string) =>
	group(page, title).getByRole('checkbox', { name: new RegExp(`^${text}( \\d+)?$`) });

async function countOf(page: Page, title: string, text: string): Promise<number> {
	const label = await choice(page, title, text).locator('xpath=ancestor::label').innerText();
	return Number(/(\d+)$/.exec(label.trim())?.[1]);
}

const itemCount = (page: Page) => page.getByText(anyNumberOf('item'));

async function found(page: Page): Promise<number> {
	return Number.parseInt(await itemCount(page).innerText(), 10);
}

test.describe('on a wide screen', { tag: '@wide' }, () => {
	test('CAT-02 a choice applies at once: address, count, focus and place stay in step', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open(LAPTOPS);
		const expected = await countOf(page, 'Процессор', 'Intel Core i7');
		const box = choice(page, 'Процессор', 'Intel Core i7');
		await box.scrollIntoViewIfNeeded();
		const scrollBefore = await page.evaluate(() => window.scrollY);
		const placeBefore = await box.boundingBox();
		const lastTitle = filters(page).locator('summary:has([id])').last();
		const nextBefore = await lastTitle.boundingBox();
		await box.focus();
		await page.keyboard.press('Space');
		await expect(page).toHaveURL(/\?attr\.cpu=/);
		await expect(page.getByText(plural('ru', 'item', expected))).toBeVisible();
		await expect(box).toBeFocused();
		await expect(box).toBeChecked();
		const open = filters(page).getByRole('checkbox', { disabled: false });
		await expect(open.and(page.getByRole('checkbox', { name: / 0$/ }))).toHaveCount(0);
		expect(await page.evaluate(() => window.scrollY)).toBe(scrollBefore);
		expect(await box.boundingBox()).toEqual(placeBefore);
		expect(await lastTitle.boundingBox()).toEqual(nextBefore);
		await page.reload();
		await expect(page.getByText(plural('ru', 'item', expected))).toBeVisible();
		await expect(box).toBeChecked();
		await page.goBack();
		await expect(page.getByText(plural('ru', 'item', 60))).toBeVisible();
		await expect(box).not.toBeChecked();
	});

	test('CAT-02 a choice that is taken back before its list has come is taken back', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await shop.open(LAPTOPS);
		const box = choice(page, 'Процессор', 'Intel Core i7');
		const asked = page.waitForRequest('**/laptops-1.data?**');
		await page.route('**/laptops-1.data?**', () => {});
		await box.check();
		await asked;
		await page.unroute('**/laptops-1.data?**');
		await box.uncheck();
		await expect(page.getByTestId('loading-bar')).toHaveCount(0);
		await expect(page).toHaveURL(LAPTOPS);
		await box.check();
		await expect(page).toHaveURL(/\?attr\.cpu=/);
		await expect(box).toBeChecked();
	});

	test('GEN-06 Back from a reloaded page whose scripts have not come shows what its address says', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open(LAPTOPS);
		await choice(page, 'Процессор', 'Intel Core i7').check();
		await expect(page).toHaveURL(/\?attr\.cpu=/);
		const scripts = await withholdScripts(page);
		await page.reload({ waitUntil: 'commit' });
		await expect(choice(page, 'Процессор', 'Intel Core i7')).toBeChecked();
		scripts.allowForNextPage();
		await page.goBack({ waitUntil: 'commit' });
		await expect(page.getByText(plural('ru', 'item', 60))).toBeVisible();
		await shop.isAlive();
		await expect(page).toHaveURL(LAPTOPS);
		await expect(choice(page, 'Процессор', 'Intel Core i7')).not.toBeChecked();
	});

	test('CAT-02 what is chosen stands above the list and can be taken back one by one or all at once', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open(`${LAPTOPS}?in_stock=1&attr.ram=16,8&sort=price`);
		await expect(chips(page).getByRole('link')).toHaveText([
			/Оперативная память: 16\sГБ/,
			/Оперативная память: 8\sГБ/,
			having(ru.shop('filter.inStockOnly')),
			ru.shop('filter.clearAll'),
		]);
		await shop.expectAccessible();
		await chips(page)
			.getByRole('link', { name: `${ru.shop('common.remove')}: Оперативная память: 8 ГБ` })
			.press('Enter');
		await expect(page).toHaveURL(`${LAPTOPS}?in_stock=1&attr.ram=16&sort=price`);
		await expect(itemCount(page)).toBeFocused();
		await chips(page)
			.getByRole('link', { name: ru.shop('filter.clearAll') })
			.click();
		await expect(page).toHaveURL(`${LAPTOPS}?sort=price`);
		await expect(page.getByText(plural('ru', 'item', 60))).toBeVisible();
	});

	test('CAT-02 prices are taken as people write them, when the field is left or on Enter', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open(LAPTOPS);
		const price = filters(page).getByRole('group', { name: ru.shop('filter.price') });
		await price.getByLabel(ru.shop('common.to')).fill('10 000');
		await price.getByLabel(ru.shop('common.to')).press('Enter');
		await expect(page).toHaveURL(`${LAPTOPS}?price_max=10000`);
		await price.getByLabel(ru.shop('common.from')).fill('9000');
		await price.getByLabel(ru.shop('common.from')).blur();
		await expect(page).toHaveURL(`${LAPTOPS}?price_min=9000&price_max=10000`);
		await expect(chips(page).getByRole('link')).toHaveText([
			having(ru.shop('filter.priceFrom', { amount: '9 000' })),
			having(ru.shop('filter.priceTo', { amount: '10 000' })),
			ru.shop('filter.clearAll'),
		]);
		const prices = page
			.getByRole('article')
			.locator('p', { hasText: starting(`${ru.shop('product.price')}:`) });
		for (const text of await prices.allInnerTexts()) {
			const amount = Number(
				new RegExp(`^${ru.shop('product.price')}:([\\d\\s]+)`).exec(text)?.[1]?.replaceAll(/\s/g, ''),
			);
			expect(amount).toBeGreaterThanOrEqual(9000);
			expect(amount).toBeLessThanOrEqual(10_000);
		}
	});

	test('CAT-02 long lists of values unfold, and groups fold', { tag: '@all' }, async ({ shop, page }) => {
		await shop.open(LAPTOPS);
		const brands = group(page, ru.shop('product.brand'));
		const brandBoxes = brands.getByRole('checkbox');
		const title = filters(page).locator('summary', { hasText: ru.shop('product.brand') });
		if (!(await brands.isVisible())) await title.click();
		const shown = await brandBoxes.filter({ visible: true }).count();
		expect(shown).toBe(8);
		await brands
			.locator('xpath=..')
			.getByText(exactly(ru.shop('filter.showMore', { count: ANY })))
			.click();
		expect(await brandBoxes.filter({ visible: true }).count()).toBe(await brandBoxes.count());
		await title.click();
		await expect(brands).toBeHidden();
	});
});

test.describe('on a phone', { tag: '@phone' }, () => {
	test('CAT-02 the sheet counts what is being chosen, applies it, and forgets it when it is left', async ({
		shop,
		page,
	}) => {
		await shop.open(LAPTOPS);
		const button = page.getByRole('button', { name: ru.shop('filter.open') });
		const sheet = page.getByRole('dialog', { name: ru.shop('filter.title') });
		await button.click();
		await expect(sheet).toBeVisible();
		await expect(sheet.getByRole('button', { name: ru.shop('common.close') })).toBeFocused();
		await expect(
			sheet.getByRole('button', { name: ru.shop('filter.showResults', { count: 60 }) }),
		).toBeVisible();
		await shop.expectAccessible();
		await shop.expectNoSidewaysScroll();

		const expected = await countOf(page, 'Процессор', 'Intel Core i7');
		await choice(page, 'Процессор', 'Intel Core i7').check();
		await expect(
			sheet.getByRole('button', { name: ru.shop('filter.showResults', { count: expected }) }),
		).toBeVisible();
		await expect(page).toHaveURL(LAPTOPS);
		await page.keyboard.press('Escape');
		await expect(sheet).toBeHidden();
		await expect(button).toBeFocused();

		await button.click();
		await expect(choice(page, 'Процессор', 'Intel Core i7')).not.toBeChecked();
		await choice(page, 'Процессор', 'Intel Core i7').check();
		await choice(page, 'Процессор', 'Intel Core i5').check();
		await sheet.getByRole('button', { name: exactly(ru.shop('filter.showResults', { count: ANY })) }).click();
		await expect(sheet).toBeHidden();
		await expect(page).toHaveURL(/\?attr\.cpu=[^,]+,[^,]+$/);
		await expect(chips(page).getByRole('link')).toHaveCount(3);
		await expect(
			page.getByRole('button', {
				name: exactly(`${ru.shop('filter.open')}${ANY}${ru.shop('filter.active', { count: 2 })}`),
			}),
		).toBeVisible();

		await page.getByRole('button', { name: ru.shop('filter.open') }).click();
		await sheet.getByRole('link', { name: ru.shop('common.reset') }).click();
		await expect(
			sheet.getByRole('button', { name: ru.shop('filter.showResults', { count: 60 }) }),
		).toBeVisible();
		await sheet.getByRole('button', { name: ru.shop('filter.showResults', { count: 60 }) }).click();
		await expect(page).toHaveURL(LAPTOPS);
	});

	test('CAT-02 the sheet opens at the first press, and Back out of it leaves a page that can be used', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open('/category');
		await page
			.getByRole('main')
			.getByRole('link', { name: /Ноутбуки/ })
			.first()
			.click();
		await page.getByRole('button', { name: ru.shop('filter.open') }).click();
		await expect(page.getByRole('dialog', { name: ru.shop('filter.title') })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL('/category');
		await shop.cartLink().click();
		await expect(page.getByRole('dialog', { name: ru.shop('cart.title') })).toBeVisible();
	});

	test('CAT-02 a late count never replaces a newer one', { tag: '@all' }, async ({ shop, page }) => {
		await shop.open(LAPTOPS);
		await page.getByRole('button', { name: ru.shop('filter.open') }).click();
		const i7 = await countOf(page, 'Процессор', 'Intel Core i7');
		const i5 = await countOf(page, 'Процессор', 'Intel Core i5');
		const held = Promise.withResolvers<void>();
		const first = page.waitForRequest('**/api/category_show/1?**');
		await page.route('**/api/category_show/1?**', async (route) => {
			await held.promise;
			// The page has given up this request already; otherwise it would show this number.
			await route.fulfill({ json: { count: 99_999, rows: [], facets: {} } }).catch(() => {});
		});
		await choice(page, 'Процессор', 'Intel Core i5').check();
		await first;
		await page.unroute('**/api/category_show/1?**');
		await choice(page, 'Процессор', 'Intel Core i5').uncheck();
		await choice(page, 'Процессор', 'Intel Core i7').check();
		await expect(
			page.getByRole('button', { name: ru.shop('filter.showResults', { count: i7 }) }),
		).toBeVisible();
		held.resolve();
		await choice(page, 'Процессор', 'Intel Core i5').check();
		await expect(
			page.getByRole('button', { name: ru.shop('filter.showResults', { count: i5 + i7 }) }),
		).toBeVisible();
	});

	test('CAT-02 the keyboard stays inside the sheet, which fits 320 px', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		for (const language of ['tm', 'ru'] as const) {
			await shop.open(LAPTOPS, language);
			await page.locator('[popovertarget=filters]').last().click();
			const sheet = page.getByRole('dialog');
			await expect(sheet).toBeVisible();
			await shop.expectNoSidewaysScroll();
			// The sheet has slid in completely.
			await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
		}
		// After the last button the focus returns to the first, never to the page behind.
		await page.getByRole('button', { name: starting(ru.shop('filter.show')) }).focus();
		for (let step = 0; step < 4; step += 1) {
			await page.keyboard.press('Tab');
			const isOutside = await page.evaluate(() => {
				const { activeElement } = document;
				return activeElement !== document.body && !activeElement?.closest('#filters');
			});
			expect(isOutside).toBe(false);
		}
	});
});

test('CAT-02 filters that leave nothing say so and can be taken back', { tag: '@all' }, async ({
	shop,
	page,
}) => {
	await shop.open(`${LAPTOPS}?price_max=1&in_stock=1`);
	await expect(page.getByText(ru.shop('filter.nothing'))).toBeVisible();
	await expect(page.getByText(ru.shop('filter.tryRemoving'))).toBeVisible();
	await shop.expectAccessible();
	await chips(page)
		.getByRole('link', { name: having(ru.shop('filter.priceTo', { amount: 1 })) })
		.click();
	await expect(page).toHaveURL(`${LAPTOPS}?in_stock=1`);
	await expect(page.getByRole('article')).toHaveCount(24);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('CAT-02 filters are a plain form', { tag: '@all' }, async ({ page }) => {
		await page.goto(`${LAPTOPS}?sort=price&lang=ru`);
		const toSheet = page.getByRole('button', { name: ru.shop('filter.open') });
		if (await toSheet.isVisible()) await toSheet.click();
		const expected =
			(await countOf(page, 'Процессор', 'Intel Core i7')) +
			(await countOf(page, 'Процессор', 'Intel Core i5'));
		await choice(page, 'Процессор', 'Intel Core i7').check();
		await choice(page, 'Процессор', 'Intel Core i5').check();
		await filters(page)
			.getByRole('button', { name: starting(ru.shop('filter.show')) })
			.click();
		await expect(page).toHaveURL(/\/laptops-1\?attr\.cpu=[^,&]+,[^,&]+&sort=price$/);
		expect(await found(page)).toBe(expected);
		await chips(page)
			.getByRole('link', { name: ru.shop('filter.clearAll') })
			.click();
		await expect(page).toHaveURL(`${LAPTOPS}?sort=price`);
	});
});
