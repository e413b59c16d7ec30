import { MISSING_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import { test } from './shop-test.ts';
import { expectStill, watchShifts } from './watch-shifts.ts';

/** Browsers say this about the answer itself. */
const NOT_FOUND_NOTICE = { errors: [/status of 404/] };

for (const path of [...PUBLIC_PAGES, MISSING_PAGE]) {
	test.describe(path, () => {
		if (path === MISSING_PAGE) test.use({ expected: NOT_FOUND_NOTICE });

		test(`GEN-03 ${path} on a phone is accessible and still, and fits; in English it fits 320 and 768 px`, async ({
			shop,
			page,
		}) => {
			await watchShifts(page);
			await shop.open(path, 'ru');
			// Before axe, which puts things of its own into the page.
			await expectStill(page);
			await shop.expectNoSidewaysScroll();
			await shop.expectAccessible();

			await page.setViewportSize({ width: 320, height: 640 });
			await shop.open(path, 'en');
			await shop.expectNoSidewaysScroll();
			await page.setViewportSize({ width: 768, height: 640 });
			await shop.expectNoSidewaysScroll();
		});

		test(`GEN-03 ${path} on a wide screen is accessible and still, and fits`, { tag: '@wide' }, async ({
			shop,
			page,
		}) => {
			await watchShifts(page);
			await shop.open(path, 'tm');
			await expectStill(page);
			await shop.expectNoSidewaysScroll();
			await shop.expectAccessible();
		});
	});
}
