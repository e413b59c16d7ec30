import { expect, test } from './shop-test.ts';

test('CAT-03 a product page has gallery, price, stock, attributes, description and similar goods', async ({
	shop,
	page,
	isMobile,
}) => {
	await shop.open('/product/1/4');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Huawei');
	await expect(page).toHaveTitle(/Huawei .* · Dükan/);
	await expect(page.getByText('В наличии').first()).toBeVisible();
	await expect(page.getByRole('term').filter({ hasText: 'Процессор' })).toBeVisible();
	await expect(shop.section('Похожие товары').getByRole('article').first()).toBeVisible();
	const crumbs = page.getByRole('navigation', { name: 'Вы здесь' });
	await expect(crumbs.getByRole('link')).toHaveText(['Главная', 'Ноутбуки', 'Ультрабуки']);
	await shop.expectNoSidewaysScroll();
	await shop.expectAccessible();
	if (isMobile) return;
	await page.getByRole('button', { name: 'Фото 3 из 3' }).click();
	await expect(page.getByText('3/3')).toBeVisible();
});

test('CAT-03 a card leads to its product', async ({ shop, page }) => {
	await shop.open('/');
	const card = shop.section('Ноутбуки').getByRole('article').first();
	const name = await card.getByRole('heading').innerText();
	await card.getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('addresses', () => {
	test.use({ expected: { errors: [/404/] } });
	test('CAT-03 a wrong category leads to the right one; an unknown product is not found', async ({
		shop,
		page,
	}) => {
		await shop.open('/product/9/4');
		await expect(page).toHaveURL('/product/1/4');
		expect((await page.goto('/product/1/999999'))?.status()).toBe(404);
		expect((await page.goto('/product/1/x'))?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
	});
});
