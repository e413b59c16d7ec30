import type { APIRequestContext } from '@playwright/test';
import { plainPicture } from '../apps/server/src/testing/plain-picture.ts';
import { enterAs, type KnownShopper, moveOrder, newShopper } from './buying.ts';
import { makeProduct, type OwnProduct } from './goods.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, exactly, having, ru, starting } from './texts.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

/** Makes an order that the person has collected and paid. */
async function ordered(
	request: APIRequestContext,
	{ token, phone }: KnownShopper,
	{ id }: OwnProduct,
	steps: readonly string[],
): Promise<{ id: number; number: string }> {
	const placed = await request.post('/api/order_add', {
		headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
		data: {
			items: [{ p_id: id, quantity: 1 }],
			delivery: 'pickup',
			address: '',
			payment: 'cash',
			name: 'Aman Myradow',
			phone,
			note: '',
			expected_total: 100,
		},
	});
	expect(placed.status(), await placed.text()).toBe(201);
	const { order } = await placed.json();
	for (const to of steps) await moveOrder(request, order.id, to);
	return order;
}

test('RET-03 RET-04 a warranty claim from the shopper’s phone to hand-back', async ({
	shop,
	page,
	request,
}) => {
	test.slow();
	const product = await makeProduct(request, { attributes: { warranty: '12' } });
	const buyer = await newShopper();
	const order = await ordered(request, buyer, product, ['accepted', 'on_delivery', 'completed']);
	const words = `Не включается, ${buyer.phone}`;
	await page.setViewportSize(PHONE);
	await enterAs(page, buyer);
	await shop.open(`/history/${order.id}`);
	await expect(page.getByText(exactly(ru.shop('service.warrantyUntil', { day: ANY })))).toBeVisible();
	await page.getByRole('button', { name: ru.shop('service.ask') }).click();
	const dialog = page.getByRole('dialog');
	// The dialog suggests a return, because on the first day it is likelier than a repair.
	await expect(dialog.getByLabel(ru.shop('service.kind.return'))).toBeChecked();
	await dialog.getByLabel(ru.shop('service.kind.claim')).check();
	await dialog.getByRole('button', { name: ru.shop('service.send') }).click();
	await expect(dialog.getByText(ru.shop('service.textShort'))).toBeVisible();
	await dialog.getByLabel(ru.shop('service.text')).fill(words);
	const file = { name: 'defect.png', mimeType: 'image/png', buffer: await plainPicture(40, 30) };
	await dialog.getByLabel(starting(ru.shop('service.pictures'))).setInputFiles(file);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await dialog.getByRole('button', { name: ru.shop('service.send') }).click();
	const service = page.getByRole('region', { name: ru.shop('service.title') });
	await expect(service).toContainText(
		`${ru.shop('service.request.claim')}: ${ru.shop('service.state.waiting')}`,
	);
	await expect(service).toContainText(ru.shop('service.withPictures', { count: 1 }));

	await page.setViewportSize(WIDE);
	await signInTo(page, 'operator', 'claims');
	const asked = page.getByRole('article').filter({ hasText: words });
	await expect(asked.getByRole('img')).toBeVisible();
	await asked.getByRole('link', { name: ru.claims('request.take') }).click();
	await page.getByRole('button', { name: ru.claims('claim.take') }).click();
	await expect(dialog.getByLabel(ru.claims('claim.complaint'))).toHaveValue(words);
	await dialog.getByRole('button', { name: ru.claims('claim.take') }).click();
	await page.getByRole('heading', { name: exactly(ru.claims('claim.title', { id: ANY })) }).waitFor();
	const make = async (move: string) => {
		await page.getByRole('main').getByRole('button', { name: move }).click();
		await dialog.getByRole('button', { name: move }).click();
		await expect(dialog).toHaveCount(0);
	};
	await make(ru.claims('move.at_service'));
	await make(ru.claims('move.repaired'));
	await make(ru.claims('move.handed_back'));
	const steps = page
		.getByRole('list')
		.filter({ hasText: ru.claims('state.at_service') })
		.getByRole('listitem');
	await expect(steps).toHaveText([
		starting(ru.claims('state.received')),
		starting(ru.claims('state.at_service')),
		starting(ru.claims('state.repaired')),
		starting(ru.claims('state.handed_back')),
	]);
	await shop.expectAccessible();

	await page.setViewportSize(PHONE);
	await shop.open(`/history/${order.id}`);
	await expect(service).toContainText(
		`${ru.shop('service.request.claim')}: ${ru.shop('service.state.taken')}`,
	);
	await expect(service.getByRole('listitem').last()).toContainText(
		having(`${ru.shop('service.claim', { id: ANY })}: ${ru.shop('service.claim.handed_back')}`),
	);
	await shop.expectNoSidewaysScroll();
});

test('RET-04 an operator who is quicker than the line still finds the customer’s words in the dialog', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const product = await makeProduct(request, { attributes: { warranty: '12' } });
	const buyer = await newShopper();
	const order = await ordered(request, buyer, product, ['accepted', 'on_delivery', 'completed']);
	const text = `Не включается, ${buyer.phone}`;
	const added = await request.post('/api/request_add', {
		headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': crypto.randomUUID() },
		data: { order_id: order.id, p_id: product.id, kind: 'claim', text },
	});
	expect(added.ok(), await added.text()).toBe(true);
	await shop.setLanguage('ru');
	await signInTo(page, 'operator', 'claims');
	const asked = page.getByRole('article').filter({ hasText: text });
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/api\/staff\/requests\?order=/, async (route) => {
		await released;
		await route.continue();
	});
	await asked.getByRole('link', { name: ru.claims('request.take') }).click();
	const take = page.getByRole('button', { name: ru.claims('claim.take') });
	await expect(take).toBeDisabled();
	release();
	await take.click();
	await expect(page.getByRole('dialog').getByLabel(ru.claims('claim.complaint'))).toHaveValue(text);
});

test('RET-03 the dialog of a step stays until the page shows the step; closed by hand, it takes no other with it', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const product = await makeProduct(request, { attributes: { warranty: '12' } });
	const order = await ordered(request, await newShopper(), product, ['accepted', 'on_delivery', 'completed']);
	await shop.setLanguage('ru');
	const { cookie } = await signInTo(page, 'operator');
	const added = await request.post(`/api/staff/claim_add/${order.id}`, {
		headers: { cookie, 'idempotency-key': crypto.randomUUID() },
		data: { productId: product.id, complaint: 'Не включается' },
	});
	expect(added.ok(), await added.text()).toBe(true);
	await page.goto(`/backoffice/claim/${(await added.json()).id}`);
	await page.getByRole('heading', { name: exactly(ru.claims('claim.title', { id: ANY })) }).waitFor();
	const dialog = page.getByRole('dialog');
	// The screen without the response would still offer the next step, which the server would refuse.
	const { promise: shown, resolve: show } = Promise.withResolvers<void>();
	await page.route(/\/api\/staff\/claim\/\d+$/, async (route) => {
		await shown;
		await route.continue();
	});
	await page
		.getByRole('main')
		.getByRole('button', { name: ru.claims('move.at_service') })
		.click();
	await dialog.getByRole('button', { name: ru.claims('move.at_service') }).click();
	await expect(page.getByText(ru.shell('common.saved'))).toBeVisible();
	await expect(dialog).toBeVisible();
	// The operator closes this dialog and opens another one, which stays open.
	await dialog.getByRole('button', { name: ru.shell('common.cancel') }).click();
	await page
		.getByRole('main')
		.getByRole('button', { name: ru.claims('move.refused') })
		.click();
	show();
	await expect(page.getByRole('region', { name: ru.claims('claim.slip') })).toContainText(
		ru.claims('state.at_service'),
	);
	await dialog.getByRole('textbox').fill('ещё думаем');
	await expect(dialog.getByRole('textbox')).toHaveValue('ещё думаем');
	await dialog.getByRole('button', { name: ru.shell('common.cancel') }).click();
});

test.describe('an order without its numbers', () => {
	test.use({ expected: { errors: [/status of 409/] } });

	test('RET-01 RET-02 a return with exchange: scanned, given back, and another one handed out for the difference', async ({
		shop,
		page,
		request,
	}) => {
		test.slow();
		const product = await makeProduct(request);
		const buyer = await newShopper();
		const order = await ordered(request, buyer, product, ['accepted']);
		await shop.setLanguage('ru');
		await signInTo(page, 'manager', `products/${product.id}/stock`);
		await page.getByLabel(ru.claims('serials.kind')).selectOption('serial');
		await page
			.getByRole('region', { name: ru.claims('serials.title') })
			.getByRole('button', { name: ru.shell('common.save') })
			.click();
		await expect(page.getByText(ru.shell('common.saved'))).toBeVisible();

		const status = page.locator('[data-status]').first();
		await page.goto(`/backoffice/orders/${order.id}`);
		await page.getByRole('button', { name: ru.orders('order.move.ready') }).click();
		await expect(page.getByText(ru.shell('problem.serials_missing'))).toBeVisible();
		await page.getByLabel(ru.claims('serials.serial')).fill('first-1');
		await page.getByLabel(ru.claims('serials.serial')).press('Enter');
		await expect(page.getByText('FIRST-1', { exact: true })).toBeVisible();
		await shop.expectAccessible();
		await page.getByRole('button', { name: ru.orders('order.move.ready') }).click();
		await expect(status).toHaveText(ru.orders('order.status.ready'));
		await page.getByRole('button', { name: ru.orders('order.move.handed_over') }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('button', { name: ru.orders('order.move.handed_over') }).click();
		await expect(status).toHaveText(ru.orders('order.status.handed_over'));

		await page.getByRole('button', { name: ru.returns('return.take') }).click();
		await dialog.getByLabel('FIRST-1').check();
		await dialog.getByLabel(ru.returns('return.reason')).selectOption('defect');
		await dialog.getByLabel(ru.returns('settlement.exchange')).check();
		await dialog.getByRole('button', { name: ru.returns('return.take') }).click();
		await page.getByRole('heading', { name: exactly(ru.returns('return.title', { id: ANY })) }).waitFor();
		await shop.expectAccessible();
		const other = await ordered(request, buyer, product, ['accepted']);
		await page.reload();
		await page.getByRole('button', { name: ru.returns('return.link') }).click();
		const link = page.getByRole('link', { name: other.number });
		await expect(link).toBeVisible();
		const deskAt = page.url();
		await enterAs(page, buyer);
		await shop.open(`/history/${other.id}`);
		const paid = page.getByRole('paragraph').filter({ hasText: ru.shop('order.exchanged') });
		await expect(paid).toContainText(`−100 ${ru.shop('currency.manat')}`);
		await page.goto(deskAt);
		await link.click();
		await page.getByLabel(ru.claims('serials.serial')).fill('second-2');
		await page.getByLabel(ru.claims('serials.serial')).press('Enter');
		await expect(page.getByText('SECOND-2', { exact: true })).toBeVisible();
		await page.getByRole('button', { name: ru.orders('order.move.ready') }).click();
		await expect(status).toHaveText(ru.orders('order.status.ready'));
		await page.getByRole('button', { name: ru.orders('order.move.handed_over') }).click();
		await dialog.getByRole('button', { name: ru.orders('order.move.handed_over') }).click();
		await expect(status).toHaveText(ru.orders('order.status.handed_over'));
		await page.goto('/backoffice/returns');
		const row = page.getByRole('row').filter({ hasText: order.number });
		await expect(row).toContainText(ru.returns('return.paid'));
	});
});
