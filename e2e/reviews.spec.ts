import type { APIRequestContext } from '@playwright/test';
import { sql } from 'kysely';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, type KnownShopper, newShopper } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, ru, starting } from './texts.ts';

/** A picture of one red dot. */
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
	'base64',
);

/** Makes an order of one piece that this person has received. */
async function received(
	request: APIRequestContext,
	{ token, phone }: KnownShopper,
	p_id: number,
): Promise<number> {
	const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `review-${phone}` };
	const goods = { items: [{ p_id, quantity: 1 }], delivery: 'pickup' };
	const { total } = await (await request.post('/api/order_quote', { headers, data: goods })).json();
	const placed = await request.post('/api/order_add', {
		headers,
		data: {
			...goods,
			address: '',
			payment: 'cash',
			name: 'Aman Myradow',
			phone,
			note: '',
			expected_total: total,
		},
	});
	expect(placed.status()).toBe(201);
	const { order } = await placed.json();
	await inDatabase((db) => sql`update orders set status = 'completed' where id = ${order.id}`.execute(db));
	return order.id;
}

test('CHOOSE-03 a buyer reviews what was received, staff answer and publish, and the product’s page shows both', async ({
	shop,
	page,
	request,
}) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Смартфон', 5));
	const buyer = await newShopper();
	const orderId = await received(request, buyer, product.id);
	const text = `Держит заряд два дня, номер ${buyer.phone}`;
	await enterAs(page, buyer);
	await shop.open(`/history/${orderId}`);
	await page.getByRole('button', { name: starting(ru.shop('review.write')) }).click();
	const dialog = page.getByRole('dialog', { name: ru.shop('review.own') });
	const stars = await dialog
		.getByRole('radio')
		.evaluateAll((radios) => radios.map((radio) => Math.round(radio.getBoundingClientRect().top)));
	expect(stars, 'five stars in one row').toEqual(Array(5).fill(stars[0]));
	await dialog.getByRole('button', { name: ru.shop('review.send') }).click();
	await expect(dialog.getByRole('alert')).toHaveText(ru.shop('review.chooseStars'));
	await dialog.getByRole('img', { name: ru.shop('review.starsOf', { stars: 4 }) }).click();
	await dialog.getByLabel(starting(ru.shop('review.text'))).fill(text);
	await dialog
		.getByLabel(starting(ru.shop('review.pictures')))
		.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
	await shop.expectAccessible();
	await dialog.getByRole('button', { name: ru.shop('review.send') }).click();
	await expect(page.getByText(ru.shop('review.state.waiting'))).toBeVisible();
	await expect(page.getByRole('button', { name: starting(ru.shop('review.change')) })).toBeVisible();

	await signInTo(page, 'content', 'reviews');
	const waiting = page.getByRole('region').filter({ hasText: text });
	await expect(waiting.getByRole('img', { name: ru.reviews('picture', { position: 1 }) })).toBeVisible();
	await waiting.getByLabel(ru.reviews('answer')).fill('Спасибо');
	await waiting.getByRole('button', { name: ru.reviews('saveAnswer') }).click();
	await expect(waiting.getByRole('button', { name: ru.reviews('saveAnswer') })).toBeHidden();
	await shop.expectAccessible();
	// Text that the moderator typed but did not save is sent with the decision.
	await waiting.getByLabel(ru.reviews('answer')).fill('Спасибо за отзыв');
	await waiting.getByRole('button', { name: ru.reviews('publish') }).click();
	await expect(waiting).toHaveCount(0);

	const address = `/product/${product.category_id}/${product.id}`;
	await expect.poll(async () => (await request.get(address)).text()).toContain(text);
	await shop.open(address);
	const review = page
		.getByRole('region', { name: ru.review('title') })
		.getByRole('listitem')
		.filter({ hasText: text });
	await expect(review).toContainText(ru.review('bought'));
	await expect(review).toContainText('Спасибо за отзыв');
	await expect(
		review.getByRole('img', { name: starting(ru.review('picture', { number: 1, author: ANY })) }),
	).toBeVisible();
	await shop.expectNoSidewaysScroll();
});

test('CHOOSE-03 a review that was written in another tab meanwhile is changed by the next press', {
	tag: '@all',
}, async ({ page, request }) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Мышь', 20));
	const buyer = await newShopper();
	const orderId = await received(request, buyer, product.id);
	await enterAs(page, buyer);
	await page.goto(`/history/${orderId}`);
	await page.getByRole('button', { name: starting(ru.shop('review.write')) }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('img', { name: ru.shop('review.starsOf', { stars: 4 }) }).click();
	const added = await request.post('/api/review_add', {
		headers: { authorization: `Bearer ${buyer.token}` },
		data: { order_id: orderId, p_id: product.id, stars: 1, text: '' },
	});
	expect(added.status()).toBe(201);
	await dialog.getByRole('button', { name: ru.shop('review.send') }).click();
	await expect(dialog.getByRole('alert')).toHaveText(ru.shop('auth.error.tryAgain'));
	await dialog.getByRole('button', { name: ru.shop('review.send') }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('img', { name: ru.shop('review.starsOf', { stars: 4 }) })).toBeVisible();
});
