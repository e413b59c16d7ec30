import type { APIRequestContext } from '@playwright/test';
import { plainPicture } from '../apps/server/src/testing/plain-picture.ts';
import { enterAs, type KnownShopper, moveOrder, newShopper } from './buying.ts';
import { makeProduct, type OwnProduct } from './goods.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

/** Picked up in the shop and paid; the state it is left in. */
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
	await expect(page.getByText(/^Гарантия до \d+ .* \d{4}$/)).toBeVisible();
	await page.getByRole('button', { name: 'Возврат или гарантия' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Ремонт по гарантии').check();
	await dialog.getByRole('button', { name: 'Отправить' }).click();
	await expect(dialog.getByText('Напишите несколько слов')).toBeVisible();
	await dialog.getByLabel('Что не так').fill(words);
	const file = { name: 'defect.png', mimeType: 'image/png', buffer: await plainPicture(40, 30) };
	await dialog.getByLabel(/^Фото неисправности/).setInputFiles(file);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await dialog.getByRole('button', { name: 'Отправить' }).click();
	const service = page.getByRole('region', { name: 'Возврат и гарантия' });
	await expect(service).toContainText('Вы просили о гарантии: рассматриваем');
	await expect(service).toContainText('фото: 1');

	await page.setViewportSize(WIDE);
	await signInTo(page, 'operator', 'claims');
	const asked = page.getByRole('article').filter({ hasText: words });
	await expect(asked.getByRole('img')).toBeVisible();
	// An operator who is quicker than the line still finds the customer's words in the dialog.
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/api\/staff\/requests\?order=/, async (route) => {
		await released;
		await route.continue();
	});
	await asked.getByRole('link', { name: 'Открыть заказ и принять' }).click();
	const take = page.getByRole('button', { name: 'Принять по гарантии' });
	await expect(take).toBeDisabled();
	release();
	await take.click();
	await expect(dialog.getByLabel('Неисправность')).toHaveValue(words);
	await dialog.getByRole('button', { name: 'Принять по гарантии' }).click();
	await page.getByRole('heading', { name: /^Обращение \d+$/ }).waitFor();
	const make = async (move: string) => {
		await page.getByRole('main').getByRole('button', { name: move }).click();
		await dialog.getByRole('button', { name: move }).click();
		await expect(dialog).toHaveCount(0);
	};
	// The dialog stays until the page shows the step: the same next one can be taken from before it, and would be refused.
	const { promise: shown, resolve: show } = Promise.withResolvers<void>();
	await page.route(/\/api\/staff\/claim\/\d+$/, async (route) => {
		await shown;
		await route.continue();
	});
	await page.getByRole('main').getByRole('button', { name: 'Отправить в сервис' }).click();
	await dialog.getByRole('button', { name: 'Отправить в сервис' }).click();
	await expect(page.getByText('Сохранено')).toBeVisible();
	await expect(dialog).toBeVisible();
	// It is closed by hand, and another one opened: that one stays.
	await dialog.getByRole('button', { name: 'Отмена' }).click();
	await page.getByRole('main').getByRole('button', { name: 'Отказать' }).click();
	show();
	await expect(page.getByRole('region', { name: 'Квитанция' })).toContainText('В сервисе');
	await dialog.getByRole('textbox').fill('ещё думаем');
	await expect(dialog.getByRole('textbox')).toHaveValue('ещё думаем');
	await dialog.getByRole('button', { name: 'Отмена' }).click();
	await make('Отремонтировано');
	await make('Выдать покупателю');
	const steps = page.getByRole('list').filter({ hasText: 'В сервисе' }).getByRole('listitem');
	await expect(steps).toHaveText([/^Принято/, /^В сервисе/, /^Отремонтировано/, /^Выдано/]);
	await shop.expectAccessible();

	await page.setViewportSize(PHONE);
	await shop.open(`/history/${order.id}`);
	await expect(service).toContainText('Вы просили о гарантии: принято');
	await expect(service.getByRole('listitem').last()).toContainText(/Гарантийное обращение \d+: выдано вам/);
	await shop.expectNoSidewaysScroll();
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
		await page.getByLabel('Номер каждой штуки').selectOption('serial');
		await page
			.getByRole('region', { name: 'Серийные номера' })
			.getByRole('button', { name: 'Сохранить' })
			.click();
		await expect(page.getByText('Сохранено')).toBeVisible();

		const status = page.locator('[data-status]').first();
		await page.goto(`/backoffice/orders/${order.id}`);
		await page.getByRole('button', { name: 'Готов к выдаче' }).click();
		await expect(page.getByText(/^Серийных номеров не столько, сколько штук/)).toBeVisible();
		await page.getByLabel('Серийный номер').fill('first-1');
		await page.getByLabel('Серийный номер').press('Enter');
		await expect(page.getByText('FIRST-1', { exact: true })).toBeVisible();
		await shop.expectAccessible();
		await page.getByRole('button', { name: 'Готов к выдаче' }).click();
		await expect(status).toHaveText('Готов к выдаче');
		await page.getByRole('button', { name: 'Выдать' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Выдать' }).click();
		await expect(status).toHaveText('Выдан');

		await page.getByRole('button', { name: 'Принять возврат' }).click();
		await dialog.getByLabel('FIRST-1').check();
		await dialog.getByLabel('Обмен').check();
		await dialog.getByRole('button', { name: 'Принять возврат' }).click();
		await page.getByRole('heading', { name: /^Возврат \d+$/ }).waitFor();
		await shop.expectAccessible();
		const other = await ordered(request, buyer, product, ['accepted']);
		await page.reload();
		await page.getByRole('button', { name: 'Обменять на этот заказ' }).click();
		const link = page.getByRole('link', { name: other.number });
		await expect(link).toBeVisible();
		const deskAt = page.url();
		await enterAs(page, buyer);
		await shop.open(`/history/${other.id}`);
		const paid = page.getByRole('paragraph').filter({ hasText: 'Зачтено за возвращённый товар' });
		await expect(paid).toContainText('−100 манат');
		await page.goto(deskAt);
		await link.click();
		await page.getByLabel('Серийный номер').fill('second-2');
		await page.getByLabel('Серийный номер').press('Enter');
		await expect(page.getByText('SECOND-2', { exact: true })).toBeVisible();
		await page.getByRole('button', { name: 'Готов к выдаче' }).click();
		await expect(status).toHaveText('Готов к выдаче');
		await page.getByRole('button', { name: 'Выдать' }).click();
		await dialog.getByRole('button', { name: 'Выдать' }).click();
		await expect(status).toHaveText('Выдан');
		await page.goto('/backoffice/returns');
		const row = page.getByRole('row').filter({ hasText: order.number });
		await expect(row).toContainText('Выплачено');
	});
});
