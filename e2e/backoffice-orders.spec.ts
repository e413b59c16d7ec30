import type { Page } from '@playwright/test';
import { newShopper } from './buying.ts';
import { makeProduct, newWord, stockOf, whenFound } from './goods.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { having, ru, starting } from './texts.ts';

test.use({ expected: { errors: [/status of (404|409)/] } });

/** A search starts by itself after this pause (list-tools.tsx). */
const TYPING_PAUSE_MS = 250;

async function placeOrder(
	page: Page,
	product: number,
	quantity: number,
	manat: number,
	name = 'Aýna Myradowa',
	buyer?: Awaited<ReturnType<typeof newShopper>>,
) {
	const { phone, token } = buyer ?? (await newShopper());
	const response = await page.request.post('/api/order_add', {
		headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
		data: {
			items: [{ p_id: product, quantity }],
			delivery: 'pickup',
			address: '',
			payment: 'cash',
			name,
			phone,
			note: 'Позвонить мужу',
			expected_total: quantity * manat,
		},
	});
	expect(response.status(), await response.text()).toBe(201);
	const { order } = await response.json();
	return { id: order.id as number, number: order.number as string, token };
}

test('ORDER-04 a new order appears on the board by itself, is called, changed, accepted, sent and completed', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', 'orders?status=pending&sort=-created');
	await expect(page.getByText(ru.orders('orders.stream.live'))).toBeVisible();
	const product = await makeProduct(page.request, { priceTenge: 150_00 });
	const other = await makeProduct(page.request, { priceTenge: 40_00 });
	await whenFound(page.request, other);
	const order = await placeOrder(page, product.id, 2, 150);
	await expect(page.getByText(ru.orders('orders.arrived', { number: order.number }))).toBeVisible();
	await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) ${ru.orders('orders.title')}`));
	await expect(page.getByRole('row', { name: new RegExp(order.number) })).toContainText(
		new RegExp(ru.orders('time.minutes', { count: '\\d+' })),
	);
	await page.getByRole('link', { name: order.number }).click();

	await page.getByRole('button', { name: ru.orders('order.edit') }).click();
	await page.getByLabel(`${ru.orders('order.quantity')}: ${product.name}`).fill('999');
	await expect(page.getByText(ru.orders('order.notSoMany', { count: 50 }))).toBeVisible();
	await page.getByLabel(`${ru.orders('order.quantity')}: ${product.name}`).fill('3');
	await page.getByLabel(ru.orders('order.addProduct')).fill(other.name);
	await page.getByRole('button', { name: `${ru.orders('order.addProduct')}: ${other.name}` }).click();
	await shop.expectAccessible();
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(page.getByText(`490 ${ru.shop('currency.manat')}`, { exact: true })).toBeVisible();
	expect([await stockOf(product.id), await stockOf(other.id)]).toEqual([47, 49]);

	await page.getByLabel(ru.orders('order.newNote')).fill('Просит позвонить за час');
	await page.getByRole('button', { name: ru.orders('order.addNote') }).click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Просит позвонить за час' })).toBeVisible();
	await shop.expectAccessible();

	for (const [action, status] of [
		[ru.orders('order.move.accepted'), ru.orders('order.status.accepted')],
		[ru.orders('order.move.ready'), ru.orders('order.status.ready')],
		[ru.orders('order.move.handed_over'), ru.orders('order.status.handed_over')],
	] as const) {
		await page.getByRole('button', { name: action }).click();
		if (action === ru.orders('order.move.handed_over'))
			await page.getByRole('dialog').getByRole('button', { name: action }).click();
		await expect(page.locator('[data-status]').first()).toHaveText(status);
	}
	await expect(page.getByRole('button', { name: ru.orders('order.move.cancelled') })).toHaveCount(0);
	const shown = await page.request.get(`/api/order_show/${order.id}`, {
		headers: { authorization: `Bearer ${order.token}` },
	});
	expect((await shown.json()).status).toBe('completed');

	await page.getByRole('link', { name: ru.orders('print.action') }).click();
	await expect(page.getByRole('article')).toContainText(order.number);
	await page.getByRole('link', { name: ru.print('print.narrow') }).click();
	await expect(page.getByRole('article')).toContainText(`490 ${ru.shop('currency.manat')}`);
	await shop.expectAccessible();
});

test('DESK-08 DESK-09 ticked orders are accepted at once, each with its outcome, and printed together', async ({
	page,
	shop,
}) => {
	const product = await makeProduct(page.request, { priceTenge: 60_00 });
	const name = `Батыр ${newWord()}`;
	const orders = [];
	for (const quantity of [1, 2, 3]) orders.push(await placeOrder(page, product.id, quantity, 60, name));
	const [first, second, withdrawn] = orders.map(({ number }) => number);
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', `orders?q=${encodeURIComponent(name)}`);
	await page.getByRole('checkbox', { name: ru.shell('common.selectAll') }).check();
	const cancelled = await page.request.post(`/api/order_cancel/${orders[2]?.id}`, {
		headers: { authorization: `Bearer ${orders[2]?.token}` },
		data: { reason: 'other' },
	});
	expect(cancelled.ok()).toBe(true);
	await expect(page.getByRole('row', { name: new RegExp(withdrawn ?? '') })).toContainText(
		ru.orders('order.status.cancelled'),
	);
	await page.getByRole('button', { name: ru.desk('batch.accept', { count: 2 }) }).click();
	const outcome = page.getByRole('region', { name: ru.desk('batch.outcome') });
	await expect(outcome).toBeFocused();
	await expect(outcome.getByRole('listitem')).toHaveText([
		new RegExp(`${ru.orders('order.status.accepted')}$`),
		new RegExp(`${ru.orders('order.status.accepted')}$`),
	]);

	await page.getByRole('checkbox', { name: ru.shell('common.selectAll') }).check();
	await page.getByRole('link', { name: ru.orders('print.action') }).click();
	const papers = page.getByRole('article');
	await expect(papers).toHaveCount(4);
	await expect(papers.first()).toContainText(ru.print('print.together'));
	await expect(papers.first().getByRole('row', { name: new RegExp(product.name) })).toContainText('6');
	await page.getByRole('link', { name: ru.print('print.note') }).click();
	const note = papers.filter({ hasText: second ?? '' });
	await expect(note.getByRole('row').nth(1)).toContainText(/2\s*60\s*120/);
	await expect(note).toContainText(ru.print('print.taxNumber'));
	await expect(note).toContainText('Позвонить мужу');
	await shop.expectAccessible();
	await page.getByRole('link', { name: ru.print('print.warranty') }).click();
	await expect(note).toContainText(ru.print('print.warranty'));
	await expect(note).not.toContainText('Позвонить мужу');
	await page.getByRole('link', { name: ru.print('print.note') }).click();
	await page.getByLabel(ru.print('print.language')).selectOption('tm');
	await expect(papers.filter({ hasText: first ?? '' })).toContainText('Ýük haty');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('navigation').and(page.locator(':visible'))).toHaveCount(0);
	await expect(papers.filter({ hasText: second ?? '' })).toBeVisible();
});

test('two operators see each other on an order, and the second cannot overwrite the first', {
	tag: '@all',
}, async ({ page, shop, browser, baseURL }) => {
	const product = await makeProduct(page.request);
	const order = await placeOrder(page, product.id, 1, 100);
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', `orders/${order.id}`);
	await page.getByRole('button', { name: ru.orders('order.edit') }).click();
	await page.getByLabel(ru.orders('order.note')).fill('Моя правка');
	const second = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
	await second.context().addCookies([{ name: 'lang', value: 'ru', url: baseURL ?? '' }]);
	await signInTo(second, 'operator', `orders/${order.id}`);
	await expect(second.getByText(ru.orders('order.others', { names: 'Ogulgerek' }))).toBeVisible();
	await second.getByRole('button', { name: ru.orders('order.edit') }).click();
	await second.getByLabel(ru.orders('order.note')).fill('Правка коллеги');
	await second.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(second.getByText('Правка коллеги')).toBeVisible();

	await expect(page.getByText(ru.shell('problem.changed_meanwhile'), { exact: false })).toBeVisible();
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(
		page.getByRole('status').getByText(ru.shell('problem.changed_meanwhile'), { exact: false }),
	).toBeVisible();
	await expect(page.getByLabel(ru.orders('order.note'))).toHaveValue('Моя правка');
	await page.getByRole('button', { name: ru.shell('common.cancel') }).click();
	await expect(page.getByText('Правка коллеги')).toBeVisible();
	await second.context().close();
});

test('what is typed for one order is not sent for another, and nothing typed is lost by a slow connection or a slip of the mouse', {
	tag: '@all',
}, async ({ page, shop }) => {
	const [jug, pot] = [await makeProduct(page.request), await makeProduct(page.request)];
	const buyer = await newShopper();
	const first = await placeOrder(page, jug.id, 1, 100, 'Aýna', buyer);
	const second = await placeOrder(page, pot.id, 1, 100, 'Aýna', buyer);
	await shop.setLanguage('ru');
	await signInTo(page, 'manager', `orders/${first.id}`);
	await page.getByRole('link', { name: second.number }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(second.number);
	const note = page.getByLabel(ru.orders('order.newNote'));
	await note.fill('Ко второму');
	await page.getByRole('button', { name: ru.orders('order.edit') }).click();
	await page.getByLabel(`${ru.orders('order.quantity')}: ${pot.name}`).waitFor();
	await page.getByRole('link', { name: first.number }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(first.number);
	await expect(page.getByLabel(starting(`${ru.orders('order.quantity')}: `))).toHaveCount(0);
	await expect(note).toHaveValue('');

	const line = await holdBack(page, '**/api/staff/order_{note,edit}/*');
	await note.fill(ru.claims('request.kind'));
	await page.getByRole('button', { name: ru.orders('order.addNote') }).click();
	await note.fill('Звонить после 18');
	await page.getByRole('button', { name: ru.orders('order.edit') }).click();
	await page.getByLabel(ru.orders('order.note')).fill('Домофон');
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await page.getByLabel(ru.orders('order.note')).fill('Домофон сломан');
	line.release();
	await expect(page.getByText(ru.claims('request.kind'))).toBeVisible();
	await expect(
		page.getByText(ru.desk('change.made', { parts: ru.desk('change.note') }), { exact: false }),
	).toBeVisible();
	await expect(note).toHaveValue('Звонить после 18');
	await expect(page.getByLabel(ru.orders('order.note'))).toHaveValue('Домофон сломан');
	await page.getByRole('button', { name: ru.shell('common.save') }).click();
	await expect(page.getByText('Домофон сломан', { exact: true })).toBeVisible();

	await page.getByRole('button', { name: ru.orders('order.move.cancelled') }).click();
	const reason = page.getByRole('dialog').getByRole('textbox');
	await reason.fill('Нашёл дешевле');
	const box = await reason.boundingBox();
	await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 20);
	await page.mouse.down();
	await page.mouse.move(20, (box?.y ?? 0) + 20, { steps: 3 });
	await page.mouse.up();
	await expect(reason).toHaveValue('Нашёл дешевле');
	await page.mouse.click(20, 20);
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('DESK-08 on a phone orders are on the first screen, and filters wait behind a button that counts those set', {
	tag: '@all',
}, async ({ page, shop }) => {
	const product = await makeProduct(page.request, { priceTenge: 70_00 });
	const order = await placeOrder(page, product.id, 1, 70);
	await page.setViewportSize({ width: 360, height: 740 });
	await shop.setLanguage('tm');
	await signInTo(page, 'operator', `orders?q=${order.number}`);
	await expect(page.getByRole('link', { name: order.number })).toBeInViewport();
	const place = page.getByLabel('Nirä');
	await expect(place).toBeHidden();
	const unfold = page.getByRole('button', { name: /^Süzgüçler( \d)?$/ });
	await unfold.click();
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await place.selectOption('courier');
	await expect(page.getByText('Hiç zat tapylmady')).toBeVisible();
	await unfold.click();
	await expect(place).toBeHidden();
	await expect(unfold).toHaveAccessibleName('Süzgüçler 1');
});

test('an order is found by number, phone and name, and cancelled with a reason; its goods return', {
	tag: '@all',
}, async ({ page, shop }) => {
	const product = await makeProduct(page.request, { priceTenge: 70_00 });
	const name = `Гөзел ${newWord()}`;
	const order = await placeOrder(page, product.id, 4, 70, name);
	await shop.setLanguage('ru');
	await page.clock.install();
	await signInTo(page, 'operator', 'orders');
	for (const typed of [order.number.toLowerCase().replace('-', ' '), name]) {
		await page.getByPlaceholder(ru.orders('orders.search')).fill(typed);
		await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
		await expect(page.getByRole('link', { name: order.number })).toBeVisible();
	}
	// The operator types and clicks while the order's screen is still loading. The list must not navigate
	// back.
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route('**/backoffice/assets/order*.js', async (route) => {
		await released;
		await route.continue();
	});
	const asked = page.waitForRequest('**/backoffice/assets/order*.js');
	await page.getByPlaceholder(ru.orders('orders.search')).fill(`${name}x`);
	await page.getByRole('link', { name: order.number }).click();
	await asked;
	await page.clock.runFor(TYPING_PAUSE_MS * 2);
	release();
	await page.getByRole('button', { name: ru.orders('order.move.cancelled') }).click();
	const dialog = page.getByRole('dialog');
	// In every dialog the left button changes nothing, and it is never called "cancel".
	await expect(dialog.getByRole('button')).toHaveText([
		'',
		ru.orders('order.keep'),
		ru.orders('order.move.cancelled'),
	]);
	await dialog.getByRole('radio', { name: ru.orders('order.reason.expensive') }).check();
	await dialog.getByLabel(ru.orders('order.cancelNote')).fill('Нашёл дешевле');
	await shop.expectAccessible();
	await dialog.getByRole('button', { name: ru.orders('order.move.cancelled') }).click();
	await expect(
		page.getByText(
			ru.orders('order.cancelled', { reason: `${ru.orders('order.reason.expensive')}: Нашёл дешевле` }),
		),
	).toBeVisible();
	expect(await stockOf(product.id)).toBe(50);
});

test('S8 a customer’s name and note full of script do nothing on the board', { tag: '@all' }, async ({
	page,
	shop,
}) => {
	const product = await makeProduct(page.request, { priceTenge: 30_00 });
	const name = '<img src=x onerror="document.title=1">';
	const order = await placeOrder(page, product.id, 1, 30, name);
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', `orders/${order.id}`);
	await expect(page.getByText(name).first()).toBeVisible();
	await page.goto(`/backoffice/orders?q=${encodeURIComponent(order.number)}`);
	await expect(page.getByText(name)).toBeVisible();
	await expect(page.locator('img[src="x"]')).toHaveCount(0);
	await expect(page).toHaveTitle(having(ru.orders('orders.title')));
});

test.describe('numbers of pieces', () => {
	test.use({ expected: { errors: [/status of 400/] } });

	test('RET-02 numbers that are scanned before the response arrives are all taken, and those that are none are named until they are closed', {
		tag: '@all',
	}, async ({ page, shop, request }) => {
		const product = await makeProduct(request, { priceTenge: 150_00 });
		const order = await placeOrder(page, product.id, 3, 150);
		await shop.setLanguage('ru');
		const { cookie } = await signInTo(page, 'manager');
		const kept = await request.post(`/api/staff/product_serials_set/${product.id}`, {
			headers: { cookie },
			data: { kind: 'imei' },
		});
		expect(kept.ok(), await kept.text()).toBe(true);
		await page.goto(`/backoffice/orders/${order.id}`);
		const line = await holdBack(page, '**/api/staff/order_serial_add/*');
		await page.getByLabel('IMEI').focus();
		for (const number of ['123456789012345', '490154203237518', '490154203237519', '356938035643809']) {
			await page.keyboard.insertText(number);
			await page.keyboard.press('Enter');
		}
		await expect(page.getByLabel('IMEI')).toHaveValue('');
		line.release();
		await expect(page.getByText(ru.claims('serials.count', { picked: 2, quantity: 3 }))).toBeVisible();
		const refused = page.getByText(ru.claims('serials.wrongImei'));
		await expect(refused).toHaveText([/^123456789012345: /, /^490154203237519: /]);
		await expect(page.getByText(ru.shell('problem.invalid_input'))).toHaveCount(0);
		await expect(page.getByLabel('IMEI')).toBeFocused();
		await shop.expectAccessible();
		await refused
			.first()
			.getByRole('button', { name: ru.shell('common.close') })
			.click();
		await expect(refused).toHaveText([/^490154203237519: /]);
		await expect(page.getByLabel('IMEI')).toBeFocused();
	});
});
