import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

test.describe('home', () => {
	test('HOME-02 HOME-04 CARD-01 new products, sale products, then one section per category with its link; cards; small banners', async ({
		shop,
		page,
	}) => {
		await shop.open('/');
		const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
		expect(titles.slice(0, 4)).toEqual([
			ru.shop('home.newSection'),
			ru.shop('home.saleSection'),
			'Ноутбуки',
			'Компьютеры',
		]);
		expect(titles).toHaveLength(9);
		await expect(shop.viewAll(ru.shop('home.newSection'))).toHaveAttribute('href', '/newproducts');
		await expect(shop.viewAll(ru.shop('home.saleSection'))).toHaveAttribute('href', '/saleproducts');
		await expect(shop.viewAll('Ноутбуки')).toHaveAttribute('href', '/category/laptops-1');
		await expect(shop.viewAll('Компьютеры')).toHaveAttribute('href', '/category/desktop-computers-2');

		// A card has a picture, a badge, the price, the old price struck through, and the name.
		const card = shop.section(ru.shop('home.saleSection')).getByRole('article').first();
		await expect(card.getByText(/^−\d+%$/)).toBeVisible();
		await expect(card.locator('s')).toContainText(ru.shop('currency.manat'));
		await expect(card.getByRole('link')).toHaveAttribute('href', /^\/product\/\d+\/\d+$/);
		await card.scrollIntoViewIfNeeded();
		const width = await card
			.locator('img')
			.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));
		expect(width).toBeGreaterThan(0);
		await expect(
			shop.section(ru.shop('home.newSection')).getByRole('article').first().getByText(ru.shop('badge.new')),
		).toBeVisible();

		// Small banners open in a new tab.
		const banners = page.getByRole('link', { name: `(${ru.shop('home.opensNewTab')})` });
		await expect(banners).toHaveCount(4);
		for (const banner of await banners.all()) {
			await expect(banner).toHaveAttribute('target', '_blank');
			await expect(banner).toHaveAttribute('rel', 'noopener');
		}
	});

	test('HOME-01 HOME-07 load-more asks for seven categories at the right offset and card size, and goes when all are there', {
		tag: '@both',
	}, async ({ shop, page }) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/api/home')) asked.push(new URL(request.url()).search);
		});
		await shop.open('/');
		const cards = (page.viewportSize()?.width ?? 0) > 768 ? 5 : 4;
		const sections = page.getByRole('main').getByRole('heading', { level: 2 });
		const button = page.getByRole('button', { name: ru.shop('common.loadMore') });
		await button.click();
		await expect(sections).toHaveCount(16);
		await button.click();
		await expect(sections).toHaveCount(18);
		await expect(button).toBeHidden();
		await expect(sections.nth(16).locator('..').getByRole('link')).toBeFocused();
		expect(asked).toEqual([`?limit=7&offset=7&cardSize=${cards}`, `?limit=7&offset=14&cardSize=${cards}`]);
		await expect(shop.section('Питание и аксессуары').getByRole('article').first()).toBeVisible();
	});

	test.describe('when the first fetch fails', () => {
		test.use({ expected: { errors: [/503/] } });
		test('HOME-08 the message of GEN-07 stands in its place, and reloading brings the page', async ({
			shop,
			page,
		}) => {
			await shop.open('/faq');
			await page.route('**/_.data**', (route) => route.fulfill({ status: 503, body: '' }));
			await page.getByRole('banner').getByRole('link', { name: 'Dükan' }).click();
			const alert = page.getByRole('alert');
			await expect(alert.getByRole('heading')).toContainText(ru.shop('error.load'));
			await alert.getByRole('link', { name: ru.shop('common.reload') }).click();
			await expect(page.getByRole('heading', { level: 2, name: ru.shop('home.newSection') })).toBeVisible();
		});
	});

	test.describe('when the next categories fail', () => {
		test.use({ expected: { errors: [/categories were not loaded/, /503/] } });
		test('HOME-07 a failed load-more is logged, said, and can be tried again', { tag: '@all' }, async ({
			shop,
			page,
		}) => {
			await shop.open('/');
			const logged = page.waitForEvent('console', (message) =>
				message.text().includes('categories were not loaded'),
			);
			await page.route('**/api/home?**', (route) => route.fulfill({ status: 503, body: '{}' }));
			const button = page.getByRole('button', { name: ru.shop('common.loadMore') });
			await button.click();
			await logged;
			await expect(page.getByRole('status').getByText(ru.shop('error.load'))).toBeVisible();
			await page.unroute('**/api/home?**');
			await button.click();
			await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(16);
		});
	});

	test('HOME-05 banner pictures follow the language, webp with a jpg of the same name', async ({
		shop,
		page,
		request,
	}) => {
		const pictureOf = (language: string, ending: string) =>
			new RegExp(`/images/banners/banner-[a-z-]+-${language}-\\w+\\.${ending}`);
		for (const language of ['tm', 'en']) {
			const html = await (await request.get('/', { headers: { cookie: `lang=${language}` } })).text();
			const [picture = ''] = /<picture>.*?<\/picture>/s.exec(html.slice(html.indexOf('"carousel"'))) ?? [];
			expect(picture).toMatch(pictureOf(language, 'webp'));
			expect(picture).toMatch(pictureOf(language, 'jpg'));
			expect(picture).not.toContain('-ru-');
		}
		await shop.open('/');
		const picture = page.locator('section[aria-roledescription="carousel"] picture').first();
		await expect(picture.locator('source')).toHaveAttribute('srcset', pictureOf('ru', 'webp'));
		await expect(picture.locator('img')).toHaveAttribute('src', pictureOf('ru', 'jpg'));
		const shown = await picture
			.locator('img')
			.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc));
		expect(shown).toContain('.webp');
	});

	test('HOME-06 2, 3, 4 or 6 columns, by the width of the screen', { tag: '@wide' }, async ({
		shop,
		page,
	}) => {
		await shop.open('/');
		const grid = shop.section('Ноутбуки').getByRole('article').first().locator('..');
		const columns = () =>
			grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
		for (const [width, wanted] of [
			[1440, 6],
			[1024, 4],
			[640, 3],
			[360, 2],
		] as const) {
			await page.setViewportSize({ width, height: 800 });
			await expect.poll(columns, `at ${width} px`).toBe(wanted);
			await shop.expectNoSidewaysScroll();
		}
	});
});
