import type { APIRequestContext, Page } from '@playwright/test';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { oneAtATime } from '../apps/server/src/testing/sales-history.ts';
import type { ShelfProduct } from '../apps/server/src/testing/shop-books.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { authForm } from './people.ts';
import { expect, whenAlive } from './shop-test.ts';

/** A look into the shop's database. A busy machine may take its time to answer. */
export async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
	const db = openDatabase(process.env.DATABASE_URL ?? '', () => {}, { patient: true });
	try {
		return await work(db);
	} finally {
		await db.destroy();
	}
}

/** Where the shop has only one of something (its contacts, the last import): one test at a time, in all workers. */
export async function alone(what: string, work: () => Promise<void>): Promise<void> {
	await inDatabase((db) => oneAtATime(db, work, what));
}

export async function signInAt(page: Page, phone: string): Promise<void> {
	await page.goto('/signin');
	await whenAlive(page);
	await authForm(page, page.getByRole('main')).signIn(phone);
	await expect(page).toHaveURL('/profile');
}

export async function putInCart(page: Page, product: ShelfProduct): Promise<void> {
	await page.goto(`/product/${product.category_id}/${product.id}`);
	await whenAlive(page);
	const kept = () => page.evaluate(() => localStorage.getItem('dukan.cart'));
	const before = await kept();
	await page
		.getByRole('main')
		.getByRole('button', { name: /^В корзину/ })
		.first()
		.click();
	await expect(page.getByRole('button', { name: 'Увеличить количество' }).first()).toBeVisible();
	await expect.poll(kept).not.toBe(before);
}

export const orderButton = (page: Page) => page.getByRole('button', { name: /^Оформить заказ на .* манат$/ });

/** As an operator does it: a call of staff, with a session of staff. */
export async function moveOrder(request: APIRequestContext, orderId: number, to: string): Promise<void> {
	const { cookie } = await inDatabase((db) => signInStaff(db, new Date()));
	const response = await request.post(`/api/staff/order_move/${orderId}`, {
		headers: { cookie },
		data: { to },
	});
	expect(response.status()).toBe(200);
}
