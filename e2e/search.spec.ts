import type { Page, Request } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { ANY, anyNumberOf, exactly, having, ru } from './texts.ts';

const field = (page: Page) => page.getByRole('combobox', { name: ru.shop('search.placeholder') });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const products = (page: Page) => options(page).filter({ has: page.locator('img') });
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');

/** The number of products listed under the field on a phone. */
const PHONE_ROWS = 7;

/** Fills the field and lets the pause of one second pass by the clock of the test. */
async function typeAndWait(page: Page, text: string): Promise<void> {
	await field(page).fill(text);
	await page.clock.runFor(1000);
}

test.describe('the page of results', () => {
	test('SEARCH-02 finds, counts, loads more, sorts and filters, and keeps the query in the field', async ({
		shop,
		page,
	}) => {
		await shop.open('/search?query=samsung');
		await expect(page).toHaveTitle(having(ru.shop('search.resultsFor', { query: 'samsung' })));
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await expect(page.getByText(anyNumberOf('found'))).toBeVisible();
		await expect(field(page)).toHaveValue('samsung');
		expect(await page.getByRole('article').first().innerText()).toContain('Samsung');
		await page.getByRole('link', { name: ru.shop('common.loadMore') }).click();
		await expect(page).toHaveURL('/search?query=samsung&shown=48');
		await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24);
		await shop.openSortMenu();
		const byRelevance = page.getByRole('link', { name: ru.shop('sort.relevance') });
		await expect(byRelevance).toHaveAttribute('aria-current', 'true');
		await page.getByRole('link', { name: ru.shop('sort.price') }).click();
		await expect(page).toHaveURL('/search?query=samsung&sort=price');
		await shop.open('/search?query=samsung&in_stock=1&sort=price');
		await expect(
			page.getByRole('link', { name: `${ru.shop('common.remove')}: ${ru.shop('filter.inStockOnly')}` }),
		).toHaveAttribute('href', '/search?query=samsung&sort=price');
		await shop.expectNoSidewaysScroll();
	});

	test('SEARCH-02 an empty result says so, keeps the query, and leads on', async ({ shop, page }) => {
		await shop.open('/search?query=qqwwzzxx', 'en');
		await expect(page.getByText('No results were found for your search.', { exact: true })).toBeVisible();
		await expect(page.getByRole('combobox')).toHaveValue('qqwwzzxx');
		await expect(page.getByText('Check the spelling or use fewer words')).toBeVisible();
		await expect(shop.section('Look in the categories').getByRole('link')).toHaveCount(16);
		await expect(shop.section('You may like').getByRole('article').first()).toBeVisible();
		await shop.expectNoSidewaysScroll();
	});

	test('SEARCH-02 one character, or none, asks for more', { tag: '@all' }, async ({
		shop,
		page,
		request,
	}) => {
		for (const path of ['/search', '/search?query='])
			expect(await (await request.get(path)).text()).toContain(ru.shop('search.tooShort', { count: 2 }));
		await shop.open('/search?query=%20a%20');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.shop('search.whatToFind'));
		await expect(page.getByText(ru.shop('search.tooShort', { count: 2 }))).toBeVisible();
		await shop.expectAccessible();
	});

	test('SEARCH-02 whatever is searched for does no harm', async ({ request }) => {
		for (const query of ['%00%00', '%FF%FE'])
			expect((await request.get(`/search?query=${query}`)).status(), query).toBe(400);
		for (const query of ["'%3B drop table products --", '%3Cscript%3Ealert(1)%3C/script%3E']) {
			const response = await request.get(`/search?query=${query}`);
			expect(response.status(), query).toBe(200);
			expect(await response.text()).not.toContain('<script>alert(1)');
		}
		const long = await request.get(`/search?query=${'я'.repeat(300)}`);
		expect(long.status()).toBe(200);
		expect(new URL(long.url()).searchParams.get('query')).toHaveLength(64);
	});
});

test.describe('the list under the field', () => {
	test.beforeEach(({ page }) => page.clock.install());

	test('SEARCH-01 starts over two characters after a pause of a second, and shows picture, name and price', {
		tag: '@both',
	}, async ({ shop, page, isMobile }) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/api/search')) asked.push(new URL(request.url()).search);
		});
		await shop.open('/faq');
		await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
		await typeAndWait(page, 'sa');
		await page.clock.runFor(2000);
		expect(asked).toEqual([]);
		await field(page).fill('sams');
		await page.clock.runFor(900);
		expect(asked).toEqual([]);
		await field(page).fill('samsung');
		await page.clock.runFor(1000);
		await page.clock.resume();
		await expect(options(page).first()).toBeVisible();
		expect(asked).toEqual(['?query=samsung&limit=25']);
		await expect(products(page).first()).toContainText(ru.shop('currency.manat'));
		await expect(products(page).first().locator('mark')).toHaveText('Samsung');
		expect(await products(page).count()).toBe(isMobile ? PHONE_ROWS : 25);
		await expect(options(page).last()).toHaveText(exactly(`${ru.shop('search.seeAll')}${ANY}`));
		await expect(page.getByRole('status').getByText(anyNumberOf('found'))).toBeAttached();
		await shop.expectAccessible();
		await shop.expectNoSidewaysScroll();
		await options(page).last().click();
		await expect(page).toHaveURL('/search?query=samsung');
		await expect(page.getByRole('listbox')).toHaveCount(0);
	});

	test('SEARCH-01 FIND-05 says when nothing is found, and leads on; offers no "see all" for few', {
		tag: '@all',
	}, async ({ shop, page, request }) => {
		await shop.open('/faq');
		await typeAndWait(page, 'qqwwzzxx');
		await expect(
			page
				.getByRole('search')
				.getByRole('paragraph')
				.filter({ hasText: ru.shop('search.notFound') }),
		).toBeVisible();
		await expect(group(page, ru.shop('search.popular')).first()).toBeVisible();
		await expect(options(page).last()).toHaveText(ru.shop('search.inCategories'));
		const counts = await Promise.all(
			['nokia 110', 'macbook', 'playstation', 'dualsense', 'a35'].map(async (query) => {
				const { count } = await (await request.get(`/api/search?query=${query}`)).json();
				return { query, count };
			}),
		);
		const few = counts.find(({ count }) => count > 0 && count <= 10);
		await typeAndWait(page, few?.query ?? '');
		await expect(products(page)).toHaveCount(Math.min(few?.count ?? 0, PHONE_ROWS));
		await expect(options(page).filter({ hasText: ru.shop('common.viewAll') })).toHaveCount(0);
	});

	test('SEARCH-01 a late answer never replaces a newer one, older results stay until the newer are there, and the field can be cleared', async ({
		shop,
		page,
	}) => {
		await shop.open('/faq');
		await typeAndWait(page, 'samsung');
		await expect(products(page).first()).toContainText('Samsung');
		let release = () => {};
		const held = new Promise<void>((done) => {
			release = done;
		});
		await page.route('**/api/search?query=lenovo**', async (route) => {
			await held;
			await route.continue().catch(() => {});
		});
		const isLate = (request: Request) => request.url().includes('/api/search?query=lenovo');
		// The page may cancel this request.
		const lateEnded = Promise.race([
			page.waitForEvent('requestfinished', isLate),
			page.waitForEvent('requestfailed', isLate),
		]);
		await typeAndWait(page, 'lenovo');
		await expect(page.locator('[aria-busy]').getByRole('option').last()).toContainText(
			ru.shop('common.viewAll'),
		);
		await typeAndWait(page, 'xiaomi');
		await expect(products(page).first()).toContainText('Xiaomi');
		release();
		await lateEnded;
		await expect(products(page).first()).toContainText('Xiaomi');
		await expect(page.locator('[aria-busy]').getByRole('option')).toHaveCount(0);

		await page.getByRole('button', { name: ru.shop('search.clear') }).click();
		await expect(field(page)).toHaveValue('');
		await expect(field(page)).toBeFocused();
		await expect(products(page)).toHaveCount(0);
	});

	test('SEARCH-04 FIND-05 arrows, Enter, Escape and Tab, through all sections', { tag: '@wide' }, async ({
		shop,
		page,
	}) => {
		await shop.open('/faq');
		await typeAndWait(page, 'samsung');
		await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
		await expect(group(page, ru.shop('nav.brands'))).toHaveText(/^Samsung/);
		await field(page).press('ArrowDown');
		await field(page).press('ArrowDown');
		await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
		await expect(field(page)).toHaveAttribute(
			'aria-activedescendant',
			(await options(page).nth(1).getAttribute('id')) ?? '',
		);
		await field(page).press('ArrowUp');
		await field(page).press('ArrowUp');
		await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
		await field(page).press('ArrowUp');
		await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
		await expect(options(page).last()).toBeInViewport();

		await field(page).press('Escape');
		await expect(page.getByRole('listbox')).toHaveCount(0);
		await expect(field(page)).toHaveValue('samsung');
		await field(page).press('Escape');
		await expect(field(page)).toHaveValue('');

		await typeAndWait(page, 'samsung');
		await expect(options(page).first()).toBeVisible();
		await field(page).press('Tab');
		await expect(page.getByRole('listbox')).toHaveCount(0);
		await field(page).press('ArrowDown');
		const href = await options(page).first().getAttribute('href');
		await field(page).press('Enter');
		await expect(page).toHaveURL(href ?? '');
		await expect(page.getByRole('listbox')).toHaveCount(0);
	});

	test('SEARCH-01 FIND-05 Enter opens the full page at once; earlier and popular searches stand under the empty field', {
		tag: '@all',
	}, async ({ shop, page }) => {
		await shop.open('/faq');
		for (const query of ['one', 'samsung', 'two', 'three', 'four', 'five', 'Samsung', 'six']) {
			await field(page).fill(query);
			await field(page).press('Enter');
			await expect(page).toHaveURL(`/search?query=${query}`);
		}
		await page.goto('/');
		await shop.isAlive();
		await field(page).focus();
		await expect(group(page, ru.shop('search.recent'))).toHaveText([
			'six',
			'Samsung',
			'five',
			'four',
			'three',
			'two',
		]);
		await shop.expectAccessible();
		await page.getByRole('button', { name: ru.shop('search.removeRecent', { query: 'five' }) }).click();
		await expect(group(page, ru.shop('search.recent'))).toHaveText([
			'six',
			'Samsung',
			'four',
			'three',
			'two',
		]);
		await field(page).press('ArrowDown');
		await field(page).press('Delete');
		await expect(group(page, ru.shop('search.recent'))).toHaveText(['Samsung', 'four', 'three', 'two']);
		await group(page, ru.shop('search.popular'))
			.filter({ hasText: /^наушники$/ })
			.click();
		await expect(page).toHaveURL(`/search?query=${encodeURIComponent('наушники')}`);
		await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('наушники');
	});

	test('SEARCH-01 lies over everything at 320 px with the keyboard open', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 300 });
		await shop.open('/faq');
		await typeAndWait(page, 'samsung');
		await expect(options(page).first()).toBeVisible();
		await shop.expectNoSidewaysScroll();
		const panel = await page.getByRole('listbox').locator('..').boundingBox();
		expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(300);
		expect(panel?.x).toBeGreaterThanOrEqual(0);
		// The bar at the bottom of the phone lies under the list.
		const isOnTop = await page.evaluate(
			(y) => Boolean(document.elementFromPoint(160, y)?.closest('[role=listbox]')),
			(panel?.y ?? 0) + (panel?.height ?? 0) - 20,
		);
		expect(isOnTop).toBe(true);
		await options(page).last().scrollIntoViewIfNeeded();
		await expect(options(page).last()).toBeInViewport();
	});

	test.describe('when the search fails', () => {
		test.use({ expected: { errors: [/503/] } });
		test('SEARCH-01 one line says so and offers to try again', { tag: '@all' }, async ({ shop, page }) => {
			await shop.open('/faq');
			await page.route('**/api/search?**', (route) => route.fulfill({ status: 503, body: '{}' }));
			await typeAndWait(page, 'samsung');
			await expect(page.getByRole('alert')).toContainText(ru.shop('search.failed'));
			await page.unroute('**/api/search?**');
			await page.getByRole('button', { name: ru.shop('common.retry') }).click();
			await page.clock.runFor(10);
			await expect(options(page).first()).toBeVisible();
		});
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('SEARCH-02 the field is a plain form', { tag: '@all' }, async ({ page }) => {
		await page.goto('/?lang=ru');
		await field(page).fill('samsung');
		await field(page).press('Enter');
		await expect(page).toHaveURL('/search?query=samsung');
		await expect(page.getByRole('article').first()).toContainText('Samsung');
	});
});
