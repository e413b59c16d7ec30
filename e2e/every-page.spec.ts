import { HtmlValidate } from 'html-validate';
import { MISSING_PAGE, PUBLIC_PAGES } from './public-pages.ts';
import { expect, test } from './shop-test.ts';
import { expectStill, watchShifts } from './watch-shifts.ts';

const html = new HtmlValidate({
	root: true,
	extends: ['html-validate:recommended'],
	rules: {
		// How React spells attributes and void elements; both are valid.
		'attr-case': 'off',
		'void-style': 'off',
		'attribute-boolean-style': 'off',
		// React's generated ids start with an underscore.
		'valid-id': ['error', { relaxed: true }],
		// One question, many answers.
		'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
		// Groups of filters are named by their summaries.
		'wcag/h71': 'off',
		// Advice, not errors.
		'no-implicit-input-type': 'off',
		'tel-non-breaking': 'off',
		'aria-label-misuse': 'off',
	},
});

/** Browsers say this about the answer itself. */
const NOT_FOUND_NOTICE = { errors: [/status of 404/] };

for (const path of [...PUBLIC_PAGES, MISSING_PAGE]) {
	test.describe(path, () => {
		if (path === MISSING_PAGE) test.use({ expected: NOT_FOUND_NOTICE });

		for (const language of ['ru', 'tm', 'en'] as const) {
			test(`GEN-03 ${path} in ${language} is valid, accessible, still, and fits screens of 320 to 1440 px`, async ({
				shop,
				page,
			}) => {
				await shop.speak(language);
				await watchShifts(page);
				for (const width of [1440, 360]) {
					// A page of another width would change while the next one comes.
					await page.goto('about:blank');
					await page.setViewportSize({ width, height: 800 });
					const answer = await page.goto(path);
					expect(answer?.status()).toBe(path === MISSING_PAGE ? 404 : 200);
					const text = (await answer?.text()) ?? '';
					await shop.isAlive();
					await page.waitForLoadState('networkidle');
					// Before axe, which puts things of its own into the page. What a page moves it moves at every visit; a busy
					// machine's late paint of a half-read page is gone at the next.
					await expectStill(page).catch(async () => {
						await page.reload();
						await shop.isAlive();
						await page.waitForLoadState('networkidle');
						await expectStill(page);
					});
					if (width === 1440) expect(await htmlProblems(text)).toEqual([]);
					await shop.expectNoSidewaysScroll();
					await shop.expectAccessible();
				}
				for (const width of [768, 320]) {
					await page.setViewportSize({ width, height: 640 });
					await shop.expectNoSidewaysScroll();
				}
			});
		}

		test(`GEN-03 ${path} is useful without script`, async ({ browser, baseURL }) => {
			const context = await browser.newContext({
				javaScriptEnabled: false,
				baseURL,
				viewport: { width: 360, height: 740 },
			});
			const page = await context.newPage();
			await page.goto(path);
			const main = page.getByRole('main');
			await expect(main.getByRole('heading', { level: 1 })).not.toBeEmpty();
			expect((await main.innerText()).trim().length).toBeGreaterThan(60);
			expect(await main.getByRole('link').or(main.getByRole('button')).count()).toBeGreaterThan(0);
			await expect(page.getByRole('banner').getByRole('link', { name: 'Dükan' })).toBeVisible();
			await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
			await expect(page.getByRole('combobox')).toBeVisible();
			await context.close();
		});
	});
}

async function htmlProblems(text: string): Promise<string[]> {
	const { results } = await html.validateString(text);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
}
