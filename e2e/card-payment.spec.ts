import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper, orderButton, putInCart } from './buying.ts';
import { holdBack } from './hold-back.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, beforeAny, having, ru } from './texts.ts';

const BANK = process.env.BANK_ORIGIN ?? '';
const BANK_PAGE = `${BANK}/payment/merchants/**`;
const CHECK = '**/api/payment_check/*';
/** Chromium's own error page. */
const NO_CONNECTION = 'chrome-error://chromewebdata/';
const NOT_LOADED = ru.shop('error.load');

// The connection that this test breaks, and the only page of another host.
test.use({
	expected: { errors: [/Failed to load resource/, new RegExp(`foreign host: ${new URL(BANK).host}`)] },
});

/** Breaks the connection once, either before the request is sent or before its response arrives. */
async function cutOnce(page: Page, address: string | RegExp, when: 'before' | 'after'): Promise<void> {
	await page.route(
		address,
		async (route) => {
			if (when === 'after') await route.fetch({ maxRedirects: 0 });
			await route.abort('connectionreset');
		},
		{ times: 1 },
	);
}

/**
 * Keeps the connection down for requests that the page repeats by itself. The returned function restores it.
 */
async function cutUntilPutBack(page: Page, address: string): Promise<() => Promise<void>> {
	await page.route(address, (route) => route.abort('connectionreset'));
	return () => page.unroute(address);
}

/** Slows the connection as weight.spec.ts does. */
async function slowDown(page: Page): Promise<void> {
	const network = await page.context().newCDPSession(page);
	const speed = (400 * 1000) / 8;
	await network.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 300,
		downloadThroughput: speed,
		uploadThroughput: speed,
	});
}

/** Puts a product into the cart that the shopper collects and pays for by card. */
async function readyToPay(page: Page): Promise<void> {
	const product = await inDatabase((db) => stockedProduct(db, 'Монитор', 5));
	await enterAs(page, await newShopper());
	await putInCart(page, product);
	await page.goto('/cart');
	await page.getByText(ru.shop('delivery.pickup')).click();
	await page.getByText(ru.shop('payment.card')).click();
	await expect(orderButton(page)).toBeEnabled();
}

/** Types the card number on the bank's page. */
async function typeCard(page: Page, number: string): Promise<void> {
	await page.getByLabel('Номер карты').fill(number);
	await page.getByRole('button', { name: 'Оплатить' }).click();
}

const paymentOn = (page: Page) => page.getByRole('region', { name: ru.shop('payment.cardTitle') });

test('PAY-02 PAY-03 one card is declined, another one pays, and staff see both payments', async ({
	page,
	shop,
}) => {
	await readyToPay(page);
	await orderButton(page).click();
	await typeCard(page, '4111 1111 1111 0002');
	await expect(page).toHaveURL(/\/history\/\d+\?orderId=/);
	const payment = paymentOn(page);
	await expect(payment).toContainText(ru.shop('payment.declined'));
	const orderId = new URL(page.url()).pathname.split('/').at(-1);
	await payment.getByRole('button', { name: ru.shop('payment.payAgain') }).click();
	await typeCard(page, '4111 1111 1111 1111');
	await expect(payment).toContainText(beforeAny(ru.shop('payment.paidByCard', { sum: ANY })));

	// The back-office shows the server's state of the payment.
	await signInTo(page, 'manager', `payments?order=${orderId}`);
	await page.getByRole('main').getByRole('link', { name: /-2$/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('-2');
	await expect(page.getByText(ru.payments('state.paid'), { exact: true }).first()).toBeVisible();
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
});

test('PAY-02 PAY-03 the connection breaks at every step of a payment: the page says what is true and what can be done, until it is paid', {
	tag: '@all',
}, async ({ page, shop }) => {
	test.slow();
	await readyToPay(page);
	await slowDown(page);
	const payment = paymentOn(page);
	const button = (name: string) => payment.getByRole('button', { name });

	// The order reaches the server but its response is lost. The connection is then down for the first
	// request about the payment.
	await cutOnce(page, '**/api/order_add', 'after');
	const putBack = await cutUntilPutBack(page, CHECK);
	await orderButton(page).click();
	await expect(payment).toContainText(having(ru.shop('payment.awaiting', { time: ANY })));
	await expect(payment).toContainText(NOT_LOADED);
	await expect(button(ru.shop('payment.cashPickup'))).toBeVisible();
	// The page repeats the request by itself.
	await putBack();
	await expect(payment).not.toContainText(NOT_LOADED);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	const orderPage = new URL(page.url()).pathname;

	// The bank has registered the payment, but the page does not know.
	await cutOnce(page, '**/api/payment_start/*', 'after');
	await button(ru.shop('payment.payNow')).click();
	await expect(payment).toContainText(ru.shop('payment.bankAway'));

	// The bank's page does not load, so the shopper opens the same payment again from the history.
	await cutOnce(page, BANK_PAGE, 'before');
	await button(ru.shop('payment.payNow'))
		.or(button(ru.shop('payment.openPage')))
		.click();
	await expect(page).toHaveURL(NO_CONNECTION);
	await page.goto('/history');
	await page
		.getByRole('article')
		.getByRole('link', { name: ru.shop('payment.payNow') })
		.click();
	await expect(payment).toContainText(ru.shop('payment.unknown'));
	await button(ru.shop('payment.openPage')).click();

	// The payment succeeds, but the way back breaks. So does the first request of the page that is opened
	// later.
	await expect(page.getByLabel('Номер карты')).toBeVisible();
	await inDatabase((db) =>
		sql`update payments set next_check_at = now() + interval '1 hour' where state = 'registered'`.execute(db),
	);
	await cutOnce(page, BANK_PAGE, 'after');
	await typeCard(page, '4111 1111 1111 1111');
	await expect(page).toHaveURL(NO_CONNECTION);
	const putBackAgain = await cutUntilPutBack(page, CHECK);
	await page.goto(orderPage);
	await expect(payment).toContainText(NOT_LOADED);
	await button(ru.shop('payment.check')).click();
	await expect(payment).toContainText(NOT_LOADED);
	await putBackAgain();
	await expect(payment).toContainText(beforeAny(ru.shop('payment.paidByCard', { sum: ANY })));
});

test('PAY-02 the customer pays on receipt instead, and the response is lost: the order shows as it is', {
	tag: '@all',
}, async ({ page }) => {
	await readyToPay(page);
	await cutOnce(page, BANK_PAGE, 'before');
	await orderButton(page).click();
	await expect(page).toHaveURL(NO_CONNECTION);
	await page.goto('/history');
	await page
		.getByRole('article')
		.getByRole('link', { name: ru.shop('payment.payNow') })
		.click();
	await cutOnce(page, '**/api/payment_on_receipt/*', 'after');
	// The page may learn of the change earlier, from the stream of order events.
	const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('payment_on_receipt'));
	await page.getByRole('button', { name: ru.shop('payment.cashPickup') }).click();
	await lost;
	await expect(page.getByRole('region', { name: ru.shop('payment.cardTitle') })).toHaveCount(0);
	await expect(page.getByText(ru.shop('payment.cashPickup'))).toBeVisible();
});

test('PAY-02 while the bank is asked nothing moves: what can be pressed comes with its first answer, and stays where it is', {
	tag: '@all',
}, async ({ page }) => {
	await readyToPay(page);
	await cutOnce(page, BANK_PAGE, 'before');
	await orderButton(page).click();
	await expect(page).toHaveURL(NO_CONNECTION);
	await page.goto('/history');
	const firstQuestion = await holdBack(page, CHECK);
	await page
		.getByRole('article')
		.getByRole('link', { name: ru.shop('payment.payNow') })
		.click();
	const payment = page.getByRole('region', { name: ru.shop('payment.cardTitle') });
	await expect(payment).toContainText(ru.shop('payment.asking'));
	await expect(payment.getByRole('button')).toHaveCount(0);
	firstQuestion.release();
	const onReceipt = payment.getByRole('button', { name: ru.shop('payment.cashPickup') });
	await expect(onReceipt).toBeVisible();
	await expect(payment).toContainText(ru.shop('payment.unknown'));
	const place = await onReceipt.boundingBox();

	const nextQuestion = await holdBack(page, CHECK);
	await expect(payment.getByRole('button', { name: ru.shop('payment.check') })).toHaveAttribute(
		'aria-busy',
		'true',
	);
	expect(await onReceipt.boundingBox()).toEqual(place);
	await onReceipt.click();
	await expect(payment).toHaveCount(0);
	await expect(page.getByText(ru.shop('payment.cashPickup'))).toBeVisible();
	nextQuestion.release();
	await expect.poll(() => nextQuestion.done).toBe(1);
});
