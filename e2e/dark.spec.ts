import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';

test.use({ colorScheme: 'dark' });

test('LIGHT-05 where the device asks for dark colours, pages are dark and everything can be read', async ({
	shop,
	page,
}) => {
	for (const path of ['/', '/category/phones-7', '/product/7/300']) {
		await shop.open(path);
		const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		expect(ground, path).toBe('rgb(20, 17, 15)');
		await shop.expectAccessible({ inQuickProof: true });
	}
	await page
		.getByRole('main')
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await shop.cartLink().click();
	await expect(page.getByRole('dialog', { name: ru.shop('cart.title') })).toBeVisible();
	await shop.expectAccessible({ inQuickProof: true });
});
