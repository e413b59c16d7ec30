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
import { openShakyLine, type ShakyLine } from './shaky-line.ts';
import { test as base, expect } from './shop-test.ts';
import { ANY, having, ru } from './texts.ts';

const PASSWORD = 'gyzyl alma agajy';
const PIN = '402917';

/** The shop at the other end of a line that can be cut. */
const test = base.extend<{ line: ShakyLine }>({
	line: async ({ browser: _ }, use) => {
		const line = await openShakyLine(process.env.BASE_URL ?? '');
		await use(line);
		await line.close();
	},
	baseURL: async ({ line }, use) => use(line.origin),
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

/** A courier who has joined, and the code of their app. */
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
	// Each code serves once: half a minute passes.
	await inDatabase((db) =>
		db.updateTable('staff_accounts').set({ totp_step: 0 }).where('id', '=', id).execute(),
	);
	return { id, login, code };
}

/** Two pieces of a product, on their way with the courier, for today at the first hour or a later one. */
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
	// An hour of today, however late it is now.
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

test('COUR-02 COUR-03 a courier’s day on a phone: signed in once, then by PIN, with the line cut twice', async ({
	page,
	shop,
	context,
	line,
}) => {
	test.slow();
	const cutLine = async (isCut: boolean) => {
		line.down(isCut);
		await context.setOffline(isCut);
	};
	const product = await makeProduct(page.request);
	const courier = await newCourier(page);
	const [first, second, third] = [
		await bring(page, { courierId: courier.id, productId: product.id, hour: 0 }),
		await bring(page, { courierId: courier.id, productId: product.id, hour: 1 }),
		await bring(page, { courierId: courier.id, productId: product.id, hour: 2 }),
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

	const stop = ({ number }: { number: string }) => page.getByRole('article', { name: number });
	const doneLine = ({ number }: { number: string }) => page.getByRole('listitem').filter({ hasText: number });
	await expect(page.getByRole('article')).toHaveCount(3);
	expect(await page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(
		[first, second, third].map(({ number }) => number),
	);
	await expect(stop(first)).toContainText('Парахат 7, дом 12');
	await expect(stop(first)).toContainText('Синие ворота, второй этаж');
	await expect(stop(first)).toContainText(
		ru.courier('stop.change', {
			change: `50 ${ru.shop('currency.manat')}`,
			sum: `250 ${ru.shop('currency.manat')}`,
		}),
	);
	await expect(stop(first).getByRole('link', { name: having(ru.courier('stop.call')) })).toHaveAttribute(
		'href',
		/^tel:\+9936\d{7}$/,
	);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	const workerState = () =>
		page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/courier'))?.active?.state);
	await expect.poll(workerState).toBe('activated');

	// The line is cut: paid in cash, and the page is closed and opened again.
	await cutLine(true);
	await stop(first)
		.getByRole('button', { name: having(ru.courier('stop.door')) })
		.click();
	await shop.expectAccessible();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.courier('door.save') })
		.click();
	await expect(doneLine(first)).toContainText(ru.courier('action.waiting'));
	await page.reload();
	await expect(page.getByText(ru.courier('line.away'))).toBeVisible();
	await expect(doneLine(first)).toContainText(ru.courier('action.waiting'));
	expect(await statusOf(first.id)).toBe('on_delivery');
	await cutLine(false);
	await expect(doneLine(first)).toContainText(ru.courier('action.sent'));
	expect(await statusOf(first.id)).toBe('completed');

	// Cut again: one piece of two is taken; the office changes the other order meanwhile.
	await cutLine(true);
	await stop(second)
		.getByRole('button', { name: having(ru.courier('stop.door')) })
		.click();
	await page.getByRole('dialog').getByText(ru.courier('door.refused'), { exact: true }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.courier('door.save') })
		.click();
	await stop(third)
		.getByRole('button', { name: having(ru.courier('stop.door')) })
		.click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: having(ru.courier('door.less', { name: ANY })) })
		.click();
	await page.getByRole('dialog').getByText(ru.courier('door.both')).click();
	await page.getByLabel(ru.courier('door.terminalSum')).fill('60');
	await expect(page.getByRole('dialog')).toContainText(
		ru.courier('door.parts', {
			cash: `40 ${ru.shop('currency.manat')}`,
			terminal: `60 ${ru.shop('currency.manat')}`,
		}),
	);
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.courier('door.save') })
		.click();
	await expect(page.getByText(ru.courier('action.waiting'))).toHaveCount(2);
	await inDatabase((db) => sql`update orders set note = 'Домофон 7' where id = ${second.id}`.execute(db));
	await cutLine(false);
	await expect(stop(second)).toContainText(ru.courier('problem.changed_meanwhile'));
	await expect(stop(second)).toContainText('Домофон 7');
	await expect(doneLine(third)).toContainText(ru.courier('action.sent'));
	expect(await statusOf(second.id)).toBe('on_delivery');
	expect(await statusOf(third.id)).toBe('completed');
	expect(await stockOf(product.id)).toBe(45);
	await stop(second)
		.getByRole('button', { name: having(ru.courier('stop.door')) })
		.click();
	await page.getByRole('dialog').getByText(ru.courier('door.refused'), { exact: true }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.courier('door.save') })
		.click();
	await expect(doneLine(second)).toContainText(ru.courier('action.sent'));
	expect(await statusOf(second.id)).toBe('cancelled');
	const { rows } = await inDatabase((db) =>
		sql<{
			sum: number;
			entries: number;
		}>`select sum(amount_tenge)::float8 as sum, count(*)::integer as entries
			from cash_entries where holder_id = ${courier.id}`.execute(db),
	);
	expect(rows[0]).toEqual({ sum: 300_00, entries: 3 });

	// Signed out: no customer is on the phone. The PIN opens the list again.
	await page.getByRole('button', { name: ru.courier('signOut.action') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.courier('signOut.action') })
		.click();
	await expect(page.getByRole('heading', { name: ru.courier('pin.title') })).toBeVisible();
	expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Aýna');
	await page.getByLabel(ru.courier('pin.label')).fill('111222');
	await page.getByRole('button', { name: ru.courier('pin.submit') }).click();
	await expect(page.getByRole('alert')).toContainText(ru.courier('pin.wrong'));
	await page.getByLabel(ru.courier('pin.label')).fill(PIN);
	await page.getByRole('button', { name: ru.courier('pin.submit') }).click();
	await expect(page.getByRole('heading', { name: ru.courier('run.done') })).toBeVisible();
	await expect(doneLine(first)).toContainText(ru.courier('stop.completed'));
});
