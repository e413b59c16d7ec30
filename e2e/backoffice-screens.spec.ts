import type { Page } from '@playwright/test';
import { SCREENS } from './backoffice-screens.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ru } from './texts.ts';

/**
 * The widths of a small laptop (the narrowest with the menu at the side), of a tablet in both directions, and
 * of a phone.
 */
const NARROWER = [1280, 1024, 768, 360];

async function whenLoaded(page: Page, loading: string): Promise<void> {
	await expect(page.getByRole('status', { name: loading })).toHaveCount(0);
}

/** Expects that every table fits into its frame, which would hide the last columns of a wider one. */
async function expectWholeTables(page: Page): Promise<void> {
	const cut = () =>
		page
			.locator('main table')
			.evaluateAll((tables) =>
				tables
					.filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth + 1)
					.map((table) => table.getAttribute('aria-label')),
			);
	await expect.poll(cut).toEqual([]);
}

/**
 * Clicks the language in the menu even if a narrow screen hides it. The screen stays open, and only its texts
 * change.
 */
async function switchLanguage(page: Page, name: string, tag: string): Promise<void> {
	await page.locator(`button[lang=${tag}]`, { hasText: name }).dispatchEvent('click');
	await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

for (const path of SCREENS)
	test(`GEN-03 ${path} of the back-office is accessible and fits every width, in Turkmen as well`, {
		tag: '@all',
	}, async ({ page, shop }) => {
		await shop.setLanguage('ru');
		await signInTo(page, 'owner', path.slice(1));
		await page.getByRole('heading', { level: 1 }).waitFor();
		await whenLoaded(page, ru.shell('common.loading'));
		await shop.expectAccessible();
		await shop.expectNoSidewaysScroll();
		for (const width of NARROWER) {
			await page.setViewportSize({ width, height: 800 });
			await shop.expectNoSidewaysScroll();
			await expectWholeTables(page);
		}
		await switchLanguage(page, 'Türkmençe', 'tk');
		await whenLoaded(page, 'Ýüklenýär');
		await shop.expectNoSidewaysScroll();
	});

test('GEN-03 on a phone the menu has its first section below the bar, and scrolls to its last button', {
	tag: '@all',
}, async ({ page, shop }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await shop.setLanguage('ru');
	await signInTo(page, 'owner', 'account');
	await page.getByRole('button', { name: ru.shell('app.menu') }).click();
	await page.getByRole('button', { name: 'Türkmençe' }).click();
	await page.getByRole('link', { name: 'Şu gün' }).click();
	await expect(page.getByRole('heading', { name: 'Şu gün' })).toBeVisible();
	await expect(page.getByRole('navigation', { name: 'Menýu' })).toBeHidden();
});

test.describe('outside', () => {
	test.use({ expected: { errors: [/status of 401/] } });

	test('the door is accessible and fits a phone', { tag: '@all' }, async ({ page, shop }) => {
		await page.setViewportSize({ width: 360, height: 800 });
		await shop.setLanguage('tm');
		await page.goto('/backoffice');
		await expect(page.getByRole('heading', { name: 'Giriş' })).toBeVisible();
		await shop.expectAccessible();
		await shop.expectNoSidewaysScroll();
	});
});

test.describe('closed', () => {
	test.use({ expected: { errors: [/status of (401|404)/] } });

	test('S8 S9 the back-office runs no script but its own, fits in no frame, and is found by no search engine', async ({
		request,
	}) => {
		const response = await request.get('/backoffice/orders');
		const headers = response.headers();
		expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
		expect(headers['x-robots-tag']).toBe('noindex');
		expect((await request.get('/robots.txt').then((robots) => robots.text())).split('\n')).toContain(
			'Disallow: /backoffice',
		);
		expect((await request.get('/backoffice/assets/none.js')).status()).toBe(404);
	});
});
