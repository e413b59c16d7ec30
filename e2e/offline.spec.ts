import { kept, waitUntilKept } from './kept-pages.ts';
import { openShakyConnection } from './shaky-connection.ts';
import { expect, test } from './shop-test.ts';
import { ANY, exactly, having, ru } from './texts.ts';

test.use({
	serviceWorkers: 'allow',
	viewport: { width: 360, height: 740 },
	expected: { errors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Unable to preload CSS/] },
});

/** The text may include the day, if midnight has passed meanwhile. */
const SAVED_COPY = exactly(ru.shop('error.savedCopy', { time: ANY }));
const LAPTOPS = '/category/laptops-1';

test.describe('without a connection', () => {
	test('a page that was seen shows, and says that it is a saved copy; back on the line it is made fresh', async ({
		shop,
		page,
		context,
	}) => {
		await shop.open(LAPTOPS);
		await waitUntilKept(page, LAPTOPS, '/offline?lang=ru');
		await context.setOffline(true);
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ноутбуки');
		await expect(page.getByText(SAVED_COPY)).toBeVisible();
		await expect(page.getByText(ru.shop('error.offline'))).toBeVisible();
		await shop.isAlive();
		await shop.expectAccessible();
		await context.setOffline(false);
		await expect(page.getByText(having(ru.shop('error.savedCopy', { time: ANY })))).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ноутбуки');
		await expect(page.locator('html')).not.toHaveAttribute('data-saved');
	});

	test('a saved copy is not made fresh while something is typed on it', { tag: '@all' }, async ({
		shop,
		page,
		context,
	}) => {
		await shop.open(LAPTOPS);
		await waitUntilKept(page, LAPTOPS, '/offline?lang=ru');
		await context.setOffline(true);
		await page.reload();
		await expect(page.getByText(SAVED_COPY)).toBeVisible();
		await shop.isAlive();
		await page.clock.install();
		const search = page.getByRole('combobox', { name: ru.shop('search.placeholder') });
		await search.fill('но');
		const isThere = () => page.waitForResponse('**/healthz');
		let asked = isThere();
		await context.setOffline(false);
		await asked;
		asked = isThere();
		await page.clock.runFor(5000);
		await asked;
		await expect(search).toHaveValue('но');
		await search.blur();
		await page.clock.runFor(5000);
		await expect(page.getByText(having(ru.shop('error.savedCopy', { time: ANY })))).toBeHidden();
	});

	test('the bar says that the connection is away, and for a moment that it is back', { tag: '@all' }, async ({
		shop,
		page,
		context,
	}) => {
		await page.clock.install();
		await shop.open('/faq');
		await context.setOffline(true);
		await expect(page.getByText(ru.shop('error.offline'))).toBeVisible();
		// The message shows for four seconds of the page's clock, which stands still here.
		await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
		await context.setOffline(false);
		await expect(page.getByText(ru.shop('error.backOnline'))).toBeVisible();
		await expect(page.getByText(ru.shop('error.offline'))).toBeHidden();
		await page.clock.runFor(4000);
		await expect(page.getByText(ru.shop('error.backOnline'))).toBeHidden();
	});

	test('LIGHT-02 without a connection one line stands over home, which says so and from when the copy is', {
		tag: '@all',
	}, async ({ shop, page, context }) => {
		await shop.open('/');
		await waitUntilKept(page, '/', '/offline?lang=ru');
		await context.setOffline(true);
		await page.reload();
		const dock = page.getByRole('status').filter({ hasText: ru.shop('error.offline') });
		await expect(dock.getByRole('paragraph')).toHaveCount(1);
		await expect(dock).toContainText(having(ru.shop('error.savedCopy', { time: ANY })));
		const floating = await page.evaluate(() =>
			[...document.querySelectorAll('body *')]
				.filter((one) => getComputedStyle(one).position === 'fixed' && one.textContent?.trim())
				.filter((one) => one.getBoundingClientRect().height > 0 && one.getBoundingClientRect().bottom > 0)
				.map((one) => one.getAttribute('data-bottom-bar') ?? one.className),
		);
		expect(floating, 'the line and the bar of the thumb').toHaveLength(2);
	});

	test('a page that was never seen says so, and names those that were', { tag: '@all' }, async ({
		shop,
		page,
		context,
	}) => {
		await shop.open(LAPTOPS, 'tm');
		await waitUntilKept(page, LAPTOPS, '/offline?lang=tm');
		await context.setOffline(true);
		await page.goto('/faq');
		await expect(page.getByRole('heading', { name: 'Internet baglanyşygy ýok' })).toBeVisible();
		await shop.expectAccessible();
		await page.getByRole('link', { name: 'Noutbuklar' }).click();
		await expect(page).toHaveURL(LAPTOPS);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noutbuklar');
		await expect(page.getByText(/^Saklanan nusga/)).toBeVisible();
	});

	test('walking from page to page works over what was walked before, each with its notice', {
		tag: '@all',
	}, async ({ shop, page, context }) => {
		await shop.open('/faq');
		await waitUntilKept(page, '/faq');
		const others = page.getByRole('navigation', { name: ru.shop('info.pages') });
		await others.getByRole('link', { name: ru.shop('footer.about') }).click();
		await expect(page.getByRole('heading', { level: 1, name: ru.shop('footer.about') })).toBeVisible();
		await others.getByRole('link', { name: ru.shop('footer.faq') }).click();
		await expect(page).toHaveURL('/faq');
		// On a good connection the page caches its whole document after its data.
		await waitUntilKept(page, '/aboutus');
		await context.setOffline(true);
		await others.getByRole('link', { name: ru.shop('footer.about') }).click();
		await expect(page.getByRole('heading', { level: 1, name: ru.shop('footer.about') })).toBeVisible();
		await expect(page.getByText(having(ru.shop('error.savedCopy', { time: ANY })))).toBeVisible();
		await page.reload();
		await expect(page.getByRole('heading', { level: 1, name: ru.shop('footer.about') })).toBeVisible();
		await expect(page.getByText(having(ru.shop('error.savedCopy', { time: ANY })))).toBeVisible();
	});
});

test('calls, the cart and other people’s business are not kept; another language leaves no page behind', async ({
	shop,
	page,
}) => {
	await shop.open('/');
	await waitUntilKept(page, '/');
	await page.getByRole('button', { name: ru.shop('common.loadMore') }).click();
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(16);
	await page.goto('/cart');
	await page.goto('/faq');
	await waitUntilKept(page, '/faq');
	const before = await kept(page);
	expect(before.filter((address) => /^\/(api|cart|profile|history|signin)/.test(address))).toEqual([]);
	await shop.isAlive();
	await page.locator('summary').first().click();
	await page.getByRole('button', { name: 'English' }).click();
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	await expect.poll(() => kept(page)).not.toContain('/');
});

test.describe('behind a shaky connection', () => {
	test('a connection that does not answer in time gives the saved copy, and a new build its own worker', {
		tag: '@all',
	}, async ({ page, baseURL }) => {
		const line = await openShakyConnection(baseURL ?? '');
		try {
			await page.goto(`${line.origin}/faq`);
			await expect.poll(() => kept(page)).toContain('/faq');
			line.hold(true);
			await page.goto(`${line.origin}/faq`, { waitUntil: 'commit' });
			await expect(page.getByText(having(ru.shop('error.savedCopy', { time: ANY })))).toBeVisible();
			line.release('next');
			line.hold(false);
			// The page reloads by itself.
			await expect(page.getByText(having(ru.shop('error.savedCopy', { time: ANY })))).toBeHidden();
			const caches = () => page.evaluate(() => window.caches.keys());
			await expect.poll(caches).toContain('dukan-offline-next');
			await expect.poll(async () => (await caches()).length).toBe(2);
			expect(await kept(page), 'what was kept before the new build stays').toContain('/faq');
		} finally {
			await line.close();
		}
	});
});

test('the shop can be put on the home screen in its language', { tag: '@all' }, async ({
	shop,
	page,
	request,
}) => {
	await shop.open('/', 'tm');
	const href = await page.locator('link[rel="manifest"]').getAttribute('href');
	const manifest = await (await request.get(href ?? '')).json();
	expect(manifest).toMatchObject({ short_name: 'Dükan', lang: 'tk', display: 'standalone', start_url: '/' });
	expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
	for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
	const worker = await request.get('/sw.js');
	expect(worker.headers()['cache-control']).toBe('no-cache');
	expect((await worker.body()).length).toBeLessThan(20_000);
});
