import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';
import { expectStill, watchShifts } from './watch-shifts.ts';

const ANDROID =
	'Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1';

/**
 * Returns the banner's own files that the page requests from now on. A page that shows the banner requests
 * them once it is hydrated.
 */
function bannerFiles(page: Page): string[] {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/app-banner-')) asked.push(request.url());
	});
	return asked;
}

for (const [name, userAgent] of [
	['Android', ANDROID],
	['iOS', IPHONE],
] as const) {
	test.describe(name, () => {
		test.use({ userAgent });

		test(`GEN-09 on ${name} LIGHT-02 the app is offered at home alone, until refused, and nothing moves`, {
			tag: name === 'Android' ? [] : '@all',
		}, async ({ shop, page }) => {
			await watchShifts(page);
			await shop.open('/');
			const banner = page.getByRole('complementary', { name: ru.shop('links.title') });
			await expect(banner).toBeVisible();
			await expect(banner.getByRole('link', { name: ru.shop('notice.install') })).toHaveAttribute(
				'href',
				'/links',
			);
			await expectStill(page);
			for (const width of [320, 360]) {
				await page.setViewportSize({ width, height: 740 });
				expect(await brokenWords(banner), `at ${width} px`).toEqual([]);
			}
			await shop.expectAccessible();
			await shop.expectNoSidewaysScroll();
			await page.setViewportSize({ width: 320, height: 640 });
			const way = await banner.getByRole('button', { name: ru.shop('common.close') }).boundingBox();
			expect(
				(way?.x ?? 0) + (way?.width ?? 999),
				'the narrowest screen shows the way out',
			).toBeLessThanOrEqual(320);
			await page.goto('/product/1/1');
			await shop.isAlive();
			await expect(banner).toBeHidden();
			await page
				.getByRole('button', { name: starting(ru.shop('compare.add')) })
				.first()
				.click();
			for (const path of ['/faq', '/signin', '/category/laptops-1']) {
				await page.goto(path);
				await shop.isAlive();
				await expect(banner, path).toBeHidden();
			}
			await page.goto('/');
			await expect(banner).toBeVisible();
			// A tap on the link to the comparison must reach the link and not the banner.
			await page.getByRole('link', { name: `${ru.shop('product.compare')} 1` }).click({ trial: true });
			await banner.getByRole('button', { name: ru.shop('common.close') }).click();
			await expect(banner).toBeHidden();
			const asked = bannerFiles(page);
			await page.reload();
			await shop.isAlive();
			expect(asked).toEqual([]);
			await expect(banner).toBeHidden();
		});
	});
}

test('GEN-09 a desktop never sees it', { tag: ['@wide', '@all'] }, async ({ shop, page }) => {
	const asked = bannerFiles(page);
	await shop.open('/');
	expect(asked).toEqual([]);
	await expect(page.getByRole('complementary', { name: ru.shop('links.title') })).toBeHidden();
});
