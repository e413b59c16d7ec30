import type { APIRequestContext, Page } from '@playwright/test';
import { startSession } from '../apps/server/src/areas/people/accounts/sessions.queries.ts';
import { oneAtATime } from '../apps/server/src/testing/sales-history.ts';
import type { StockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { inDatabase } from './in-database.ts';
import { authForm, newPhone } from './people.ts';
import { expect, whenAlive } from './shop-test.ts';
import { storeSession } from './stored-session.ts';
import { ANY, exactly, ru, starting } from './texts.ts';

/**
 * Runs one test at a time, across all workers, for things that the shop has only once, such as its contacts
 * or the last import.
 */
export async function alone(what: string, work: () => Promise<void>): Promise<void> {
	await inDatabase((db) => oneAtATime(db, work, what));
}

const VISITOR = {
	network: '127.0.0.1',
	device: 'test',
	userAgent: 'test',
	language: 'ru',
	proof: undefined,
} as const;

export type KnownShopper = { phone: string; token: string };

/**
 * Makes a person whom the shop knows, with a session on some device. No password is hashed, because accounts
 * have tests of their own.
 */
export async function newShopper({ known = true } = {}): Promise<KnownShopper> {
	const phone = newPhone();
	const now = new Date();
	const token = await inDatabase(async (db) => {
		const { id } = await db
			.insertInto('users')
			.values({
				phone,
				name: 'Aman Myradow',
				password_hash: 'none',
				language: 'ru',
				created_at: now,
				vouched_at: known ? now : null,
			})
			.returning('id')
			.executeTakeFirstOrThrow();
		return startSession(db, id, VISITOR, now);
	});
	return { phone, token };
}

/** Makes another session of the same person. */
export async function anotherSession({ phone }: KnownShopper): Promise<KnownShopper> {
	const token = await inDatabase(async (db) => {
		const found = db.selectFrom('users').select('id').where('phone', '=', phone);
		return startSession(db, (await found.executeTakeFirstOrThrow()).id, VISITOR, new Date());
	});
	return { phone, token };
}

/** Signs the person in on all pages that are opened from now on. */
export function enterAs(page: Page, { token }: KnownShopper): Promise<void> {
	return storeSession(page, token);
}

/**
 * Signs in through the page with the person's existing session, for tests of the effects of a sign-in. The
 * password is not checked.
 */
export async function signInAs(page: Page, { phone, token }: KnownShopper): Promise<void> {
	await page.route('**/api/signin', (route) => route.fulfill({ json: { login: true, token } }));
	await signInAt(page, phone);
	await page.unroute('**/api/signin');
}

export async function signInAt(page: Page, phone: string): Promise<void> {
	await page.goto('/signin');
	await whenAlive(page);
	await authForm(page, page.getByRole('main')).signIn(phone);
	await expect(page).toHaveURL('/profile');
}

export async function putInCart(page: Page, product: StockedProduct): Promise<void> {
	await page.goto(`/product/${product.category_id}/${product.id}`);
	await whenAlive(page);
	const kept = () => page.evaluate(() => localStorage.getItem('dukan.cart'));
	const before = await kept();
	await page
		.getByRole('main')
		.getByRole('button', { name: starting(ru.shop('product.addToCart')) })
		.first()
		.click();
	await expect(page.getByRole('button', { name: ru.shop('product.increase') }).first()).toBeVisible();
	await expect.poll(kept).not.toBe(before);
}

export const orderButton = (page: Page) =>
	page.getByRole('button', { name: exactly(ru.shop('order.placeFor', { total: ANY })) });

/** Moves an order as an operator does, by a call with a staff session. */
export async function moveOrder(request: APIRequestContext, orderId: number, to: string): Promise<void> {
	const { cookie } = await inDatabase((db) => signInStaff(db, new Date()));
	const response = await request.post(`/api/staff/order_move/${orderId}`, {
		headers: { cookie },
		data: { to },
	});
	expect(response.status()).toBe(200);
}
