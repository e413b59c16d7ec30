import type { APIRequestContext, Page } from '@playwright/test';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { anotherSession, enterAs, newShopper, signInAs, signInAt } from './buying.ts';
import { holdBack } from './hold-back.ts';
import { inDatabase } from './in-database.ts';
import { registered } from './people.ts';
import { expect, test, whenAlive } from './shop-test.ts';
import { ANY, beforeAny, ru, starting } from './texts.ts';

/**
 * Waits for the sync of an opening page. While that call was open, a click on a heart would wait for it and
 * send no call of its own.
 */
async function afterFirstSync(page: Page, open: () => Promise<void>): Promise<void> {
	const first = page.waitForResponse(/favourite_sync/);
	await open();
	await first;
}

async function savedBy(request: APIRequestContext, token: string): Promise<number[]> {
	const response = await request.get('/api/favourite_list', {
		headers: { authorization: `Bearer ${token}` },
	});
	return (await response.json()).rows.map(({ p_id }: { p_id: number }) => p_id);
}

test('FAV-01 FAV-02 what a visitor saved is merged at sign-in, follows to another device, and tells of a drop in price', async ({
	shop,
	page,
	request,
	browser,
	baseURL,
}) => {
	const { phone, token } = await registered(request);
	const saved = () => savedBy(request, token);
	const [mine, elsewhere] = await inDatabase(async (db) => [
		await stockedProduct(db, 'Смартфон', 5),
		await stockedProduct(db, 'Наушники', 5),
	]);
	if (!mine || !elsewhere) throw new Error('nothing to save');
	await request.post('/api/favourite_sync', {
		headers: { authorization: `Bearer ${token}` },
		data: { add: [elsewhere.id], remove: [] },
	});

	await shop.open(`/product/${mine.category_id}/${mine.id}`);
	await page
		.getByRole('button', { name: starting(ru.shop('product.addToFavourites')) })
		.first()
		.click();
	await expect.poll(() => page.evaluate(() => localStorage.getItem('dukan.favourites'))).not.toBeNull();
	await signInAt(page, phone);
	await expect.poll(saved).toEqual([mine.id, elsewhere.id]);
	await inDatabase((db) =>
		db
			.updateTable('products')
			.set({ price_tenge: 5000, on_sale: false, sale_price_tenge: null })
			.where('id', '=', mine.id)
			.execute(),
	);

	const device = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
	const other = await device.newPage();
	await enterAs(other, await anotherSession({ phone, token }));
	await other.goto('/saved');
	await expect(other.getByRole('article')).toHaveCount(2);
	await expect(other.getByText(beforeAny(ru.shop('favourites.cheaper', { amount: ANY })))).toBeVisible();
	await other
		.getByRole('button', { name: starting(ru.shop('product.removeFromFavourites')) })
		.first()
		.click();
	await expect.poll(saved).toEqual([elsewhere.id]);
	await device.close();

	await page.goto('/saved');
	await expect(page.getByRole('article')).toHaveCount(1);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await page.getByRole('button', { name: ru.shop('favourites.clear') }).click();
	await expect(page.getByText(ru.shop('favourites.empty'))).toBeVisible();
	await expect.poll(saved).toEqual([]);
});

test('FAV-02 a heart that is pressed while the connection is busy with another is sent after it', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const shopper = await newShopper();
	const saved = () => savedBy(request, shopper.token);
	await enterAs(page, shopper);
	await afterFirstSync(page, () => shop.open('/category/1'));
	const line = await holdBack(page, '**/api/favourite_sync');
	const hearts = page.getByRole('button', { name: starting(ru.shop('product.addToFavourites')) });
	await Promise.all([page.waitForRequest(/favourite_sync/), hearts.first().click()]);
	await page.clock.install();
	await hearts.first().click();
	// The clock passes the pause before sending. The change happens while a call is open, and is sent after
	// it.
	await page.clock.fastForward(1200);
	line.release();
	await expect.poll(() => line.done).toBe(2);
	await expect.poll(async () => (await saved()).length).toBe(2);
});

test('S22 FAV-02 a response that comes after signing out in another tab brings no favourites back', {
	tag: '@all',
}, async ({ page }) => {
	await signInAs(page, await newShopper());
	const other = await page.context().newPage();
	await afterFirstSync(other, async () => {
		await other.goto('/category/laptops-1?lang=ru');
		await whenAlive(other);
	});
	const line = await holdBack(other, '**/api/favourite_sync');
	const asked = other.waitForRequest(/favourite_sync/);
	await other
		.getByRole('button', { name: starting(ru.shop('product.addToFavourites')) })
		.first()
		.click();
	await asked;
	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: ru.shop('profile.logout') }).click();
	await reloaded;
	await expect(
		other.getByRole('button', { name: starting(ru.shop('product.removeFromFavourites')) }),
	).toHaveCount(0);
	line.release();
	await expect.poll(() => line.done).toBeGreaterThan(0);
	// A heart that is clicked later is stored after everything that the response has stored.
	await other
		.getByRole('button', { name: starting(ru.shop('product.addToFavourites')) })
		.nth(1)
		.click();
	await expect.poll(() => other.evaluate(() => localStorage.getItem('dukan.favourites'))).not.toBeNull();
	await expect(
		other.getByRole('button', { name: starting(ru.shop('product.removeFromFavourites')) }),
	).toHaveCount(1);
	expect(await other.evaluate(() => localStorage.getItem('dukan.favourites-synced'))).toBeNull();
});
