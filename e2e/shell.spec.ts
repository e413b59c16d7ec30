import { plural } from '@dukan/i18n/translate.ts';
import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';

test.describe('header and navigation', () => {
	test('NAV-01 NAV-05 the header has logo, search, hours, languages, contact, favourites, profile and cart; the catalogue lists categories, sub-categories and brands', {
		tag: '@both',
	}, async ({ shop, page }) => {
		await shop.open('/');
		await expect(page.getByRole('link', { name: 'Dükan' })).toHaveAttribute('href', '/');
		await expect(page.getByRole('combobox', { name: ru.shop('search.placeholder') })).toBeVisible();
		await expect(page.getByText('09:00–18:00').first()).toBeVisible();
		await expect(page.getByRole('link', { name: ru.shop('nav.contact') })).toHaveAttribute(
			'href',
			'/contactus',
		);
		const favourites = page
			.getByRole('link', { name: ru.shop('nav.favourites') })
			.and(page.locator(':visible'));
		await expect(favourites).toHaveAttribute('href', '/saved');
		await expect(
			page.getByRole('link', { name: ru.shop('nav.profile') }).and(page.locator(':visible')),
		).toHaveAttribute('href', '/profile');
		const cart = page.getByRole('banner').getByRole('link', { name: ru.shop('cart.title') });
		await expect(cart).toBeVisible();

		await page
			.getByRole('button', { name: ru.shop('nav.catalogue') })
			.and(page.locator(':visible'))
			.click();
		const panel = page.getByRole('navigation', { name: ru.shop('nav.catalogue') });
		await expect(panel.getByRole('link', { name: 'Ноутбуки', exact: true })).toHaveAttribute(
			'href',
			'/category/laptops-1',
		);
		await expect(panel.getByRole('link', { name: 'Игровые ноутбуки' })).toHaveAttribute(
			'href',
			'/category/laptops-1/gaming-laptops-102',
		);
		await expect(panel.getByRole('link', { name: ru.shop('nav.allBrands') })).toHaveAttribute(
			'href',
			'/allbrands',
		);
		await shop.expectAccessible();
		await page.keyboard.press('Escape');
		await expect(panel).toBeHidden();
	});

	test('NAV-01 NAV-05 wide screens say the total in the header, have no bar at the bottom, and the catalogue at the left of home', {
		tag: '@wide',
	}, async ({ shop, page }) => {
		await shop.open('/');
		const cart = page.getByRole('banner').getByRole('link', { name: ru.shop('cart.title') });
		await page.setViewportSize({ width: 768, height: 900 });
		await expect(cart.getByText(`0 ${ru.shop('currency.manat')}`)).toBeVisible();
		await shop.expectNoSidewaysScroll();
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(cart.getByText(`0 ${ru.shop('currency.manat')}`)).toBeVisible();
		await expect(page.getByRole('navigation', { name: ru.shop('nav.menu') })).toBeHidden();
		// With a plain mouse the scroll bar leads to the end of the row.
		const strip = page.getByRole('navigation', { name: ru.shop('nav.smart') }).getByRole('list');
		await expect(strip).toHaveCSS('scrollbar-width', 'thin');
		const side = page.getByRole('navigation', { name: ru.shop('nav.categories') });
		await side.getByRole('link', { name: 'Мониторы', exact: true }).hover();
		await expect(side.getByRole('link', { name: 'Игровые мониторы' })).toBeVisible();
		await expect(side.getByRole('link', { name: ru.shop('nav.brands') })).toBeVisible();
	});

	test('NAV-01 on a wide screen the badge covers neither the sign nor the total', { tag: '@wide' }, async ({
		shop,
		page,
	}) => {
		await shop.open('/category/phones-7');
		await page
			.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
			.first()
			.click();
		const cart = shop.cartLink();
		for (const width of [1024, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			const [sign, badge, total] = await Promise.all(
				[cart.locator('svg'), cart.locator('svg + span'), cart.getByText(ru.shop('currency.manat'))].map(
					(part) => part.boundingBox(),
				),
			);
			if (!sign || !badge || !total) throw new Error('nothing to see of the cart');
			expect(badge.x, `at ${width} px`).toBeGreaterThanOrEqual(sign.x + sign.width - 1);
			expect(badge.x + badge.width, `at ${width} px`).toBeLessThanOrEqual(total.x);
		}
	});

	test('NAV-04 NAV-06 NAV-07 the strip of smart categories, the footer, and the bar that one thumb reaches', async ({
		shop,
		page,
	}) => {
		await shop.open('/');
		const strip = page.getByRole('navigation', { name: ru.shop('nav.smart') });
		await expect(strip.getByRole('link')).toHaveCount(12);
		await expect(strip.getByText(ru.shop('badge.new'))).toHaveCount(4);
		await expect(strip.getByRole('link', { name: 'Для геймеров' })).toHaveAttribute(
			'href',
			'/smart/for-gamers-1',
		);

		const footer = page.getByRole('contentinfo');
		for (const [name, href] of [
			[ru.shop('footer.deliveryPayment'), '/payment'],
			[ru.shop('footer.howToOrder'), '/order'],
			[ru.shop('footer.faq'), '/faq'],
			[ru.shop('footer.about'), '/aboutus'],
			[ru.shop('footer.contact'), '/contactus'],
			[ru.shop('footer.partnership'), '/partnership'],
			[ru.shop('footer.terms'), '/terms'],
			[ru.shop('footer.rules'), '/terms#rules'],
			[ru.shop('footer.privacy'), '/privacy'],
			[ru.shop('links.apk'), '/links'],
		] as const) {
			await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
		}
		await expect(footer.getByText('Предупреждение.')).toBeVisible();
		await expect(footer.locator('a[href^="tel:+993"]')).toBeVisible();

		await expect(page.getByRole('navigation', { name: ru.shop('nav.categories') })).toBeHidden();
		const bar = page.getByRole('navigation', { name: ru.shop('nav.menu') });
		await expect(bar.getByRole('link').or(bar.getByRole('button'))).toHaveText([
			ru.shop('nav.home'),
			ru.shop('nav.catalogue'),
			starting(`${ru.shop('cart.title')}: ${plural('ru', 'item', 0)}`),
			ru.shop('nav.favourites'),
			ru.shop('nav.profile'),
		]);
		for (const item of await bar.getByRole('link').all()) {
			const box = await item.boundingBox();
			expect(box?.height).toBeGreaterThanOrEqual(44);
		}
	});

	test('GEN-02 GEN-03 the language menu changes every text and the choice stays', async ({ shop, page }) => {
		await shop.open('/');
		await page.locator('summary').click();
		await page.getByRole('button', { name: 'Türkmençe' }).click();
		await shop.isAlive();
		await expect(page.locator('html')).toHaveAttribute('lang', 'tk');
		await expect(page.getByRole('heading', { name: 'Täze harytlar' })).toBeVisible();
		await page.reload();
		await expect(page.locator('html')).toHaveAttribute('lang', 'tk');
		await page.locator('summary').click();
		await page.getByRole('button', { name: 'English' }).click();
		await expect(page.getByRole('heading', { name: 'New products' })).toBeVisible();
		await expect(page).toHaveTitle('Dükan · Computers and electronics in Turkmenistan');
	});
});

test.describe('pages that are not there or do not come', () => {
	test.use({ expected: { errors: [/404/] } });

	test('GEN-08 an unknown path has its page in every language, and the back button returns', async ({
		shop,
		page,
		request,
	}) => {
		for (const [language, title] of [
			['tm', 'Sahypa tapylmady'],
			['en', 'Page not found'],
		]) {
			const response = await request.get('/no-such-page', { headers: { cookie: `lang=${language}` } });
			expect(response.status()).toBe(404);
			expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
		}
		await shop.open('/faq');
		expect((await page.goto('/no-such-page'))?.status()).toBe(404);
		await shop.isAlive();
		await expect(page.getByRole('heading', { level: 1, name: ru.shop('error.notFoundTitle') })).toBeVisible();
		await expect(page.getByRole('img', { name: '404' })).toBeVisible();
		await page.getByRole('button', { name: ru.shop('error.goBack') }).click();
		await expect(page).toHaveURL('/faq');
	});

	test('GEN-08 without script the not-found page still leads on', { tag: '@all' }, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
		const page = await context.newPage();
		await page.goto('/no-such-page');
		await expect(page.getByText(ru.shop('error.notFoundText'))).toBeVisible();
		await page.getByRole('button', { name: ru.shop('error.goBack') }).click();
		await expect(page.getByRole('heading', { name: ru.shop('home.newSection') })).toBeVisible();
		await context.close();
	});

	test('GEN-06 the bar shows while a page loads, the logo when it takes long, and the new page starts at its top', async ({
		shop,
		page,
	}) => {
		await shop.open('/');
		await page.route('**/saleproducts.data**', async (route) => {
			await held;
			await route.continue();
		});
		let release = () => {};
		const held = new Promise<void>((done) => {
			release = done;
		});
		await shop.viewAll(ru.shop('home.saleSection')).click();
		const bar = page.getByTestId('loading-bar');
		await expect(bar).toBeVisible();
		const start = await bar.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth);
		expect(start).toBeGreaterThanOrEqual(0.6);
		await expect(page.getByText(ru.shop('common.loading'))).toBeAttached();
		release();
		await expect(bar).toBeHidden();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	});

	test('GEN-06 Back restores the place, with the categories that were loaded', async ({ shop, page }) => {
		await shop.open('/');
		await page.getByRole('button', { name: ru.shop('common.loadMore') }).click();
		const card = shop.section('Накопители').getByRole('article').first();
		await card.scrollIntoViewIfNeeded();
		// The position is measured on the screen, because recently viewed products are added above it.
		const placeOnScreen = () => card.evaluate((element) => element.getBoundingClientRect().top);
		const before = await placeOnScreen();
		await card.getByRole('link').click();
		await expect(page).toHaveURL(/\/product\//);
		await expect.poll(() => page.evaluate(() => localStorage.getItem('dukan.viewed'))).toBeTruthy();
		await page.goBack();
		await expect(shop.section(ru.shop('product.recentlyViewed')).getByRole('article')).toHaveCount(1);
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(17);
		await expect.poll(async () => Math.abs((await placeOnScreen()) - before)).toBeLessThan(5);
	});

	test('GEN-07 a page that does not come within 10 s says so and offers to reload', async ({
		shop,
		page,
	}) => {
		await page.clock.install();
		await shop.open('/');
		await page.route('**/saleproducts.data**', () => {});
		await shop.viewAll(ru.shop('home.saleSection')).click();
		await expect(page.getByTestId('loading-bar')).toBeVisible();
		await page.clock.runFor(10_100);
		await expect(page.getByText(ru.shop('error.load'))).toBeVisible();
		await page.getByRole('button', { name: ru.shop('common.reload') }).click();
		await expect(page).toHaveURL(/saleproducts$/);
	});
});
