import { expect, test } from './shop-test.ts';

test('GEN-02 a visitor who came by the address of a language stays in it, and the saved choice is not touched', {
	tag: '@all',
}, async ({ shop, page }) => {
	await shop.setLanguage('ru');
	await page.goto('/category/laptops-1?lang=tm');
	await shop.isAlive();
	await page.getByRole('article').first().getByRole('link').first().click();
	await expect(page).toHaveURL(/\/product\/1\/\d+\?lang=tm$/);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/noutbuk/i);
	await expect(page.getByRole('heading', { name: 'Häsiýetnamasy' })).toBeVisible();
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('lang', 'tk');
	// filters.spec.ts tests going back during hydration.
	await shop.isAlive();
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noutbuklar');
	await page.goto('/category/laptops-1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ноутбуки');
});
