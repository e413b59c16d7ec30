import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { stockedProduct, stockOfProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, type KnownShopper, moveOrder, orderButton, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { registered } from './people.ts';
import { openShakyConnection, type ShakyConnection } from './shaky-connection.ts';
import { ru } from './texts.ts';

/** The shop behind a connection that breaks. */
const test = base.extend<{ line: ShakyConnection; page: Page }>({
	line: async ({ baseURL }, use) => {
		const line = await openShakyConnection(baseURL ?? '');
		await use(line);
		await line.close();
	},
	page: async ({ browser, line }, use) => {
		const page = await browser.newPage({
			baseURL: line.origin,
			serviceWorkers: 'block',
			viewport: { width: 360, height: 740 },
		});
		await use(page);
		await page.close();
	},
});

const ORDER = '/api/order_add';

/**
 * Opens the checkout with the last piece of a product for pickup. Only the click on the order button is
 * missing.
 */
async function readyToOrder(page: Page, person: KnownShopper) {
	const product = await inDatabase((db) => stockedProduct(db, 'Монитор', 1));
	await enterAs(page, person);
	await putInCart(page, product);
	await page.goto('/cart');
	await page.getByText(ru.shop('delivery.pickup')).click();
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Aman Myradow');
	await expect(orderButton(page)).toBeEnabled();
	return product;
}

for (const [when, story] of [
	['before', 'before it is sent'],
	['after', 'after it is sent and before the answer'],
	['during', 'half-way through the answer'],
] as const) {
	test(`ORDER-02 R4 the connection breaks ${story}: one press, one order, and the person knows it`, {
		tag: when === 'after' ? [] : '@all',
	}, async ({ page, line, request }) => {
		const person = await registered(request);
		const product = await readyToOrder(page, person);
		line.cut(ORDER, when);
		await orderButton(page).click();
		await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
		const { rows, count } = await ordersOf(person.token);
		expect(count).toBe(1);
		await expect(
			page.getByText(ru.shop('order.number', { number: rows[0]?.number ?? '' })).first(),
		).toBeVisible();
		expect(await inDatabase((db) => stockOfProduct(db, product.id))).toBe(0);

		async function ordersOf(owner: string): Promise<{ rows: OrderWire[]; count: number }> {
			const headers = { authorization: `Bearer ${owner}` };
			return (await request.get('/api/order_list', { headers })).json();
		}
	});
}

test('ORDER-02 R4 no answer at all: the page says so, also after a reload; the next press finds the order, though the goods are gone and the note is another', {
	tag: '@all',
}, async ({ page, line, request }) => {
	const person = await registered(request);
	await readyToOrder(page, person);
	line.cut(ORDER, 'after', 100);
	await orderButton(page).click();
	const notice = page.getByText(ru.shop('order.noAnswer'));
	await expect(notice).toBeVisible();
	await page.reload();
	await expect(notice).toBeVisible();
	// The shop has sold the last piece to this very person.
	await expect(page.getByText(ru.shop('product.outOfStock'))).toBeVisible();
	await expect(
		page.getByText(ru.shop('error.loadPart')).or(page.getByText(ru.shop('error.load'))),
	).toBeHidden();
	await page.getByLabel(ru.shop('order.note')).fill('Позвоните заранее');
	await expect(orderButton(page)).toBeEnabled();
	line.cut(ORDER, 'after', 0);
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	await expect(page.getByRole('article')).toHaveCount(1);
	const headers = { authorization: `Bearer ${person.token}` };
	expect((await (await request.get('/api/order_list', { headers })).json()).count).toBe(1);
	await page.goto('/cart');
	await expect(page.getByText(ru.shop('cart.empty'))).toBeVisible();
});

test('ORDER-06 a status that changed while the connection was away shows when it is back', {
	tag: '@all',
}, async ({ page, line, request }) => {
	await readyToOrder(page, await registered(request));
	await orderButton(page).click();
	const order = page.getByRole('article').first();
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.pending'));
	line.hold(true);
	line.drop();
	await moveOrder(request, Number(new URL(page.url()).searchParams.get('placed')), 'accepted');
	line.hold(false);
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.accepted'));
});

test('ORDER-06 a status that changed before the page listens shows when it does', { tag: '@all' }, async ({
	page,
	request,
}) => {
	await readyToOrder(page, await registered(request));
	const changed = Promise.withResolvers<void>();
	await page.route('/api/order_events', async (route) => {
		await changed.promise;
		await route.continue();
	});
	await orderButton(page).click();
	const order = page.getByRole('article').first();
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.pending'));
	await moveOrder(request, Number(new URL(page.url()).searchParams.get('placed')), 'accepted');
	changed.resolve();
	await expect(order.getByRole('status')).toHaveText(ru.shop('order.status.accepted'));
});
