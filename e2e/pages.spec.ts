import { PAGE_NAMES } from '@dukan/domain/addresses/addresses.ts';
import { expect, test } from './shop-test.ts';

for (const language of ['ru', 'tm', 'en'] as const) {
	test(`INFO-01 the information pages in ${language} have their texts`, async ({ shop, page }) => {
		for (const name of PAGE_NAMES) {
			await shop.open(`/${name}`, language);
			await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
			expect(await page.getByRole('article').innerText()).toMatch(/.{200}/s);
		}
	});
}

test('NAV-06 the usage rules are a part of the terms', async ({ shop, page }) => {
	await shop.open('/');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Правила пользования' }).click();
	await expect(page).toHaveURL('/terms#rules');
	await expect(page.getByRole('heading', { name: /Правила пользования/ })).toBeInViewport();
});
