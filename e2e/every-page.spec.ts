import { PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import type { Page } from '@playwright/test';
import { MISSING_PAGE, PUBLIC_PAGES, scopeOf } from './public-pages.ts';
import { expect, test } from './shop-test.ts';
import { expectStill, watchShifts } from './watch-shifts.ts';

/** Browsers log this error for every response with the status 404. */
const NOT_FOUND_NOTICE = { errors: [/status of 404/] };

const INFORMATION = PAGE_NAMES.map((name) => `/${name}`);
/** Each page is visited on its own; pages that differ only in their text share a visit. */
const VISITS = [
	...[...PUBLIC_PAGES, MISSING_PAGE].filter((path) => !INFORMATION.includes(path)).map((path) => [path]),
	INFORMATION,
];

/** On a wide screen axe checks one page of each layout, and on a phone every page. */
const LAYOUTS = [
	'/',
	'/category',
	'/category/laptops-1',
	'/allbrands',
	'/product/1/1',
	'/compare?ids=1,2,3',
	'/search?query=zzzzqqqq',
	'/faq',
	'/contactus',
	'/links',
	'/test',
	MISSING_PAGE,
];

/** Returns the paths that the page requests from now on. */
function requestedPaths(page: Page): string[] {
	const paths: string[] = [];
	page.on('request', (request) => paths.push(new URL(request.url()).pathname));
	return paths;
}

for (const paths of VISITS) {
	const name = paths.join(', ');
	test.describe(name, () => {
		if (paths.includes(MISSING_PAGE)) test.use({ expected: NOT_FOUND_NOTICE });

		// The test runs in Russian on a phone and in Turkmen on a wide screen.
		test(`GEN-03 ${name}: accessible, nothing moves by itself, nothing sticks out, nothing of the back-office is loaded`, {
			tag: ['@both', ...scopeOf(paths[0])],
		}, async ({ shop, page, isMobile }) => {
			const requested = requestedPaths(page);
			await watchShifts(page);
			for (const path of paths) {
				await shop.open(path, isMobile ? 'ru' : 'tm');
				// This check runs before axe, which adds elements to the page.
				await expectStill(page);
				await shop.expectNoSidewaysScroll();
				if (isMobile || LAYOUTS.includes(path)) await shop.expectAccessible({ inQuickProof: true });
			}
			expect(requested.length).toBeGreaterThan(paths.length);
			expect(requested.filter((path) => /^\/(backoffice|api\/staff)/.test(path))).toEqual([]);
		});
	});
}

test.describe('as the server sends them', () => {
	test.use({ javaScriptEnabled: false, expected: NOT_FOUND_NOTICE });

	test('GEN-03 every page in English fits screens of 320 and 768 px', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await shop.setLanguage('en');
		for (const path of [...PUBLIC_PAGES, MISSING_PAGE]) {
			for (const width of [320, 768]) {
				await page.setViewportSize({ width, height: 640 });
				if (width === 320) await page.goto(path, { waitUntil: 'domcontentloaded' });
				await shop.expectNoSidewaysScroll();
			}
		}
	});

	test('GEN-03 the control: what is wider than a phone is noticed', async ({ shop, page }) => {
		await page.setContent(
			'<meta name="viewport" content="width=device-width, initial-scale=1"><p style="width: 500px">Dükan</p>',
		);
		await expect.poll(() => shop.whatSticksOut()).toContainEqual(expect.stringContaining('Dükan'));
	});
});
