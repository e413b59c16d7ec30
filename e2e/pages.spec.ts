import { expect, test } from './shop-test.ts';
import { having, ru } from './texts.ts';

test('NAV-06 the usage rules are a part of the terms', { tag: '@all' }, async ({ shop, page }) => {
	await shop.open('/');
	await page
		.getByRole('contentinfo')
		.getByRole('link', { name: ru.shop('footer.rules') })
		.click();
	await expect(page).toHaveURL('/terms#rules');
	await expect(page.getByRole('heading', { name: having(ru.shop('footer.rules')) })).toBeInViewport();
});
