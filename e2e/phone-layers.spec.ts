import type { Locator } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';

const box = async (locator: Locator) => {
	const found = await locator.boundingBox();
	if (!found) throw new Error(`nothing to see of ${locator}`);
	return found;
};

/** Tells whether a tap in the middle of an element reaches it. */
const isOnTop = (locator: Locator) =>
	locator.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});

test('LIGHT-02 NAV-01 who compares reaches the buying button, and no badge covers its sign', async ({
	shop,
	page,
}) => {
	await shop.open('/category/phones-7');
	const card = page.getByRole('article').first();
	await card.getByRole('button', { name: starting(ru.shop('compare.add')) }).click();
	await card.getByRole('button', { name: starting(ru.shop('product.addToCart')) }).click();
	for (const name of [`${ru.shop('product.compare')} 1`, starting(`${ru.shop('cart.title')}:`)]) {
		for (const link of await page.getByRole('link', { name }).filter({ visible: true }).all()) {
			const sign = await box(link.locator('svg').locator('*').first());
			const badge = await box(link.locator('svg + span'));
			const apart =
				badge.x >= sign.x + sign.width || badge.y + badge.height <= sign.y || badge.x + badge.width <= sign.x;
			expect(apart, `${name}: ${JSON.stringify({ sign, badge })}`).toBe(true);
		}
	}
	const id = await inDatabase((db) =>
		db
			.selectFrom('products')
			.select(['id', 'category_id'])
			.where('category_id', '=', 7)
			.where('name_ru', 'like', 'Смартфон%')
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow(),
	);
	await shop.open(`/product/${id.category_id}/${id.id}`);
	await page.mouse.wheel(0, 1200);
	const bar = page.getByRole('region', { name: ru.shop('product.price') });
	await expect(bar).toBeVisible();
	expect(await isOnTop(bar.getByRole('button').first())).toBe(true);
});

for (const path of [
	'/category/phones-7',
	'/category/phones-7/smartphones-701',
	'/saleproducts',
	'/search?query=samsung',
])
	test(`LIGHT-02 the first product of ${path} begins within 300 px of the top at 360 × 740`, async ({
		shop,
		page,
	}) => {
		await shop.open(path);
		const { y } = await box(page.getByRole('article').first());
		expect(y).toBeLessThanOrEqual(300);
		await shop.expectNoSidewaysScroll();
		await page.setViewportSize({ width: 320, height: 740 });
		expect(await brokenWords(page.getByRole('heading', { level: 1 }))).toEqual([]);
	});

test('LIGHT-04 quick chips narrow a list by brand, price and memory, and are taken back by a second press', async ({
	shop,
	page,
}) => {
	await shop.open('/category/phones-7');
	const chips = page.getByRole('navigation', { name: ru.shop('filter.quick') }).getByRole('link');
	await chips.filter({ hasText: 'Samsung' }).click();
	await expect(page).toHaveURL(/brand=\d+$/);
	await expect(chips.filter({ hasText: 'Samsung' })).toHaveAttribute('aria-current', 'true');
	await chips.filter({ hasText: '256' }).click();
	await expect(page).toHaveURL(/brand=\d+&attr\.storage=256/);
	await chips.filter({ hasText: 'Samsung' }).click();
	await expect(page).toHaveURL(/\/phones-7\?attr\.storage=256/);
});

test('LIGHT-02 two products stand side by side on a phone, each row titled above its values', async ({
	shop,
	page,
}) => {
	await shop.open('/compare?ids=1,2,3');
	const heads = page.getByRole('columnheader');
	const first = await box(heads.first());
	const second = await box(heads.nth(1));
	expect(first.x).toBeGreaterThanOrEqual(0);
	expect(second.x + second.width).toBeLessThanOrEqual(360);
	await shop.expectNoSidewaysScroll();
});
