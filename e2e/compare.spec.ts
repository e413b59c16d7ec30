import { expect, test } from './shop-test.ts';
import { ANY, ru, starting } from './texts.ts';

test('CAT-03 up to four products of a category are compared side by side, at an address to share', async ({
	shop,
	page,
}) => {
	await shop.open('/category/laptops-1');
	const scales = page.getByRole('button', { name: starting(ru.shop('compare.add')) });
	for (let chosen = 0; chosen < 4; chosen += 1) await scales.first().click();
	await scales.first().click();
	await expect(page.getByText(ru.shop('compare.limit', { count: 4 }))).toBeVisible();
	await page.getByRole('link', { name: `${ru.shop('product.compare')} 4` }).click();
	await expect(page).toHaveURL(/\/compare\?ids=\d+(,\d+){3}$/);
	await expect(page.getByRole('columnheader')).toHaveCount(4);
	await expect(page.getByRole('rowheader', { name: 'Процессор' })).toBeVisible();
	await shop.expectNoSidewaysScroll();
	await shop.expectAccessible();

	// The first column stays in place while the others scroll.
	const header = page.getByRole('rowheader', { name: 'Процессор' });
	const left = (await header.boundingBox())?.x;
	await page
		.getByRole('region', { name: ru.shop('compare.title') })
		.evaluate((table) => table.scrollBy(200, 0));
	expect((await header.boundingBox())?.x).toBe(left);

	const rows = await page.getByRole('row').count();
	await page.getByRole('link', { name: ru.shop('compare.onlyDifferences') }).click();
	await expect(page).toHaveURL(/only=differences/);
	await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows);
	await page
		.getByRole('link', { name: starting(ru.shop('compare.remove')) })
		.first()
		.click();
	await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('CAT-03 products of two categories are compared in a tab each', { tag: '@all' }, async ({
	shop,
	page,
}) => {
	const scales = page.getByRole('button', { name: starting(ru.shop('compare.add')) });
	await shop.open('/category/laptops-1');
	await scales.first().click();
	await expect(page.getByRole('link', { name: `${ru.shop('product.compare')} 1` })).toBeVisible();
	await shop.open('/category/phones-7');
	for (let chosen = 0; chosen < 2; chosen += 1) await scales.first().click();
	await page.getByRole('link', { name: `${ru.shop('product.compare')} 3` }).click();
	const tabs = page.getByRole('navigation', { name: ru.shop('nav.categories') });
	await expect(tabs.getByRole('link')).toHaveText(['Ноутбуки 1', 'Телефоны 2']);
	await expect(tabs.getByRole('link', { name: 'Телефоны' })).toHaveAttribute('aria-current', 'page');
	await expect(page.getByRole('columnheader')).toHaveCount(2);
	await tabs.getByRole('link', { name: 'Ноутбуки' }).click();
	await expect(page.getByRole('columnheader')).toHaveCount(1);
	await shop.expectNoSidewaysScroll();
	await page.getByRole('link', { name: starting(ru.shop('compare.remove')) }).click();
	await expect(page.getByRole('columnheader')).toHaveCount(2);
	await expect(tabs).toHaveCount(0);

	// The plain address shows the chosen products.
	await page.goto('/compare');
	await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/);
	await expect(page.getByRole('columnheader')).toHaveCount(2);

	await page.getByRole('link', { name: ru.shop('common.clear') }).click();
	await expect(page.getByText(ru.shop('compare.empty'))).toBeVisible();
	await expect(
		page.getByRole('link', { name: starting(`${ru.shop('product.compare')} ${ANY}`) }),
	).toBeHidden();
});

test('a shared comparison is put right: unknown and repeated products fall away, and the fifth of a category', {
	tag: '@all',
}, async ({ request, page }) => {
	await page.goto('/compare?ids=1,1,999999,300,2,3,4,5&only=differences');
	await expect(page).toHaveURL('/compare?ids=1,2,3,4,300&only=differences');
	for (const ids of ['x', '1;drop', '-1', '1,,2', '9'.repeat(500)])
		expect((await request.get(`/compare?ids=${ids}`)).status(), ids).toBe(404);
	expect((await request.get('/compare')).status()).toBe(200);
});

test('CAT-03 what is sold no more leaves the comparison on this device', { tag: '@all' }, async ({
	shop,
	page,
}) => {
	await page.addInitScript(() => {
		const chosen = [999_999, 2].map((id) => ({ id, categoryId: 1 }));
		localStorage['dukan.compare'] ??= JSON.stringify(chosen);
	});
	await shop.open('/compare');
	await expect(page).toHaveURL('/compare?ids=2');
	await expect.poll(() => page.evaluate(() => localStorage['dukan.compare'])).not.toContain('999999');
});
