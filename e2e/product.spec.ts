import { plural } from '@dukan/i18n/translate.ts';
import { enterAs, newShopper } from './buying.ts';
import { expect, test } from './shop-test.ts';
import { ANY, having, ru, starting } from './texts.ts';

test('CAT-03 a product page has gallery, price, stock, attributes, description and similar goods', {
	tag: '@both',
}, async ({ shop, page, isMobile }) => {
	await shop.open('/product/1/4');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Huawei');
	await expect(page).toHaveTitle(/Huawei .* · Dükan/);
	await expect(page.getByText(ru.shop('product.inStock')).first()).toBeVisible();
	await expect(
		page
			.getByRole('region', { name: ru.shop('product.specs') })
			.getByRole('term')
			.filter({ hasText: 'Процессор' }),
	).toBeVisible();
	await expect(shop.section(ru.shop('product.similar')).getByRole('article').first()).toBeVisible();
	const crumbs = page.getByRole('navigation', { name: ru.shop('nav.breadcrumbs') });
	await expect(crumbs.getByRole('link', { includeHidden: true })).toHaveText([
		ru.shop('nav.home'),
		'Ноутбуки',
		'Ультрабуки',
	]);
	// A phone shows only the link to the previous level.
	await expect(crumbs.getByRole('link')).toHaveCount(isMobile ? 1 : 3);
	await expect(page.getByRole('region', { name: 'Корпус' }).getByRole('term').first()).toBeVisible();
	const data = await page.locator('script[type="application/ld+json"]').allTextContents();
	const product = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Product');
	expect(product.offers).toMatchObject({ priceCurrency: 'TMT', availability: 'https://schema.org/InStock' });
	expect(Number(product.offers.price)).toBeGreaterThan(1000);
	expect((await page.request.get(new URL(product.image[0]).pathname)).headers()['content-type']).toBe(
		'image/jpeg',
	);
	if (isMobile) return;
	await page.getByRole('button', { name: ru.shop('product.photoOf', { index: 3, count: 3 }) }).click();
	await expect(page.getByText('3/3')).toBeVisible();
});

test('CAT-03 the picture opens large, is doubled by a tap, and arrows turn over', { tag: '@all' }, async ({
	shop,
	page,
}) => {
	await shop.open('/product/1/4');
	await page
		.getByRole('link', { name: ru.shop('product.zoom') })
		.first()
		.click();
	const zoom = page.getByRole('dialog', { name: starting(`${ru.shop('product.zoom')}: `) });
	await expect(zoom.getByText('1/3')).toBeVisible();
	const picture = zoom.getByRole('img');
	const width = async () => (await picture.boundingBox())?.width ?? 0;
	const before = await width();
	await zoom.getByRole('button', { name: ru.shop('product.zoom') }).click();
	await expect.poll(width).toBeGreaterThan(before * 1.5);
	await page.keyboard.press('ArrowRight');
	await expect(zoom.getByText('2/3')).toBeVisible();
	await shop.expectAccessible();
	await page.keyboard.press('Escape');
	await expect(zoom).toBeHidden();
	const picked = page.getByRole('link', { name: ru.shop('product.zoom') }).first();
	await picked.press('Enter');
	await zoom.getByRole('button', { name: ru.shop('common.close') }).press('Enter');
	await expect(zoom).toBeHidden();
	await expect(picked).toBeFocused();
});

test('GEN-07 goods viewed before whose code does not come leave the product as it is', {
	tag: '@all',
}, async ({ page }) => {
	await page.route(/assets\/recently-viewed-/, (route) => route.abort());
	const failed = page.waitForEvent('requestfailed', (request) => /recently-viewed-.*js/.test(request.url()));
	await page.goto('/product/1/4?lang=ru');
	await failed;
	// The failure must change the page before the next click.
	await page
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await expect(page.getByRole('status', { name: ru.shop('product.quantity') }).first()).toHaveText('1');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Huawei');
});

test('CAT-03 quantity, favourite and, on phones, the price bar once the button is out of sight', {
	tag: ['@both', '@all'],
}, async ({ shop, page, isMobile }) => {
	await shop.open('/product/1/4');
	const facts = page.getByRole('region', { name: /Huawei/ }).first();
	const isBuyButtonInSight = () =>
		page.getByRole('button', { name: starting(ru.shop('product.addToCart')) }).evaluateAll((buttons) =>
			buttons.some((button) => {
				const { x, y, width, height } = button.getBoundingClientRect();
				const seen = document.elementFromPoint(x + width / 2, y + height / 2);
				return button.contains(seen) && innerHeight >= y + height;
			}),
		);
	await expect.poll(isBuyButtonInSight, 'on the first view').toBe(true);
	await facts.getByRole('button', { name: starting(ru.shop('product.addToFavourites')) }).click();
	await expect(
		facts.getByRole('button', { name: starting(ru.shop('product.removeFromFavourites')) }),
	).toBeVisible();
	await facts
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await expect(facts.getByRole('status', { name: ru.shop('product.quantity') }).first()).toHaveText('1');
	await shop.section(ru.shop('product.similar')).scrollIntoViewIfNeeded();
	const bar = page.getByRole('region', { name: ru.shop('product.price') });
	if (!isMobile) return expect(bar).toBeHidden();
	await bar.getByRole('button', { name: ru.shop('product.increase') }).click();
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 2));
});

test('LIGHT-03 what is in the cart is ordered from its page, without the drawer in between', async ({
	shop,
	page,
}) => {
	await enterAs(page, await newShopper());
	await shop.open('/product/1/4');
	const facts = page.getByRole('region', { name: /Huawei/ }).first();
	await expect(facts.getByRole('link', { name: ru.shop('product.order') })).toHaveCount(0);
	await facts
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await facts
		.getByRole('link', { name: ru.shop('product.order') })
		.first()
		.click();
	await expect(page).toHaveURL('/cart');
});

test('GEN-03 from the keyboard the page begins one press after the link to it, and the gallery is one stop and its small pictures', {
	tag: '@wide',
}, async ({ shop, page }) => {
	await shop.open('/product/1/4');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	const stops: string[] = [];
	for (let stop = 0; stop < 12; stop += 1) {
		await page.keyboard.press('Tab');
		stops.push(
			await page.evaluate(() =>
				document.activeElement?.closest('main')
					? (
							document.activeElement?.textContent ||
							document.activeElement?.getAttribute('aria-label') ||
							''
						).trim()
					: 'outside',
			),
		);
	}
	expect(stops).not.toContain('outside');
	expect(stops.filter((text) => text.includes(ru.shop('product.zoom')))).toHaveLength(1);
});

test('CAT-03 GEN-10 the delivery line follows the place the shopper chose, and is kept', {
	tag: '@all',
}, async ({ shop, page }) => {
	// LIGHT-03: the response offers express, whatever the time of this test.
	await page.route('**/api/delivery_promise*', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), express: true } });
	});
	await shop.open('/product/7/300');
	const delivery = page.getByRole('region', { name: starting(ru.shop('delivery.to', { place: ANY })) });
	await expect(delivery).toContainText(ru.shop('delivery.to', { place: 'Ашхабад' }));
	await expect(delivery).toContainText(ru.shop('delivery.priceFreeFrom', { price: 20, amount: 500 }));
	await expect(delivery).toContainText(ru.shop('delivery.expressTerms', { minutes: 90, amount: 40 }));
	const choose = async (region: string, district: string) => {
		await delivery.getByRole('button', { name: ru.shop('common.edit') }).click();
		const dialog = page.getByRole('dialog', { name: ru.shop('delivery.chooseRegion') });
		await dialog.getByLabel(ru.shop('delivery.welayat')).selectOption(region);
		await dialog.getByLabel(ru.shop('delivery.region')).selectOption(district);
		await dialog.getByRole('button', { name: ru.shop('common.save') }).click();
		await expect(dialog).toBeHidden();
	};
	await choose('Мары', 'Мары');
	await expect(delivery).toContainText(
		`${ru.shop('delivery.inDays', { from: 2, to: 5 })}: ${ru.shop('delivery.priceFreeFrom', { price: 50, amount: '1 500' })}`,
	);
	await expect(delivery).not.toContainText(ru.shop('delivery.express'));
	await page.reload();
	await expect(delivery).toContainText(ru.shop('delivery.to', { place: 'Мары' }));
	await shop.open('/product/7/300', 'en');
	await expect(page.getByRole('region', { name: 'Delivery: Mary' })).toBeVisible();
	await shop.open('/product/7/300');
	await choose('Ашхабад', '13-й этап');
	await expect(delivery).toContainText(ru.shop('delivery.restricted'));
});

test('CAT-03 CHOOSE-07 goods viewed before are shown, with prices of now, on the home page too; warranty, payment and the delivery slot stand beside the price', async ({
	shop,
	page,
}) => {
	await shop.open('/product/1/4');
	await expect(shop.section(ru.shop('product.recentlyViewed'))).toBeHidden();
	const name = await page.getByRole('heading', { level: 1 }).innerText();
	const facts = page.getByRole('region', { name });
	await expect(facts).toContainText(having(ru.shop('service.warrantyMonths', { period: ANY })));
	await expect(facts.getByRole('link', { name: starting(ru.promise('payment')) })).toBeVisible();
	await expect(facts.getByText(/ривезём: .*\d\d:\d\d–\d\d:\d\d/)).toBeVisible();
	// The code that records views is loaded after the page, so a person who leaves at once has viewed
	// nothing.
	await expect.poll(() => page.evaluate(() => localStorage.getItem('dukan.viewed'))).toContain('4');
	await shop.open('/product/7/300');
	const viewed = shop.section(ru.shop('product.recentlyViewed')).getByRole('article');
	await expect(viewed).toHaveCount(1);
	await expect(viewed).toContainText(name);
	await shop.open('/');
	await expect(viewed).toHaveCount(2);
});

test('CHOOSE-07 a delivery slot is promised no more once a phone has slept past it', {
	tag: '@all',
}, async ({ shop, page }) => {
	await page.clock.install();
	const promise = { date: '2026-11-18', from: '16:00', to: '18:00', order_until: '2026-11-18T10:40:00Z' };
	const json = { now: '2026-11-18T10:00:00Z', today: '2026-11-18', promises: [promise] };
	await page.route('**/api/delivery_promise', (route) => route.fulfill({ json }));
	await shop.open('/product/1/2');
	await page.clock.runFor(5000);
	await expect(
		page.getByText(
			having(
				ru.promise('within', { left: ru.promise('minutes', { minutes: 40 }), day: ANY, from: ANY, to: ANY }),
			),
		),
	).toBeVisible();
	// Timers that are due run once, as on a phone that wakes up.
	await page.clock.fastForward('02:00:00');
	await expect(
		page.getByText(having(ru.promise('within', { left: ANY, day: ANY, from: ANY, to: ANY }))),
	).toHaveCount(0);
});

test('CAT-03 a card leads to its product', { tag: '@all' }, async ({ shop, page }) => {
	await shop.open('/');
	const card = shop.section('Ноутбуки').getByRole('article').first();
	const name = await card.getByRole('heading').innerText();
	await card.getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('addresses', () => {
	test.use({ expected: { errors: [/404/] } });
	test('CAT-03 a wrong category leads to the right one; an unknown product is not found', async ({
		shop,
		page,
	}) => {
		await shop.open('/product/9/4');
		await expect(page).toHaveURL('/product/1/4');
		expect((await page.goto('/product/1/999999'))?.status()).toBe(404);
		expect((await page.goto('/product/1/x'))?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru.shop('error.notFoundTitle'));
	});
});
