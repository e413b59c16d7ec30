import { expect, test } from './shop-test.ts';

/** A product with plenty in stock, one that is limited, one that is sold out: found through the shop's own calls. */
type Row = {
	p_id: number;
	categoryKId: number;
	p_name_ru: string;
	p_quantity: number;
	isLimit: string;
	product_limit: number;
	product_qty: number;
};

const PHONES = '/category/phones-7';

test('CARD-01 CARD-02 NAV-01 a card adds to the cart, counts up and down, and minus at one removes', async ({
	shop,
	page,
}) => {
	await shop.open(PHONES);
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	await card.getByRole('button', { name: /^В корзину/ }).click();
	const quantity = card.getByRole('status', { name: 'Количество' });
	await expect(quantity).toHaveText('1');
	await expect(shop.cartLink()).toContainText('1 товар');
	await card.getByRole('button', { name: 'Увеличить количество' }).click();
	await expect(quantity).toHaveText('2');
	await expect(shop.cartLink()).toContainText('2 товара');
	await card.getByRole('button', { name: 'Уменьшить количество' }).click();
	await expect(quantity).toHaveText('1');
	await card.getByRole('button', { name: 'Уменьшить количество' }).click();
	await expect(card.getByRole('button', { name: /^В корзину/ })).toBeVisible();
	await expect(shop.cartLink()).toContainText('0 товаров');
});

test('CARD-01 what is tapped before the scripts have come is in the cart once they have', async ({
	shop,
	page,
}) => {
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
	const add = card.getByRole('button', { name: /^В корзину/ });
	await add.click();
	await add.click();
	await expect(add).toHaveAttribute('data-tapped');
	const sign = page.locator('[data-early-sign]').filter({ visible: true }).first();
	const shown = () => sign.evaluate((element) => getComputedStyle(element, '::after').content);
	expect(await shown()).toContain('+1');
	release();
	await expect(card.getByRole('status', { name: 'Количество' })).toHaveText('1');
	await expect(shop.cartLink()).toContainText('1 товар');
	expect(await shown(), 'the count itself now').toBe('none');
	await expect(page.locator('html')).not.toHaveAttribute('data-early');
});

test('CARD-01 what is tapped on a page that is left before its scripts have come is in the cart on the next', async ({
	shop,
	page,
}) => {
	await page.route('**/assets/framework-*.js', () => {});
	await page.goto(PHONES, { waitUntil: 'commit' });
	const card = page.getByRole('article').filter({ hasText: 'Смартфон' }).first();
	await card.getByRole('button', { name: /^В корзину/ }).click();
	await page.unroute('**/assets/framework-*.js');
	await shop.open('/');
	await expect(shop.cartLink()).toContainText('1 товар');
});

test('CARD-02 plus stops at the stock and at the limit and says why', async ({ shop, page, request }) => {
	const rows: Row[] = (await (await request.get('/api/sale_products?limit=100')).json()).rows;
	const few = rows.find(
		({ p_quantity, isLimit, product_qty }) => p_quantity === 2 && isLimit === '0' && product_qty !== 1,
	);
	const limited = rows.find(
		({ p_quantity, isLimit, product_limit }) => isLimit === '1' && product_limit < p_quantity,
	);
	expect(few && limited).toBeTruthy();
	for (const [product, most, why] of [
		[few, few?.p_quantity ?? 0, 'Больше этого товара нет в наличии'],
		[limited, limited?.product_limit ?? 0, 'Больше добавить нельзя. Количество этого товара ограничено'],
	] as const) {
		await shop.open(`/product/${product?.categoryKId}/${product?.p_id}`);
		const facts = page.getByRole('region', { name: product?.p_name_ru ?? '', exact: true });
		// On phones the price bar holds the same controls.
		await facts
			.getByRole('button', { name: /^В корзину/ })
			.first()
			.click();
		const plus = facts.getByRole('button', { name: 'Увеличить количество' }).first();
		for (let pieces = 1; pieces < most; pieces += 1) await plus.click();
		await expect(facts.getByRole('status', { name: 'Количество' }).first()).toHaveText(String(most));
		await expect(page.getByText(why)).toBeHidden();
		await plus.click();
		await expect(page.getByText(why)).toBeVisible();
		await expect(facts.getByRole('status', { name: 'Количество' }).first()).toHaveText(String(most));
	}
});

test('CARD-03 what is out of stock says so and cannot be added', async ({ shop, page }) => {
	await shop.open('/category/peripherals-5?page=3');
	const sold = page.getByRole('article').filter({ hasText: 'Нет в наличии' }).first();
	await expect(sold.getByRole('button', { name: /^Нет в наличии/ })).toBeDisabled();
});

test('NAV-02 CART-05 the cart button opens the drawer: quantities, remove with undo, clear, and the total on the order button', async ({
	shop,
	page,
}) => {
	await shop.open(PHONES);
	const phones = page.getByRole('article').filter({ hasText: 'Смартфон' });
	for (const index of [0, 1])
		await phones
			.nth(index)
			.getByRole('button', { name: /^В корзину/ })
			.click();
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: 'Корзина' });
	await expect(drawer.getByRole('listitem')).toHaveCount(2);
	await expect(drawer.getByText('Всего товаров: 2')).toBeVisible();
	await shop.expectAccessible();
	const first = drawer.getByRole('listitem').first();
	await expect(first.getByRole('button', { name: 'Уменьшить количество' })).toBeDisabled();
	await first.getByRole('button', { name: 'Увеличить количество' }).click();
	await expect(drawer.getByText('Всего товаров: 3')).toBeVisible();
	const order = drawer.getByRole('link', { name: /^Заказать на .* манат$/ });
	const total = await order.innerText();
	await drawer
		.getByRole('button', { name: /^Убрать из корзины/ })
		.first()
		.click();
	await expect(drawer.getByRole('listitem')).toHaveCount(1);
	await expect(order).not.toHaveText(total);
	await drawer.getByRole('button', { name: 'Вернуть' }).click();
	await expect(drawer.getByRole('listitem')).toHaveCount(2);
	await expect(order).toHaveText(total);
	await drawer.getByRole('button', { name: 'Очистить корзину' }).click();
	await expect(drawer.getByText('Ваша корзина пуста')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(drawer).toBeHidden();
	await expect(shop.cartLink()).toBeFocused();
});

test('ORDER-03 the drawer tells how much is missing until delivery is free, and when it is', {
	tag: '@phone',
}, async ({ shop, page, request }) => {
	const rows: (Row & { p_price_1: number; sale: string; product_unit: number })[] = (
		await (await request.get('/api/category_show/5?sort=price&limit=100&in_stock=1')).json()
	).rows;
	const cheap = rows.find(
		({ p_price_1, sale, product_unit, p_quantity, isLimit, product_qty }) =>
			p_price_1 > 170 &&
			p_price_1 < 450 &&
			sale === '0' &&
			product_unit === 1 &&
			p_quantity >= 3 &&
			isLimit === '0' &&
			product_qty !== 1,
	);
	expect(cheap).toBeTruthy();
	await shop.open(`/product/${cheap?.categoryKId}/${cheap?.p_id}`);
	await page
		.getByRole('button', { name: /^В корзину/ })
		.first()
		.click();
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: 'Корзина' });
	const left = 500 - (cheap?.p_price_1 ?? 0);
	await expect(
		drawer.getByText(`Доставка: Ашхабад. Добавьте товаров на ${left} манат — доставка будет бесплатной`),
	).toBeVisible();
	await shop.expectAccessible();
	for (const pieces of [2, 3]) {
		await drawer.getByRole('button', { name: 'Увеличить количество' }).click();
		await expect(drawer.getByText(`Всего товаров: ${pieces}`)).toBeVisible();
	}
	await expect(drawer.getByText('Доставка: Ашхабад. Бесплатная доставка')).toBeVisible();
});

test('CART-01 CART-02 the cart is the same in every tab and after a reload, and is refreshed from the shop when looked at', async ({
	shop,
	page,
	context,
}) => {
	await shop.open(PHONES);
	await page
		.getByRole('button', { name: /^В корзину/ })
		.first()
		.click();
	await expect(shop.cartLink()).toContainText('1 товар');
	const other = await context.newPage();
	await other.goto('/');
	const otherCart = other.getByRole('link', { name: /^Корзина: 1 товар/ }).and(other.locator(':visible'));
	await expect(otherCart.first()).toBeVisible();
	await page.getByRole('button', { name: 'Увеличить количество' }).first().click();
	await expect(
		other
			.getByRole('link', { name: /^Корзина: 2 товара/ })
			.and(other.locator(':visible'))
			.first(),
	).toBeVisible();
	await page.reload();
	await expect(shop.cartLink()).toContainText('2 товара');
	await page.route('**/api/products?*', async (route) => {
		const response = await route.fetch();
		const { rows } = await response.json();
		await route.fulfill({
			response,
			json: { rows: rows.map((row: Row) => ({ ...row, p_quantity: 1, p_price_1: 5 })) },
		});
	});
	await shop.isAlive();
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: 'Корзина' });
	await expect(
		drawer.getByText('Корзина обновлена: изменилось наличие или цена некоторых товаров'),
	).toBeVisible();
	await expect(drawer.getByText('Количество уменьшено до 1')).toBeVisible();
	await expect(drawer.getByText('Цена изменилась')).toBeVisible();
});

test('AUTH-08 FAV-01 cart and favourites are kept encrypted under two keys; what is corrupt is cleared without a crash', async ({
	shop,
	page,
}) => {
	await shop.open(PHONES);
	await page
		.getByRole('button', { name: /^В корзину/ })
		.first()
		.click();
	await page
		.getByRole('button', { name: /^Добавить в избранное/ })
		.first()
		.click();
	await expect(page.getByRole('button', { name: /^Убрать из избранного/ }).first()).toBeVisible();
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
	await expect(page.getByRole('button', { name: /^Убрать из избранного/ }).first()).toBeVisible();
	await expect(shop.cartLink()).toContainText('0 товаров');
	await expect.poll(async () => (await kept())['dukan.cart']).toBeUndefined();
});
