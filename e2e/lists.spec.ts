import { expect, test } from './shop-test.ts';

for (const [path, title] of [
	['/category', 'Категории'],
	['/category/laptops-1', 'Ноутбуки'],
	['/category/laptops-1/gaming-laptops-102', 'Игровые ноутбуки'],
	['/smart/for-gamers-1', 'Для геймеров'],
	['/newproducts', 'Новинки'],
	['/saleproducts', 'Товары со скидкой'],
	['/allbrands', 'Все бренды'],
	['/brand_products/40', 'Samsung'],
] as const) {
	test(`CAT-01 ${path} is there, accessible, and fits the screen`, async ({ shop, page }) => {
		await shop.open(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await shop.expectNoSidewaysScroll();
		await shop.expectAccessible();
	});
}

test('CAT-02 a list is paged by real links and sorted, and its state lives in the address', async ({
	shop,
	page,
}) => {
	await shop.open('/category/laptops-1');
	await expect(page.getByText('60 товаров')).toBeVisible();
	await expect(page.getByRole('article')).toHaveCount(24);
	const pages = page.getByRole('navigation', { name: 'Страницы' });
	await pages.getByRole('link', { name: '3' }).click();
	await expect(page).toHaveURL('/category/laptops-1?page=3');
	await expect(page.getByRole('article')).toHaveCount(12);
	await page.getByRole('main').locator('summary').click();
	await page.getByRole('link', { name: 'Сначала дешёвые' }).click();
	await expect(page).toHaveURL('/category/laptops-1?sort=price');
	await page.reload();
	const first = await page.getByRole('article').first().innerText();
	await page.goto('/category/laptops-1?sort=-price');
	expect(await page.getByRole('article').first().innerText()).not.toBe(first);
});

test('CAT-02 each card names two or three key attributes', async ({ shop, page }) => {
	await shop.open('/category/laptops-1');
	for (const card of await page.getByRole('article').all()) {
		await expect(card.getByText(/^[^·]+·[^·]+·[^·]+$/)).toBeVisible();
	}
	await shop.open('/category/audio-10');
	await expect(page.getByRole('article').getByText(/(^| )Да( |$)/)).toHaveCount(0);
});

test.describe('addresses', () => {
	test.use({ expected: { errors: [/404/] } });
	test('GEN-11 a wrong slug leads to the right one; an unknown id, page or brand is not found', async ({
		shop,
		page,
		request,
	}) => {
		await shop.open('/category/old-name-1?sort=price');
		await expect(page).toHaveURL('/category/laptops-1?sort=price');
		const moved = await request.get('/category/x-1/y-102', { maxRedirects: 0 });
		expect(moved.status()).toBe(301);
		expect(moved.headers().location).toBe('/category/laptops-1/gaming-laptops-102');
		for (const path of [
			'/category/laptops-99',
			'/category/laptops',
			'/category/laptops-1/phones-701',
			'/smart/x-99',
			'/brand_products/999',
			'/category/laptops-1?page=9',
		]) {
			expect((await request.get(path)).status(), path).toBe(404);
		}
	});
});
