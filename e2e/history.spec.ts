import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, moveOrder, newShopper, orderButton, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';

const CREATED = /^\d+ \S+ \d{4}, \d\d:\d\d$/;

/** Opens the list of orders with an order of one product by courier. */
async function placed(page: Page): Promise<{ id: number; category_id: number }> {
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	await enterAs(page, await newShopper());
	await putInCart(page, product);
	await page.goto('/cart');
	await page.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	await page.getByLabel(ru.shop('delivery.region')).selectOption('Парахат 7');
	await page.getByLabel(ru.shop('delivery.address')).fill('Парахат 7, дом 12, кв. 3');
	await page
		.getByRole('group', { name: ru.shop('delivery.date') })
		.getByRole('button')
		.nth(1)
		.click();
	await page.getByText('15:00–18:00').click();
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	return product;
}

test('ORDER-06 the order card at 360 px: nothing breaks in two, day and address in sight, goods are links with pictures', {
	tag: '@all',
}, async ({ shop, page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	const product = await placed(page);
	await page.goto('/history');
	const card = page.getByRole('article').first();
	for (const part of [card.getByRole('heading'), card.getByRole('status'), card.getByText(CREATED).first()]) {
		const lines = await part.evaluate(
			(element) =>
				element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
		);
		expect(lines).toBeLessThan(1.9);
	}
	const rowOf = async (part: Locator) => {
		const box = await part.boundingBox();
		return Math.round(((box?.y ?? 0) + (box?.height ?? 0) / 2) / 10);
	};
	expect(await rowOf(card.getByRole('status'))).toBe(await rowOf(card.getByText(CREATED).first()));
	await expect(card.getByText(/, 15:00–18:00$/)).toBeVisible();
	await expect(card.getByText('Парахат 7, Парахат 7, дом 12, кв. 3')).toBeVisible();
	await card.getByText(ru.shop('order.contents')).click();
	const link = card.getByRole('listitem').getByRole('link');
	await expect(link).toHaveAttribute('href', new RegExp(`/product/${product.category_id}/${product.id}$`));
	await expect(card.locator('li img')).toBeVisible();
	await shop.expectNoSidewaysScroll();
	await shop.expectAccessible();
});

test('ORDER-06 DESK-09 an order has a page of its own, live and printable with its discount; another’s or a wrong number is not there', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	await placed(page);
	const card = page.getByRole('article').first();
	const title = await card.getByRole('heading').innerText();
	await card.getByRole('heading').getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
	const order = page.getByRole('article');
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.pending'));
	await expect(order.locator('li img')).toBeVisible();
	await shop.expectAccessible();
	const orderId = Number(page.url().split('/').at(-1));
	await inDatabase((db) =>
		sql`update orders set discount_tenge = 1000, discount_reason = 'Scratched' where id = ${orderId}`.execute(
			db,
		),
	);
	await moveOrder(request, orderId, 'accepted');
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.accepted'));

	await page.emulateMedia({ media: 'print' });
	await expect(order.getByRole('listitem').filter({ hasText: ru.shop('order.discount') })).toContainText(
		'−10',
	);
	await expect(order.getByText('Парахат 7, дом 12, кв. 3')).toBeVisible();
	for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation')])
		await expect(part.and(page.locator(':visible'))).toHaveCount(0);
	await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
	await expect(page.getByRole('link', { name: ru.shop('order.all') })).toBeHidden();
	await page.emulateMedia({ media: 'screen' });

	expect((await request.get('/history/abc')).status()).toBe(404);
	expect((await request.get('/history/0')).status()).toBe(404);
});

test.describe('of another person', () => {
	test.use({ expected: { errors: [/status of 404/] } });

	test('ORDER-06 S11 the page of an order that is not the person’s own says so', { tag: '@all' }, async ({
		page,
		shop,
	}) => {
		await enterAs(page, await newShopper());
		await shop.open('/history/1');
		await expect(page.getByText(ru.shop('order.notFound'))).toBeVisible();
	});
});

test('GEN-07 orders, own reviews and returns that cannot be read say so and can be asked for again', {
	tag: '@all',
}, async ({ page }) => {
	const listed = page.waitForResponse('**/api/order_list*');
	await placed(page);
	const [order] = (await (await listed).json()).rows;
	await page.route('**/api/order_list*', (route) =>
		route.request().url().includes('offset=1')
			? route.abort()
			: route.fulfill({ json: { rows: [order], count: 12 } }),
	);
	await page.goto('/history');
	await page.getByRole('button', { name: ru.shop('common.showMore') }).click();
	await expect(page.getByRole('main').getByRole('alert')).toContainText(ru.shop('error.load'));

	await page.route('**/api/order_show/*', (route) =>
		route.fulfill({ json: { ...order, status: 'completed' } }),
	);
	// When the stream opens, the page reads the order again and gets the missed changes.
	await page.route('**/api/order_events', (route) => route.abort());
	const broken = ['**/api/order_service/*', '**/api/review_own*'];
	for (const address of broken) await page.route(address, (route) => route.abort());
	await page.goto(`/history/${order.id}`);
	const retries = page.getByRole('alert').getByRole('button', { name: ru.shop('common.retry') });
	await expect(retries).toHaveCount(2);
	for (const address of broken) await page.unroute(address);
	await retries.first().click();
	await expect(retries).toHaveCount(1);
	await retries.first().click();
	await expect(retries).toHaveCount(0);
	await expect(page.getByRole('button', { name: starting(ru.shop('review.write')) })).toBeVisible();
});
