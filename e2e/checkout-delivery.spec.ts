import { formatNearDay, shortWeekdayName } from '@dukan/i18n/format/day.ts';
import type { Page } from '@playwright/test';
import { oddlyPricedProducts, stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper, orderButton, putInCart } from './buying.ts';
import { holdBack } from './hold-back.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { ANY, beforeAny, having, ru, starting } from './texts.ts';

const sums = (page: Page) => page.getByRole('complementary', { name: ru.shop('order.sum') });
const plainButton = (page: Page) => page.getByRole('button', { name: ru.shop('order.place'), exact: true });
const way = (page: Page, name: RegExp) => page.getByRole('radio', { name });

async function atCheckout(page: Page, products: { id: number; category_id: number }[]): Promise<void> {
	await enterAs(page, await newShopper());
	for (const product of products) await putInCart(page, product);
	await page.goto('/cart');
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Aman Myradow');
}

async function chooseDistrict(page: Page, district: string): Promise<void> {
	await page.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	await page.getByLabel(ru.shop('delivery.region')).selectOption(district);
}

test('ORDER-01 before a district is chosen no delivery price and no total is promised', {
	tag: '@all',
}, async ({ shop, page }) => {
	await atCheckout(page, await inDatabase(oddlyPricedProducts));
	await expect(sums(page)).toContainText(ru.shop('delivery.chooseRegion'));
	await expect(sums(page)).not.toContainText(ru.shop('cart.toPay'));
	await expect(plainButton(page)).toBeEnabled();
	await page.getByText(ru.shop('delivery.express')).click();
	await expect(sums(page)).toContainText(ru.shop('delivery.chooseRegion'));
	await page.getByText(ru.shop('delivery.standard')).click();
	await chooseDistrict(page, 'Парахат 7');
	await expect(sums(page).getByRole('definition').nth(1)).toHaveText(`20 ${ru.shop('currency.manat')}`);
	await expect(orderButton(page)).toBeEnabled();
	await shop.expectAccessible();
});

test('ORDER-01 while pickup is chosen, the courier is labelled with what this cart would pay', {
	tag: '@all',
}, async ({ shop, page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Ноутбук', 5))]);
	await chooseDistrict(page, 'Парахат 7');
	await page.getByText(ru.shop('delivery.pickup')).click();
	await expect(way(page, starting(ru.shop('delivery.standard')))).toHaveAccessibleName(
		having(ru.shop('common.free')),
	);
	await expect(page.getByLabel(ru.shop('delivery.region'))).toBeHidden();
	await shop.expectNoSidewaysScroll();
});

test('CART-01 the last line that is taken out at the checkout can be put back, and what was typed is still there', {
	tag: '@all',
}, async ({ page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Ноутбук', 5))]);
	await page.getByLabel(ru.shop('delivery.address')).fill('Парахат 7, дом 12');
	await page.getByRole('button', { name: starting(ru.shop('cart.remove')) }).click();
	await expect(page.getByText(ru.shop('cart.empty'))).toBeVisible();
	await page.getByRole('button', { name: ru.shop('cart.undo') }).click();
	await expect(page.getByLabel(ru.shop('delivery.address'))).toHaveValue('Парахат 7, дом 12');
	await expect(page.getByRole('button', { name: starting(ru.shop('cart.remove')) })).toBeVisible();
});

test('ORDER-01 ORDER-06 pickup: address and hours at once, in the confirmation, in the card and on the order’s page', {
	tag: '@all',
}, async ({ shop, page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Смартфон', 5))]);
	const where = /Ашхабад.*\d\d:\d\d–\d\d:\d\d/;
	await expect(way(page, starting(ru.shop('delivery.pickup')))).toHaveAccessibleName(where);
	await page.getByText(ru.shop('delivery.pickup')).click();
	for (const label of [ru.shop('auth.region'), ru.shop('delivery.region'), ru.shop('delivery.address')])
		await expect(page.getByLabel(label)).toBeHidden();
	await expect(page.getByText(ru.shop('payment.terminalPickup'))).toBeVisible();
	for (const ofCourier of [ru.shop('payment.terminal'), ru.shop('order.phoneWhy')])
		await expect(page.getByText(ofCourier)).toBeHidden();
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	const hours = /^Самовывоз, \d\d:\d\d–\d\d:\d\d$/;
	await expect(
		page
			.getByRole('status')
			.filter({ hasText: ru.shop('order.placed') })
			.getByText(hours),
	).toBeVisible();
	const card = page.getByRole('article').first();
	await expect(card.getByText(hours)).toBeVisible();
	await card.getByRole('link', { name: ru.shop('order.details') }).click();
	await expect(page).toHaveURL(/\/history\/\d+$/);
	await expect(page.getByRole('article').getByText(hours)).toBeVisible();
	await expect(page.getByRole('article').getByText(ru.shop('payment.cashPickup'))).toBeVisible();
	await shop.expectAccessible();
});

test('ORDER-03 an error goes when it is corrected, and the first wrong field has the focus', {
	tag: '@all',
}, async ({ shop, page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Смартфон', 5))]);
	await page.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	await plainButton(page).click();
	const district = page.getByLabel(ru.shop('delivery.region'));
	await expect(district).toBeFocused();
	await expect(district).toHaveAttribute('aria-invalid', 'true');
	await district.selectOption('Парахат 7');
	await expect(district).not.toHaveAttribute('aria-invalid');
	await page.getByLabel(ru.shop('delivery.address')).fill('Парахат 7, дом 12');
	await orderButton(page).click();
	await expect(
		page.getByRole('group', { name: ru.shop('delivery.time') }).locator('input:focus'),
	).toHaveCount(1);
	await expect(page.getByText(ru.shop('delivery.chooseTime'))).toBeVisible();
	await page
		.getByRole('group', { name: ru.shop('delivery.date') })
		.getByRole('button')
		.nth(1)
		.click();
	await page.getByText('15:00–18:00').click();
	await expect(page.getByText(ru.shop('delivery.chooseTime'))).toBeHidden();
	await page.getByLabel(ru.shop('payment.changeFrom')).fill('1');
	await orderButton(page).click();
	await expect(page.getByLabel(ru.shop('payment.changeFrom'))).toBeFocused();
	await expect(page.getByText(beforeAny(ru.shop('payment.changeTooLittle', { amount: ANY })))).toBeVisible();
	await page.getByLabel(ru.shop('payment.changeFrom')).fill('99999999');
	await expect(page.getByText(beforeAny(ru.shop('payment.changeTooLittle', { amount: ANY })))).toBeHidden();
	await shop.expectAccessible();
});

test('ORDER-03 LIGHT-03 a district without delivery says so in the list: no order button that cannot work, pickup by one tap', {
	tag: '@all',
}, async ({ shop, page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Смартфон', 5))]);
	await chooseDistrict(page, ru.shop('delivery.noneTo', { place: '13-й этап' }));
	await expect(page.getByText(ru.shop('delivery.restricted'))).toBeVisible();
	await expect(sums(page)).not.toContainText('Бесплатн');
	await expect(plainButton(page)).toBeDisabled();
	await shop.expectAccessible();
	await page.getByRole('button', { name: ru.shop('delivery.pickupOffer') }).click();
	await expect(way(page, starting(ru.shop('delivery.pickup')))).toBeChecked();
	await expect(way(page, starting(ru.shop('delivery.pickup')))).toBeFocused();
	await expect(orderButton(page)).toBeEnabled();
});

test('ORDER-01 the days of delivery are today, tomorrow and short dates: more than two fit a phone', {
	tag: '@all',
}, async ({ shop, page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Смартфон', 5))]);
	await chooseDistrict(page, 'Парахат 7');
	const days = page.getByRole('group', { name: ru.shop('delivery.date') }).getByRole('button');
	const [tomorrow] = formatNearDay('ru', '2026-01-02', '2026-01-01').split(',');
	const weekdays = Array.from({ length: 7 }, (_, day) => shortWeekdayName('ru', day)).join('|');
	await expect(days.filter({ hasText: new RegExp(`^${tomorrow}, \\d+ \\S{3}$`) })).toHaveCount(1);
	await expect(days.last()).toHaveText(new RegExp(`^(${weekdays}), \\d+ \\S{3}$`));
	const third = await days.nth(2).boundingBox();
	expect(third?.x).toBeLessThan(330);
	await shop.expectNoSidewaysScroll();
});

test('ORDER-03 a chosen day that is over gives way to one that is offered, where the refusal is said', {
	tag: '@all',
}, async ({ page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Мышь', 20))]);
	const offered = page.waitForResponse(/\/api\/delivery_options\?.*district_id=/);
	await chooseDistrict(page, 'Парахат 7');
	const { days, ...options } = await (await offered).json();
	await page.getByLabel(ru.shop('delivery.address')).fill('Парахат 7, дом 12, кв. 3');
	await page
		.getByRole('group', { name: ru.shop('delivery.date') })
		.getByRole('button')
		.nth(1)
		.click();
	await page.getByText('15:00–18:00').click();
	await expect(way(page, /^15:00–18:00/)).toBeChecked();
	await page.route('**/api/delivery_options*', (route) =>
		route.fulfill({ json: { ...options, days: days.slice(2), today: days[2].date } }),
	);
	await page.route('**/api/order_add', (route) =>
		route.fulfill({
			status: 409,
			contentType: 'application/problem+json',
			json: { code: 'slot_expired', status: 409 },
		}),
	);
	await page.reload();
	await expect(way(page, /^15:00–18:00/)).not.toBeChecked();
	await orderButton(page).click();
	await expect(page.getByRole('group', { name: ru.shop('delivery.time') }).getByRole('alert')).toBeVisible();
});

test('ORDER-01 on a slow connection the answer about the district before comes last, and the slots of the chosen one stay', {
	tag: '@all',
}, async ({ page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Мышь', 20))]);
	await page.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	const first = page
		.getByLabel(ru.shop('delivery.region'))
		.getByRole('option', { name: 'Парахат 1', exact: true });
	const held = await holdBack(
		page,
		`**/api/delivery_options?district_id=${await first.getAttribute('value')}`,
	);
	await page.getByLabel(ru.shop('delivery.region')).selectOption('Парахат 1');
	await page.getByLabel(ru.shop('delivery.region')).selectOption('Парахат 7');
	const days = page.getByRole('group', { name: ru.shop('delivery.date') });
	await expect(days).toBeVisible();
	held.release();
	await expect.poll(() => held.done).toBe(1);
	await page.getByLabel(ru.shop('delivery.address')).fill('Парахат 7, дом 12');
	await days.getByRole('button').nth(1).click();
	await page.getByText('15:00–18:00').click();
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
});

test('ORDER-03 GEN-07 slots that cannot be read are said to be so, with a way to ask again', {
	tag: '@all',
}, async ({ page }) => {
	await atCheckout(page, [await inDatabase((db) => stockedProduct(db, 'Мышь', 20))]);
	await page.route('**/api/delivery_options*', (route) => route.fulfill({ status: 503 }), { times: 1 });
	await chooseDistrict(page, 'Парахат 7');
	const delivery = page.getByRole('region', { name: ru.shop('delivery.title') });
	await expect(delivery.getByRole('alert')).toContainText(ru.shop('error.loadPart'));
	await delivery.getByRole('button', { name: ru.shop('common.retry') }).click();
	await expect(page.getByRole('group', { name: ru.shop('delivery.date') })).toBeVisible();
	await expect(delivery.getByRole('alert')).toBeHidden();
});
