import { plural } from '@dukan/i18n/translate.ts';
import { makeProduct, whenFound } from './goods.ts';
import { withholdScripts } from './hold-back.ts';
import { expect, test, whenAlive } from './shop-test.ts';
import { ANY, exactly, ru, starting } from './texts.ts';

const PHONES = '/category/phones-7';

test('CARD-01 CARD-02 NAV-01 a card adds to the cart, counts up and down, and minus at one removes', async ({
	shop,
	page,
}) => {
	await shop.open(PHONES);
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	await card.getByRole('button', { name: starting(ru.shop('product.addToCart')) }).click();
	const quantity = card.getByRole('status', { name: ru.shop('product.quantity') });
	await expect(quantity).toHaveText('1');
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));
	await card.getByRole('button', { name: ru.shop('product.increase') }).click();
	await expect(quantity).toHaveText('2');
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 2));
	await card.getByRole('button', { name: ru.shop('product.decrease') }).click();
	await expect(quantity).toHaveText('1');
	await card.getByRole('button', { name: ru.shop('product.decrease') }).click();
	await expect(card.getByRole('button', { name: starting(ru.shop('product.addToCart')) })).toBeVisible();
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 0));
});

test('CARD-01 what is tapped before the scripts have come is in the cart once they have', {
	tag: '@all',
}, async ({ shop, page }) => {
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route('**/assets/framework-*.js', async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(PHONES, { waitUntil: 'commit' });
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	const add = card.locator('[data-tap^="cart:"]');
	await add.click();
	await add.click();
	await expect(add).toHaveAttribute('data-queued');
	const sign = page.locator('[data-queued-badge]').filter({ visible: true }).first();
	const shown = () => sign.evaluate((element) => getComputedStyle(element, '::after').content);
	expect(await shown()).toContain('+1');
	release();
	await expect(card.getByRole('status', { name: ru.shop('product.quantity') })).toHaveText('1');
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));
	expect(await shown(), 'the count itself now').toBe('none');
	await expect(page.locator('html')).not.toHaveAttribute('data-pre-hydration');
});

test('CARD-01 what is tapped on a page that is left before its scripts have come is in the cart on the next', {
	tag: '@all',
}, async ({ shop, page }) => {
	const scripts = await withholdScripts(page);
	await page.goto(PHONES, { waitUntil: 'commit' });
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	await card.getByRole('button', { name: starting(ru.shop('product.addToCart')) }).click();
	scripts.allowForNextPage();
	await shop.open('/');
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));
});

test('CARD-01 what was tapped on the page before waits for a line', { tag: '@all' }, async ({ page }) => {
	const scripts = await withholdScripts(page);
	await page.route('**/api/products?*', (route) => route.abort());
	await page.goto(`${PHONES}?lang=ru`, { waitUntil: 'commit' });
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	await card.getByRole('button', { name: starting(ru.shop('product.addToCart')) }).click();
	scripts.allowForNextPage();
	const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/products?'));
	await page.goto('/faq?lang=ru');
	await failed;
	const waiting = () => page.evaluate(() => sessionStorage.getItem('dukan.queued-taps'));
	await expect.poll(waiting).not.toBeNull();
	await page.unroute('**/api/products?*');
	await page.reload();
	await expect(
		page.getByRole('link', { name: `${ru.shop('cart.title')}: ${plural('ru', 'item', 1)}` }).first(),
	).toBeAttached();
	expect(await waiting()).toBeNull();
});

test('CARD-02 plus stops at the stock and at the limit and says why', { tag: '@all' }, async ({
	shop,
	page,
	request,
}) => {
	const few = await makeProduct(request, { stock: 2 });
	const limited = await makeProduct(request, { limited: true, purchaseLimit: 2 });
	for (const [product, why] of [
		[few, ru.shop('cart.stockReached')],
		[limited, ru.shop('cart.limitReached')],
	] as const) {
		await shop.open(`/product/${product.category}/${product.id}`);
		const facts = page.getByRole('region', { name: product.name, exact: true });
		// On phones the price bar contains the same controls.
		await facts
			.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
			.first()
			.click();
		const plus = facts.getByRole('button', { name: ru.shop('product.increase') }).first();
		await plus.click();
		await expect(facts.getByRole('status', { name: ru.shop('product.quantity') }).first()).toHaveText('2');
		await expect(page.getByText(why)).toBeHidden();
		await plus.click();
		await expect(page.getByText(why)).toBeVisible();
		await expect(facts.getByRole('status', { name: ru.shop('product.quantity') }).first()).toHaveText('2');
	}
});

test('CARD-03 what is out of stock says so and cannot be added', async ({ shop, page, request }) => {
	const sold = await makeProduct(request, { stock: 0 });
	await whenFound(request, sold);
	await shop.open(`/search?query=${encodeURIComponent(sold.name)}`);
	const card = page.getByRole('article').filter({ hasText: sold.name });
	await expect(card.getByRole('button', { name: starting(ru.shop('product.outOfStock')) })).toBeDisabled();
});

test('NAV-02 CART-05 the cart button opens the drawer: quantities, remove and clear with undo, and the total on the order button', {
	tag: '@both',
}, async ({ shop, page }) => {
	await shop.open(PHONES);
	const phones = page.getByRole('article').filter({ hasText: 'Смартфон' });
	for (const index of [0, 1])
		await phones
			.nth(index)
			.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
			.click();
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: ru.shop('cart.title') });
	await expect(drawer.getByRole('listitem')).toHaveCount(2);
	await expect(drawer.getByText(ru.shop('cart.itemCount', { count: 2 }))).toBeVisible();
	await shop.expectAccessible();
	const first = drawer.getByRole('listitem').first();
	await expect(first.getByRole('button', { name: ru.shop('product.decrease') })).toBeDisabled();
	await first.getByRole('button', { name: ru.shop('product.increase') }).click();
	await expect(drawer.getByText(ru.shop('cart.itemCount', { count: 3 }))).toBeVisible();
	const order = drawer.getByRole('link', { name: exactly(ru.shop('cart.orderFor', { total: ANY })) });
	const total = await order.innerText();
	await drawer
		.getByRole('button', { name: starting(ru.shop('cart.remove')) })
		.first()
		.click();
	await expect(drawer.getByRole('listitem')).toHaveCount(1);
	await expect(order).not.toHaveText(total);
	await drawer.getByRole('button', { name: ru.shop('cart.undo') }).click();
	await expect(drawer.getByRole('listitem')).toHaveCount(2);
	await expect(order).toHaveText(total);
	await drawer.getByRole('button', { name: ru.shop('cart.clear') }).click();
	await expect(drawer.getByText(ru.shop('cart.empty'))).toBeVisible();
	await expect(drawer.getByRole('button', { name: ru.shop('cart.undo') })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(drawer.getByRole('listitem')).toHaveCount(2);
	await expect(order).toHaveText(total);
	await drawer.getByRole('button', { name: ru.shop('cart.clear') }).click();
	await page.keyboard.press('Escape');
	await expect(drawer).toBeHidden();
	await expect(shop.cartLink()).toBeFocused();
});

test('ORDER-03 the drawer tells how much is missing until delivery is free, and when it is', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const cheap = await makeProduct(request, { priceTenge: 200_00, stock: 3 });
	await shop.open(`/product/${cheap.category}/${cheap.id}`);
	await page
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: ru.shop('cart.title') });
	await expect(
		drawer.getByText(
			`${ru.shop('delivery.to', { place: 'Ашхабад' })}. ${ru.shop('delivery.freeLeft', { amount: 300 })}`,
		),
	).toBeVisible();
	await shop.expectAccessible();
	for (const pieces of [2, 3]) {
		await drawer.getByRole('button', { name: ru.shop('product.increase') }).click();
		await expect(drawer.getByText(ru.shop('cart.itemCount', { count: pieces }))).toBeVisible();
	}
	await expect(
		drawer.getByText(`${ru.shop('delivery.to', { place: 'Ашхабад' })}. ${ru.shop('delivery.free')}`),
	).toBeVisible();
});

test('CART-01 CART-02 the cart is the same in every tab and after a reload, and is refreshed from the shop when looked at', async ({
	shop,
	page,
	context,
}) => {
	await shop.open(PHONES);
	await page
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 1));
	const other = await context.newPage();
	await other.goto('/');
	const otherCart = other
		.getByRole('link', { name: starting(`${ru.shop('cart.title')}: ${plural('ru', 'item', 1)}`) })
		.and(other.locator(':visible'));
	await expect(otherCart.first()).toBeVisible();
	await page
		.getByRole('button', { name: ru.shop('product.increase') })
		.first()
		.click();
	await expect(
		other
			.getByRole('link', { name: starting(`${ru.shop('cart.title')}: ${plural('ru', 'item', 2)}`) })
			.and(other.locator(':visible'))
			.first(),
	).toBeVisible();
	await page.reload();
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 2));
	await page.route('**/api/products?*', async (route) => {
		const response = await route.fetch();
		const { rows } = await response.json();
		await route.fulfill({
			response,
			json: { rows: rows.map((row: object) => ({ ...row, p_quantity: 1, p_price_1: 5 })) },
		});
	});
	await shop.isAlive();
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: ru.shop('cart.title') });
	await expect(drawer.getByText(ru.shop('cart.changed'))).toBeVisible();
	await expect(drawer.getByText(ru.shop('cart.quantityReduced', { count: 1 }))).toBeVisible();
	await expect(drawer.getByText(ru.shop('favourites.priceChanged'))).toBeVisible();
});

test('AUTH-08 FAV-01 cart and favourites are kept encrypted under two keys; what is corrupt is cleared without a crash', {
	tag: '@all',
}, async ({ shop, page }) => {
	await shop.open(PHONES);
	await page
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await page
		.getByRole('button', { name: starting(ru.shop('product.addToFavourites')) })
		.first()
		.click();
	await expect(
		page.getByRole('button', { name: starting(ru.shop('product.removeFromFavourites')) }).first(),
	).toBeVisible();
	const kept = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
	await expect
		.poll(async () => Object.keys(await kept()).sort())
		.toEqual(expect.arrayContaining(['dukan.cart', 'dukan.favourites']));
	const records = await kept();
	for (const record of ['dukan.cart', 'dukan.favourites']) {
		expect(records[record]).toMatch(/^1\.[\w+/=]+\.[\w+/=]+$/);
		expect(atob(records[record]?.split('.')[2] ?? '')).not.toContain('priceTenge');
	}
	await page.evaluate(() =>
		localStorage.setItem('dukan.cart', localStorage.getItem('dukan.favourites') ?? ''),
	);
	await page.reload();
	await expect(
		page.getByRole('button', { name: starting(ru.shop('product.removeFromFavourites')) }).first(),
	).toBeVisible();
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 0));
	await expect.poll(async () => (await kept())['dukan.cart']).toBeUndefined();
});

test('GEN-07 a drawer whose code does not come leaves the page as it is, says so, and opens at the next press', {
	tag: '@all',
}, async ({ page, baseURL }) => {
	await page.context().addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
	await page.goto(PHONES);
	await whenAlive(page);
	const drawerCode = /assets\/cart-drawer-/;
	await page.route(drawerCode, (route) => route.abort());
	const link = page
		.getByRole('link', { name: starting(`${ru.shop('cart.title')}:`) })
		.and(page.locator(':visible'))
		.last();
	await link.click();
	await expect(page.getByRole('status').getByText(ru.shop('error.load'))).toBeVisible();
	await expect(page.getByRole('article').first()).toBeVisible();
	await page.unroute(drawerCode);
	await link.click();
	await expect(page.getByRole('dialog', { name: ru.shop('cart.title') })).toBeVisible();
});
