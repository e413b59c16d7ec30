import type { Page } from '@playwright/test';
import { SECTIONS } from '../apps/backoffice/src/shell/sections.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { expect, test } from './shop-test.ts';
import { sitDown } from './staff.ts';

/** Screens below those of the menu. */
const DEEPER = [
	...[
		'/account',
		'/products/1',
		'/products/new',
		'/catalogue/brands',
		'/catalogue/attributes',
		'/catalogue/smart',
	],
	...['/content/pages', '/content/pages/payment', '/content/settings', '/delivery/slots', '/delivery/zones'],
];

const SCREENS = [...SECTIONS.map(({ path }) => path), ...DEEPER];

async function settle(page: Page): Promise<void> {
	await page.getByRole('heading', { level: 1 }).waitFor();
	await expect(page.getByRole('status', { name: /Загрузка|Ýüklenýär/ })).toHaveCount(0);
}

for (const language of ['ru', 'tm'] as const) {
	for (const width of [1440, 390]) {
		test(`GEN-03 every screen of the back-office in ${language} at ${width} px is accessible and fits`, async ({
			page,
			shop,
		}) => {
			test.slow();
			await page.setViewportSize({ width, height: 844 });
			await shop.speak(language);
			await sitDown(page, 'owner', 'account');
			for (const path of SCREENS) {
				await page.goto(`/backoffice${path}`);
				await settle(page);
				await test.step(path, async () => {
					await shop.expectAccessible();
					await shop.expectNoSidewaysScroll();
				});
			}
		});
	}
}

test.describe('outside', () => {
	test.use({ expected: { errors: [/status of 401/] } });

	test('the door is accessible and fits a phone', async ({ page, shop }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await shop.speak('tm');
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
		const answer = await request.get('/backoffice/orders');
		const headers = answer.headers();
		expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
		expect(headers['x-robots-tag']).toBe('noindex');
		expect((await request.get('/robots.txt').then((robots) => robots.text())).split('\n')).toContain(
			'Disallow: /backoffice',
		);
		expect((await request.get('/backoffice/assets/none.js')).status()).toBe(404);
	});

	test('no page of the shop loads a byte of the back-office', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		for (const path of PUBLIC_PAGES) {
			await page.goto(path);
			await page.waitForLoadState('load');
		}
		expect(asked.length).toBeGreaterThan(PUBLIC_PAGES.length);
		expect(asked.filter((path) => path.startsWith('/backoffice') || path.startsWith('/api/staff'))).toEqual(
			[],
		);
	});
});
