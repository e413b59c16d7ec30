import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { newShopper } from './buying.ts';
import { makeProduct, stockOf } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, exactly, having, ru } from './texts.ts';

test.use({ expected: { errors: [/status of (401|404|409)/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/] } });

/** Returns a phone that belongs to no one. The users of other tests have phones from another range. */
const newPhone = () => `5${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`;

/** Chooses the first option that is enabled and not empty. */
async function chooseFirst(page: Page, label: string): Promise<void> {
	const select = page.getByLabel(label, { exact: true });
	const first = select.locator('option:not([disabled]):not([value=""])').first();
	await first.waitFor({ state: 'attached' });
	await select.selectOption(await first.getAttribute('value'));
}

const messagesOf = (orderId: number) =>
	inDatabase(async (db) => {
		const { rows } = await sql<{ text: string }>`select s.text from sms_outbox s
			join order_messages m on m.sms_id = s.id where m.order_id = ${orderId} order by s.id`.execute(db);
		return rows.map(({ text }) => text);
	});

const bookedOf = (orderId: number) =>
	inDatabase(async (db) => {
		const { rows } = await sql<{
			slot_id: number | null;
		}>`select slot_id from orders where id = ${orderId}`.execute(db);
		return rows[0]?.slot_id ?? null;
	});

test('DESK-04 DESK-05 DESK-06 DESK-07 a call becomes an order, courier becomes pickup, it is handed over, stepped back and completed', async ({
	page,
	shop,
}) => {
	test.slow();
	const product = await makeProduct(page.request, { priceTenge: 150_00 });
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', 'orders');
	await page.getByRole('link', { name: ru.desk('entry.title') }).click();
	await page.getByRole('heading', { name: ru.desk('entry.title') }).waitFor();
	await page.getByLabel(ru.desk('entry.phone'), { exact: true }).fill(newPhone());
	await page.getByLabel(ru.desk('entry.name')).fill('Мерал Атаева');
	await expect(page.getByText(having(ru.desk('entry.unknown', { phone: ANY })))).toBeVisible();
	// The page reports a price that it cannot load, and requests it again.
	await page.route('**/api/staff/order_quote', (route) => route.fulfill({ status: 404, json: {} }), {
		times: 1,
	});
	await page.getByLabel(ru.orders('order.addProduct')).fill(String(product.id));
	await page.getByRole('button', { name: `${ru.orders('order.addProduct')}: ${product.name}` }).click();
	await page
		.getByRole('alert')
		.getByRole('button', { name: ru.shell('common.retry') })
		.click();
	await expect(page.getByText(new RegExp(`${ru.orders('order.total')}: \\d+`))).toBeVisible();
	await page.getByLabel(`${ru.orders('order.quantity')}: ${product.name}`).fill('2');
	await chooseFirst(page, ru.desk('entry.region'));
	await chooseFirst(page, ru.desk('entry.district'));
	await page.getByLabel(ru.orders('order.address')).fill('Парахат 7, дом 12');
	await chooseFirst(page, ru.orders('order.slot'));
	await expect(page.getByText(new RegExp(`${ru.orders('order.total')}: \\d+`))).toBeVisible();
	await shop.expectAccessible();
	await page.getByRole('button', { name: ru.desk('entry.submit') }).click();

	const status = page.locator('[data-status]').first();
	await expect(status).toHaveText(ru.orders('order.status.accepted'));
	await expect(page.getByText(ru.desk('channel.phone'))).toBeVisible();
	const orderId = Number(page.url().split('/').at(-1));
	expect(await stockOf(product.id)).toBe(48);
	expect(await bookedOf(orderId)).not.toBeNull();
	expect(await messagesOf(orderId)).toHaveLength(1);

	await page.getByRole('button', { name: ru.orders('order.edit') }).click();
	await page.getByLabel(ru.orders('order.place')).selectOption('pickup');
	await page
		.getByRole('link', { name: ru.orders('orders.title'), exact: true })
		.first()
		.click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.cancel') })
		.click();
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(page.getByText(`300 ${ru.shop('currency.manat')}`, { exact: true })).toBeVisible();
	await expect(
		page.getByText(
			ru.desk('change.made', {
				parts: [ru.desk('change.delivery'), ru.desk('change.place'), ru.desk('change.slot')].join(', '),
			}),
			{ exact: false },
		),
	).toBeVisible();
	expect(await bookedOf(orderId)).toBeNull();

	await page.getByRole('button', { name: ru.orders('order.move.ready') }).click();
	await expect(status).toHaveText(ru.orders('order.status.ready'));
	await page.getByRole('button', { name: ru.orders('order.move.handed_over') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.orders('order.move.handed_over') })
		.click();
	await expect(status).toHaveText(ru.orders('order.status.handed_over'));
	const sent = await messagesOf(orderId);
	expect(sent.at(1)).toMatch(
		exactly(ru.shop('sms.orderReady', { shop: ANY, number: ANY, address: ANY, hours: ANY })),
	);

	await page.getByRole('button', { name: ru.orders('order.undo') }).click();
	await expect(status).toHaveText(ru.orders('order.status.ready'));
	await page.getByRole('button', { name: ru.orders('order.move.handed_over') }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.orders('order.move.handed_over') })
		.click();
	await expect(status).toHaveText(ru.orders('order.status.handed_over'));
	expect(await stockOf(product.id)).toBe(48);
});

test('DESK-01 DESK-12 a cut connection is told, a press on it fails at once, and orders that came meanwhile ring after it', async ({
	page,
	shop,
	context,
}) => {
	const product = await makeProduct(page.request);
	const { phone, token } = await newShopper();
	const place = async () => {
		const response = await fetch(new URL('/api/order_add', process.env.BASE_URL), {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				authorization: `Bearer ${token}`,
				'idempotency-key': crypto.randomUUID(),
			},
			body: JSON.stringify({
				items: [{ p_id: product.id, quantity: 1 }],
				delivery: 'pickup',
				address: '',
				payment: 'cash',
				name: 'Aýna',
				phone,
				note: '',
				expected_total: 100,
			}),
		});
		const { order } = (await response.json()) as { order: { id: number; number: string } };
		return order;
	};
	const first = await place();
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', `orders/${first.id}`);
	await page.getByRole('button', { name: ru.desk('queue.take') }).click();
	await expect(page.getByText(ru.desk('queue.takenByMe'))).toBeVisible();
	await page
		.getByRole('link', { name: ru.orders('orders.title'), exact: true })
		.first()
		.click();
	await expect(page.getByText(ru.orders('orders.stream.live'))).toBeVisible();
	// The test stays in this page, because its stream is known to be open.
	await page.goBack();
	await page.getByRole('button', { name: ru.orders('order.move.accepted') }).waitFor();

	await context.setOffline(true);
	await expect(page.getByText(ru.shell('app.offline'))).toBeVisible();
	await page.getByRole('button', { name: ru.orders('order.move.accepted') }).click();
	await expect(page.getByRole('button', { name: ru.orders('order.move.accepted') })).toBeEnabled();
	const missed = await place();
	await context.setOffline(false);
	// Another test may have placed an order meanwhile.
	const told = page.getByText(ru.orders('orders.arrived', { number: missed.number }));
	await expect(
		told.or(page.getByText(exactly(ru.orders('orders.arrivedMeanwhile', { count: ANY })))),
	).toBeVisible();
	await expect(page.locator('[data-status]').first()).toHaveText(ru.orders('order.status.pending'));
	await page
		.getByRole('link', { name: ru.orders('orders.title'), exact: true })
		.first()
		.click();
	await expect(page.getByRole('link', { name: missed.number })).toBeVisible();
});

test('DESK-03 DESK-06 DESK-08 an order is found, called, accepted, printed, made ready and handed over by keyboard alone', async ({
	page,
	shop,
}) => {
	const product = await makeProduct(page.request);
	const { phone, token } = await newShopper();
	const placed = await page.request.post('/api/order_add', {
		headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
		data: {
			items: [{ p_id: product.id, quantity: 1 }],
			delivery: 'pickup',
			address: '',
			payment: 'cash',
			name: 'Aýna',
			phone,
			note: '',
			expected_total: 100,
		},
	});
	const { order } = await placed.json();
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', 'today');
	await page.getByRole('heading', { level: 1 }).waitFor();
	const press = (key: string) => page.keyboard.press(key);
	const tabTo = async (control: Locator) => {
		await expect(control).toBeEnabled();
		for (let presses = 0; presses < 100; presses += 1) {
			if (await control.evaluate((element) => element === document.activeElement)) return;
			await press('Tab');
		}
		await expect(control).toBeFocused();
	};
	const status = page.locator('[data-status]').first();
	await press('Tab');
	await expect(page.getByRole('link', { name: ru.shell('app.skip') })).toBeFocused();
	await press('Enter');
	await expect(page.locator('main')).toBeFocused();
	await press('Shift+?');
	await expect(page.getByRole('dialog')).toContainText(ru.desk('entry.title'));
	await press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);

	await press('o');
	await expect(page.getByRole('heading', { level: 1, name: ru.orders('orders.title') })).toBeVisible();
	await expect(page.locator('main')).toBeFocused();
	await press('/');
	await page.keyboard.type(order.number);
	await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
	await tabTo(page.getByRole('link', { name: order.number }));
	await press('Enter');
	await expect(page.locator('main')).toBeFocused();
	await tabTo(page.getByRole('button', { name: ru.desk('queue.take') }));
	await press('Enter');
	await expect(page.getByText(ru.desk('queue.takenByMe'))).toBeVisible();
	await tabTo(page.getByRole('button', { name: ru.orders('order.move.accepted') }));
	await press('Enter');
	await expect(status).toHaveText(ru.orders('order.status.accepted'));
	await expect(page.locator('main :focus')).toHaveCount(1);
	await tabTo(page.getByRole('link', { name: ru.orders('print.action') }));
	await press('Enter');
	await expect(page.getByRole('article')).toContainText(order.number);
	await expect(page.locator('main')).toBeFocused();

	await tabTo(
		page
			.locator('main')
			.getByRole('link', { name: having(ru.orders('order.number')) })
			.first(),
	);
	await press('Enter');
	await expect(status).toHaveText(ru.orders('order.status.accepted'));
	await tabTo(page.getByRole('button', { name: ru.orders('order.move.ready') }));
	// Here the event of the change arrives before the response to the change.
	const shown = Promise.withResolvers<void>();
	await page.route('**/order_move/*', async (route) => {
		const response = await route.fetch();
		await shown.promise;
		await route.fulfill({ response });
	});
	await press('Enter');
	await expect(status).toHaveText(ru.orders('order.status.ready'));
	shown.resolve();
	await page.unrouteAll({ behavior: 'wait' });
	await expect(page.locator('main :focus')).toHaveCount(1);
	await tabTo(page.getByRole('button', { name: ru.orders('order.move.handed_over') }));
	await press('Enter');
	await tabTo(page.getByRole('dialog').getByRole('button', { name: ru.orders('order.move.handed_over') }));
	await press('Enter');
	await expect(status).toHaveText(ru.orders('order.status.handed_over'));
	await expect(page.locator('main :focus')).toHaveCount(1);
});
