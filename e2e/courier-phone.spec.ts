import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import {
	insertStaffAccount,
	makeStaffLink,
} from '../apps/server/src/areas/staff/team/staff-accounts.queries.ts';
import { totpCode, totpStep } from '../apps/server/src/areas/staff/team/totp.ts';
import { signInStaff } from '../apps/server/src/testing/staff.ts';
import { newShopper } from './buying.ts';
import { makeProduct, newWord, stockOf } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { openShakyConnection, type ShakyConnection } from './shaky-connection.ts';
import { test as base, expect } from './shop-test.ts';
import { ANY, having, ru } from './texts.ts';

const PASSWORD = 'gyzyl alma agajy';
const PIN = '402917';

type Fixtures = { line: ShakyConnection; cutLine: (isCut: boolean) => Promise<void> };

/** The shop behind a connection that the test can cut. */
const test = base.extend<Fixtures>({
	line: async ({ browser: _ }, use) => {
		const line = await openShakyConnection(process.env.BASE_URL ?? '');
		await use(line);
		await line.close();
	},
	baseURL: async ({ line }, use) => use(line.origin),
	cutLine: async ({ line, context }, use) =>
		use(async (isCut) => {
			line.down(isCut);
			await context.setOffline(isCut);
		}),
});

test.use({
	serviceWorkers: 'allow',
	viewport: { width: 360, height: 740 },
	expected: {
		errors: [
			/status of (400|401|404|409)/,
			/ERR_(INTERNET_DISCONNECTED|FAILED|EMPTY_RESPONSE|CONNECTION_RESET)/,
		],
	},
});

/** Adds a courier who has joined, and returns a function for the codes of their app. */
async function newCourier(page: Page): Promise<{ id: number; login: string; code: () => string }> {
	const login = `batyr-${newWord()}`;
	const { id, token } = await inDatabase(async (db) => {
		const id = await insertStaffAccount(db, { login, name: 'Батыр', role: 'courier' }, new Date());
		return { id, token: (await makeStaffLink(db, id, new Date())).token };
	});
	const post = (path: string, data: object) => page.request.post(`/api/staff/${path}`, { data });
	const { secret } = await (await post('join_begin', { token })).json();
	const code = () => totpCode(secret, totpStep(new Date()));
	const joined = await post('join', { token, login, password: PASSWORD, secret, code: code() });
	expect(joined.status()).toBe(204);
	// Each code is valid once. Resetting the step makes the same code valid again, so the test need not wait.
	await inDatabase((db) =>
		db.updateTable('staff_accounts').set({ totp_step: 0 }).where('id', '=', id).execute(),
	);
	return { id, login, code };
}

/** Signs a courier in on this phone and sets a PIN. */
async function signedInCourier(page: Page): Promise<{ id: number }> {
	const { id, login, code } = await newCourier(page);
	const post = (path: string, data: object) => page.request.post(`/api/staff/${path}`, { data });
	expect((await post('signin', { login, password: PASSWORD, code: code() })).ok()).toBe(true);
	expect((await post('pin_set', { pin: PIN })).ok()).toBe(true);
	// Stores the page's note that a PIN exists, so that after a sign-out it asks only for the PIN.
	await page.addInitScript(() => localStorage.setItem('courier.pin', 'true'));
	return { id };
}

/**
 * Makes an order of two pieces that is on its way with the courier. `hour` counts the delivery slots of
 * today.
 */
async function bring(
	page: Page,
	{ courierId, productId, hour }: { courierId: number; productId: number; hour: number },
): Promise<{ id: number; number: string }> {
	const { phone, token } = await newShopper();
	const desk = await inDatabase((db) => signInStaff(db, new Date(), 'operator'));
	const post = (path: string, data: object) =>
		page.request.post(`/api/staff/${path}`, {
			headers: { cookie: desk.cookie, 'idempotency-key': crypto.randomUUID() },
			data,
		});
	const response = await page.request.post('/api/order_add', {
		headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
		data: {
			items: [{ p_id: productId, quantity: 2 }],
			delivery: 'pickup',
			address: '',
			payment: 'cash',
			change_from: 250,
			name: 'Aýna',
			phone,
			note: 'Синие ворота, второй этаж',
			expected_total: 200,
		},
	});
	expect(response.status(), await response.text()).toBe(201);
	const { order } = await response.json();
	// The slot is always of today, however late it is.
	await inDatabase(async (db) => {
		const { date } = ashgabatTime(new Date());
		await sql`with slot as (select id, from_time, to_time from delivery_slots order by from_time offset ${hour} limit 1),
				booked as (insert into slot_bookings (date, slot_id, booked) select ${date}::date, id, 1 from slot
					on conflict (date, slot_id) do update set booked = slot_bookings.booked + 1)
			update orders set delivery = 'courier', delivery_date = ${date}::date, slot_id = slot.id, slot_from = slot.from_time,
				slot_to = slot.to_time, district_id = (select min(id) from districts where delivery), address = 'Парахат 7, дом 12'
			from slot where orders.id = ${order.id}`.execute(db);
	});
	for (const [path, data] of [
		[`order_move/${order.id}`, { to: 'accepted' }],
		['orders_assign', { ids: [order.id], courierId }],
		[`order_move/${order.id}`, { to: 'on_delivery' }],
	] as const)
		expect((await post(path, data)).ok()).toBe(true);
	return order;
}

const statusOf = (id: number) =>
	inDatabase(async (db) => {
		const { rows } = await sql<{ status: string }>`select status from orders where id = ${id}`.execute(db);
		return rows[0]?.status;
	});

const stopOf = (page: Page, { number }: { number: string }) => page.getByRole('article', { name: number });
const doneOf = (page: Page, { number }: { number: string }) =>
	page.getByRole('listitem').filter({ hasText: number });

const atDoor = (page: Page, order: { number: string }) =>
	stopOf(page, order)
		.getByRole('button', { name: having(ru.courier('stop.door')) })
		.click();
const saveAtDoor = (page: Page) =>
	page
		.getByRole('dialog')
		.getByRole('button', { name: ru.courier('door.save') })
		.click();

async function signOut(page: Page): Promise<void> {
	const action = { name: ru.courier('signOut.action') };
	await page.getByRole('button', action).click();
	await page.getByRole('dialog').getByRole('button', action).click();
	await expect(page.getByRole('heading', { name: ru.courier('pin.title') })).toBeVisible();
}

async function enterPin(page: Page, pin: string): Promise<void> {
	await page.getByLabel(ru.courier('pin.label')).fill(pin);
	await page.getByRole('button', { name: ru.courier('pin.submit') }).click();
}

/** Waits until the service worker has cached everything that the page needs without a connection. */
async function whenKeptOnPhone(page: Page): Promise<void> {
	const workerState = () =>
		page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/courier'))?.active?.state);
	await expect.poll(workerState).toBe('activated');
}

const cashOf = (courierId: number) =>
	inDatabase(async (db) => {
		const { rows } = await sql<{
			sum: number;
			entries: number;
		}>`select sum(amount_tenge)::float8 as sum, count(*)::integer as entries
			from cash_entries where holder_id = ${courierId}`.execute(db);
		return rows[0];
	});

test('COUR-02 a courier signs in once, afterwards by PIN, sees where to go, and a phone that is signed out knows no customer', async ({
	page,
	shop,
}) => {
	const product = await makeProduct(page.request);
	const courier = await newCourier(page);
	const orders = [
		await bring(page, { courierId: courier.id, productId: product.id, hour: 0 }),
		await bring(page, { courierId: courier.id, productId: product.id, hour: 1 }),
	];
	await shop.setLanguage('ru');
	await page.goto('/courier');
	await page.getByLabel(ru.courier('signIn.login')).fill(courier.login);
	await page.getByLabel(ru.courier('signIn.password')).fill(PASSWORD);
	await page.getByLabel(ru.courier('signIn.code')).fill(courier.code());
	await page.getByRole('button', { name: ru.courier('signIn.submit') }).click();
	await page.getByLabel(ru.courier('pin.label')).fill('123456');
	await page.getByRole('button', { name: ru.courier('pin.save') }).click();
	await expect(page.getByText(ru.courier('pin.tooCommon'))).toBeVisible();
	await page.getByLabel(ru.courier('pin.label')).fill(PIN);
	await page.getByRole('button', { name: ru.courier('pin.save') }).click();

	const stops = page.getByRole('article');
	await expect(stops).toHaveCount(2);
	expect(await stops.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(
		orders.map(({ number }) => number),
	);
	const first = stops.first();
	await expect(first).toContainText('Парахат 7, дом 12');
	await expect(first).toContainText('Синие ворота, второй этаж');
	await expect(first).toContainText(
		ru.courier('stop.change', {
			change: `50 ${ru.shop('currency.manat')}`,
			sum: `250 ${ru.shop('currency.manat')}`,
		}),
	);
	await expect(first.getByRole('link', { name: having(ru.courier('stop.call')) })).toHaveAttribute(
		'href',
		/^tel:\+9936\d{7}$/,
	);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();

	await signOut(page);
	expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Aýna');
	await enterPin(page, '111222');
	await expect(page.getByRole('alert')).toContainText(ru.courier('pin.wrong'));
	await enterPin(page, PIN);
	await expect(stops).toHaveCount(2);
});

test('COUR-02 COUR-03 what is paid at the door while the connection is cut outlives the page, is sent when it is back, and is in the cash book', async ({
	page,
	shop,
	cutLine,
}) => {
	const product = await makeProduct(page.request);
	const courier = await signedInCourier(page);
	const order = await bring(page, { courierId: courier.id, productId: product.id, hour: 0 });
	await shop.setLanguage('ru');
	await page.goto('/courier');
	await expect(stopOf(page, order)).toBeVisible();
	await whenKeptOnPhone(page);

	await cutLine(true);
	await atDoor(page, order);
	await shop.expectAccessible();
	await saveAtDoor(page);
	await expect(doneOf(page, order)).toContainText(ru.courier('action.waiting'));
	await page.reload();
	await expect(page.getByText(ru.courier('line.away'))).toBeVisible();
	await expect(doneOf(page, order)).toContainText(ru.courier('action.waiting'));
	expect(await statusOf(order.id)).toBe('on_delivery');
	await cutLine(false);
	await expect(doneOf(page, order)).toContainText(ru.courier('action.sent'));
	expect(await statusOf(order.id)).toBe('completed');
	expect(await cashOf(courier.id)).toEqual({ sum: 200_00, entries: 1 });
	await signOut(page);
	await enterPin(page, PIN);
	await expect(page.getByRole('heading', { name: ru.courier('run.done') })).toBeVisible();
	await expect(doneOf(page, order)).toContainText(ru.courier('stop.completed'));
});

test('COUR-02 COUR-03 without a connection one piece of two is taken; an order that the office has changed meanwhile comes back to the courier', {
	tag: '@all',
}, async ({ page, shop, cutLine }) => {
	const product = await makeProduct(page.request);
	const courier = await signedInCourier(page);
	const [changed, partly] = [
		await bring(page, { courierId: courier.id, productId: product.id, hour: 0 }),
		await bring(page, { courierId: courier.id, productId: product.id, hour: 1 }),
	];
	await shop.setLanguage('ru');
	await page.goto('/courier');
	await expect(stopOf(page, changed)).toBeVisible();
	await whenKeptOnPhone(page);
	const dialog = page.getByRole('dialog');

	await cutLine(true);
	await atDoor(page, changed);
	await dialog.getByText(ru.courier('door.refused'), { exact: true }).click();
	await saveAtDoor(page);
	await atDoor(page, partly);
	await dialog.getByRole('button', { name: having(ru.courier('door.less', { name: ANY })) }).click();
	await dialog.getByText(ru.courier('door.both')).click();
	await page.getByLabel(ru.courier('door.terminalSum')).fill('60');
	await expect(dialog).toContainText(
		ru.courier('door.parts', {
			cash: `40 ${ru.shop('currency.manat')}`,
			terminal: `60 ${ru.shop('currency.manat')}`,
		}),
	);
	await saveAtDoor(page);
	await expect(page.getByText(ru.courier('action.waiting'))).toHaveCount(2);
	await inDatabase((db) => sql`update orders set note = 'Домофон 7' where id = ${changed.id}`.execute(db));
	await cutLine(false);
	await expect(stopOf(page, changed)).toContainText(ru.courier('problem.changed_meanwhile'));
	await expect(stopOf(page, changed)).toContainText('Домофон 7');
	await expect(doneOf(page, partly)).toContainText(ru.courier('action.sent'));
	expect(await statusOf(changed.id)).toBe('on_delivery');
	expect(await statusOf(partly.id)).toBe('completed');
	expect(await stockOf(product.id)).toBe(47);

	await atDoor(page, changed);
	await dialog.getByText(ru.courier('door.refused'), { exact: true }).click();
	await saveAtDoor(page);
	await expect(doneOf(page, changed)).toContainText(ru.courier('action.sent'));
	expect(await statusOf(changed.id)).toBe('cancelled');
	expect(await cashOf(courier.id)).toEqual({ sum: 100_00, entries: 2 });
});
