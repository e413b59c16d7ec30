import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inDatabase } from './buying.ts';
import { expect, test } from './shop-test.ts';
import { sitDown } from './staff.ts';

test('look', async ({ page, shop }) => {
	for (const [language, width] of [
		['ru', 1440],
		['tm', 390],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await shop.speak(language);
		await sitDown(page, 'manager', 'products');
		await page.getByRole('checkbox').nth(1).check();
		await page.getByRole('checkbox').nth(2).check();
		await page.getByRole('combobox').last().waitFor();
		await page.screenshot({
			path: `/tmp/run-products/list-${width}.png`,
			fullPage: width === 390 ? false : false,
		});
		await page.goto('/backoffice/products/5');
		await page.getByRole('group').first().waitFor();
		await page.screenshot({ path: `/tmp/run-products/product-${width}.png`, fullPage: true });
		await shop.expectNoSidewaysScroll();
		await shop.expectAccessible();
	}
});
