import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { OrderQuoteWire, OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { plural } from '@dukan/i18n/translate.ts';
import type { Page, Request } from '@playwright/test';
import {
	hoursBookedWithoutOrder,
	oddlyPricedProducts,
	stockedProduct,
	stockOfProduct,
	stockProducts,
} from '../apps/server/src/testing/shop-books.ts';
import { enterAs, moveOrder, newShopper, orderButton, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { authForm, newPhone } from './people.ts';
import { expect, test } from './shop-test.ts';
import { ANY, ru, starting } from './texts.ts';

// The browser logs every refusal of the server.
test.use({ expected: { errors: [/status of 409/] } });

/** Fills in the fields that the profile leaves empty and chooses the last slot of the second day. */
async function fillCheckout(page: Page): Promise<void> {
	await page.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	await page.getByLabel(ru.shop('delivery.region')).selectOption('Парахат 7');
	await page.getByLabel(ru.shop('delivery.address')).fill('Парахат 7, дом 12, кв. 3');
	const days = page.getByRole('group', { name: ru.shop('delivery.date') });
	await days.getByRole('button').nth(1).click();
	await page.getByText('15:00–18:00').click();
	await expect(page.getByRole('radio', { name: /^15:00–18:00/ })).toBeChecked();
}

const tengeIn = (text: string) => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100;

test('ORDER-01 ORDER-04 ORDER-06 CART-05 NAV-02 visitor → cart → sign-up in between → order → accepted live → cancel refused', async ({
	shop,
	page,
	request,
}) => {
	await shop.startOrder('/category/peripherals-5/mice-502');
	const form = authForm(page);
	await form.dialog.getByRole('button', { name: ru.shop('auth.signup') }).click();
	await form.signUp(newPhone());
	await expect(page).toHaveURL('/cart');
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Jeren Öwezowa');
	await expect(page.getByLabel(ru.shop('delivery.address'))).toHaveValue('Görogly köçesi 5');
	await expect(page.getByLabel(ru.shop('auth.region')).locator('option:checked')).toHaveText('Мары');
	// On the cart's page no drawer opens, because it would cover the form.
	await shop.cartLink().click();
	await fillCheckout(page);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/history\?placed=\d+$/);
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	await expect(shop.cartLink()).toContainText(plural('ru', 'item', 0));
	const order = page.getByRole('article').first();
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.pending'));
	await shop.expectAccessible();

	// The operator accepts the order while the shopper is about to cancel it.
	await order.getByRole('button', { name: ru.shop('order.cancel') }).click();
	const dialog = page.getByRole('dialog', { name: ru.shop('order.cancelTitle') });
	await dialog.getByText(ru.shop('order.cancelReason.expensive')).click();
	await moveOrder(request, Number(new URL(page.url()).searchParams.get('placed')), 'accepted');
	await expect(
		order.getByRole('status').and(page.getByText(ru.shop('order.status.accepted'), { exact: true })),
	).toBeAttached();
	await dialog.getByRole('button', { name: ru.shop('order.cancelYes') }).click();
	await expect(
		dialog.getByText(`${ru.shop('order.cannotCancel')}. ${ru.shop('order.cannotCancelHint')}`),
	).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.accepted'));
	await expect(order.getByRole('button', { name: ru.shop('order.cancel') })).toBeHidden();
});

test('CART-01 ORDER-05 a line is left for later, the rest ordered and cancelled with a reason: stock and slot come back', async ({
	shop,
	page,
	request,
}) => {
	const person = await newShopper();
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	const other = await inDatabase((db) => stockedProduct(db, 'Планшет', 5));
	await enterAs(page, person);
	await putInCart(page, product);
	await putInCart(page, other);
	await page.goto('/cart');
	const choices = page.getByRole('checkbox', { name: starting(`${ru.shop('cart.choose')}: `) });
	await choices.first().uncheck();
	await choices.last().uncheck();
	await expect(page.getByText(ru.shop('cart.chooseSome'))).toBeVisible();
	await choices.first().check();
	await expect(page.getByText(ru.shop('cart.forLater'))).toHaveCount(1);
	await fillCheckout(page);
	const stock = () => inDatabase((db) => stockOfProduct(db, product.id));
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	expect(await stock()).toBe(4);
	expect(await inDatabase((db) => stockOfProduct(db, other.id))).toBe(5);
	await expect(shop.cartLink()).toHaveAccessibleName(/1/);
	const order = page.getByRole('article').first();
	await order.getByRole('button', { name: ru.shop('order.cancel') }).click();
	const dialog = page.getByRole('dialog', { name: ru.shop('order.cancelTitle') });
	await dialog.getByRole('button', { name: ru.shop('order.cancelYes') }).click();
	await expect(dialog.getByText(ru.shop('order.cancelReasonLabel')).last()).toBeVisible();
	await dialog.getByText(ru.shop('order.cancelReason.other')).click();
	await dialog.getByLabel(ru.shop('order.cancelComment')).fill('Передумал');
	await shop.expectAccessible();
	await dialog.getByRole('button', { name: ru.shop('order.cancelYes') }).click();
	await expect(dialog).toBeHidden();
	await expect(order.locator('[data-status]')).toHaveText(ru.shop('order.status.cancelled'));
	await expect(page.getByText(ru.shop('order.placed'))).toBeHidden();
	expect(await stock()).toBe(5);
	const [own] = (
		await (
			await request.get('/api/order_list', { headers: { authorization: `Bearer ${person.token}` } })
		).json()
	).rows as OrderWire[];
	expect([own?.status, own?.cancel_reason]).toEqual(['cancelled', 'other']);
	expect(await inDatabase(hoursBookedWithoutOrder)).toBe(0);
});

test('ORDER-02 CART-04 GEN-04 totals on screen, in the quote and in the order are equal to the tenge', async ({
	shop,
	page,
}) => {
	const person = await newShopper();
	await enterAs(page, person);
	for (const product of await inDatabase(oddlyPricedProducts)) await putInCart(page, product);
	await shop.cartLink().click();
	const drawer = page.getByRole('dialog', { name: ru.shop('cart.title') });
	const drawerTenge = tengeIn(
		await drawer.getByRole('link', { name: starting(ru.shop('cart.orderFor', { total: ANY })) }).innerText(),
	);
	await page.goto('/cart');
	// Only the latest request counts, because the response to an earlier one may arrive after its response.
	let newest: Request | undefined;
	page.on('request', (request) => {
		if (request.url().endsWith('/api/order_quote')) newest = request;
	});
	await fillCheckout(page);
	const sums = page.getByRole('complementary', { name: ru.shop('order.sum') });
	await expect(sums.getByRole('definition').nth(1)).toHaveText(`20 ${ru.shop('currency.manat')}`);
	const quote: OrderQuoteWire | undefined = await (await newest?.response())?.json();
	const onButton = tengeIn(await orderButton(page).innerText());
	const placed = page.waitForResponse('**/api/order_add');
	const shown = tengeIn(await sums.getByRole('definition').last().innerText());
	await orderButton(page).click();
	const { order }: { order: OrderWire } = await (await placed).json();
	const total = tengeFromManat(order.total);
	expect([onButton, shown, tengeFromManat(quote?.total ?? 0)]).toEqual([total, total, total]);
	expect(tengeFromManat(order.subtotal)).toBe(drawerTenge);
	expect(order.items.reduce((sum, item) => sum + tengeFromManat(item.sum), 0)).toBe(drawerTenge);
	expect(total % 100).not.toBe(0);
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	const history = await page.getByRole('article').first().locator('summary strong').innerText();
	expect(tengeIn(history)).toBe(total);
});

test('ORDER-01 a press waits for the name and phone that are about to come from the profile', {
	tag: '@all',
}, async ({ page }) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	await enterAs(page, await newShopper());
	await putInCart(page, product);
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/api/user_show/', async (route) => {
		await released;
		await route.continue();
	});
	await page.goto('/cart');
	await page.getByText(ru.shop('delivery.pickup')).click();
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('');
	// The total is known already, so the page does not wait for the response.
	await expect(orderButton(page)).toHaveText(/на\s\d/);
	await expect(orderButton(page)).toBeDisabled();
	release();
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
});

test('ORDER-01 GEN-07 where the profile cannot be had, name and phone are typed', { tag: '@all' }, async ({
	page,
}) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	const person = await newShopper();
	await enterAs(page, person);
	await putInCart(page, product);
	await page.route('**/api/user_show/', (route) => route.abort());
	await page.goto('/cart');
	await page.getByText(ru.shop('delivery.pickup')).click();
	await page.getByLabel(ru.shop('auth.name')).fill('Aman');
	await page.getByLabel(ru.shop('auth.phone')).fill(person.phone);
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
});

test('ORDER-03 CART-02 goods that went meanwhile: the order is refused, each line says what changed, and the next press orders what is left', async ({
	shop,
	page,
	request,
}) => {
	const person = await newShopper();
	const few = await inDatabase((db) => stockedProduct(db, 'Смартфон', 2));
	const last = await inDatabase((db) => stockedProduct(db, 'Ноутбук', 1));
	await enterAs(page, person);
	for (const product of [few, last]) await putInCart(page, product);
	await page.goto('/cart');
	await page
		.getByRole('button', { name: ru.shop('product.increase') })
		.first()
		.click();
	await page.getByText(ru.shop('delivery.pickup')).click();
	await expect(orderButton(page)).toBeEnabled();
	const total = await orderButton(page).innerText();
	await inDatabase((db) => stockProducts(db, [few.id], 1));
	await inDatabase((db) => stockProducts(db, [last.id], 0));
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('cart.quantityReduced', { count: 1 }))).toBeVisible();
	await expect(page.getByText(ru.shop('product.outOfStock'))).toBeVisible();
	await expect(page.getByRole('alert').filter({ hasText: ru.shop('cart.changed') })).toBeVisible();
	await expect(orderButton(page)).not.toHaveText(total);
	await expect(orderButton(page)).toBeEnabled();
	await shop.expectAccessible();
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	const headers = { authorization: `Bearer ${person.token}` };
	const { rows } = await (await request.get('/api/order_list', { headers })).json();
	expect(
		rows[0].items.map(({ p_id, quantity }: { p_id: number; quantity: number }) => [p_id, quantity]),
	).toEqual([[few.id, 1]]);
});

test('ORDER-03 a refusal is said beside what it concerns, nothing typed is lost, and the order still goes through', {
	tag: '@all',
}, async ({ shop, page }) => {
	const person = await newShopper();
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	await enterAs(page, person);
	await putInCart(page, product);
	await page.goto('/cart');
	await fillCheckout(page);
	await page.getByLabel(ru.shop('order.note')).fill('Домофон 12');
	const [way, hours, district, whole] = [
		page.getByRole('group', { name: ru.shop('delivery.method') }),
		page.getByRole('group', { name: ru.shop('delivery.time') }),
		page.getByRole('main'),
		page.getByRole('complementary', { name: ru.shop('order.sum') }),
	];
	for (const [code, place, said] of [
		['slot_full', hours, ru.shop('order.slotFull')],
		['express_unavailable', way, ru.shop('delivery.expressUnavailable')],
		['delivery_unavailable', district, ru.shop('delivery.restricted')],
		['price_changed', whole, ru.shop('cart.changed')],
	] as const) {
		await page.route('**/api/order_add', (route) =>
			route.fulfill({ status: 409, contentType: 'application/problem+json', json: { code, status: 409 } }),
		);
		await orderButton(page).click();
		await expect(place.getByText(said).first()).toBeVisible();
		await page.unroute('**/api/order_add');
	}
	await shop.expectAccessible();
	await expect(page.getByLabel(ru.shop('order.note'))).toHaveValue('Домофон 12');
	await page.route('**/api/order_quote', async (route) => {
		const response = await route.fetch();
		const problems = [{ code: 'minimum_amount', k_id: 7, amount: 90_000 }];
		await route.fulfill({ response, json: { ...(await response.json()), problems } });
	});
	await page.getByRole('button', { name: ru.shop('product.increase') }).click();
	await expect(whole.getByText(ru.shop('order.minAmountGoods', { amount: '90 000' }))).toBeVisible();
	await page.unroute('**/api/order_quote');
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
});
