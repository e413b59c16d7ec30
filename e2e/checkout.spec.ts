import type { Page } from '@playwright/test';
import { moveOrder } from '../apps/server/src/orders/move-order.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { authForm, newPhone } from './people.ts';
import { expect, test } from './shop-test.ts';

/** Fills what the profile does not know and orders for the first free hour. */
async function fillCheckout(page: Page): Promise<void> {
	await page.getByLabel('Город или велаят').selectOption('Ашхабад');
	await page.getByLabel('Район').selectOption('Парахат 7');
	await page.getByLabel('Адрес доставки').fill('Парахат 7, дом 12, кв. 3');
	const days = page.getByRole('group', { name: 'День доставки' });
	await days.getByRole('button').nth(1).click();
	await page.getByText('15:00–18:00').click();
	await expect(page.getByRole('radio', { name: /^15:00–18:00/ })).toBeChecked();
}

const orderButton = (page: Page) => page.getByRole('button', { name: /^Оформить заказ на .* манат$/ });

test('ORDER-01 ORDER-06 visitor → cart → sign-up in between → order → accepted live → cancel refused', async ({
	shop,
	page,
}) => {
	await shop.open('/category/laptops-1');
	await page
		.getByRole('button', { name: /^В корзину/ })
		.first()
		.click();
	await shop.cartLink().click();
	await page
		.getByRole('dialog', { name: 'Корзина' })
		.getByRole('link', { name: /^Заказать на/ })
		.click();
	const form = authForm(page);
	await form.dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
	await form.signUp(newPhone());
	await expect(page).toHaveURL('/cart');
	await expect(page.getByLabel('Ваше имя')).toHaveValue('Jeren Öwezowa');
	await fillCheckout(page);
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/history\?placed=\d+$/);
	await expect(page.getByText('Ваш заказ принят!')).toBeVisible();
	await expect(shop.cartLink()).toContainText('0 товаров');
	const order = page.getByRole('article').first();
	await expect(order.getByRole('status')).toHaveText('В ожидании');
	await shop.expectAccessible();

	const id = Number(new URL(page.url()).searchParams.get('placed'));
	const db = openDatabase(process.env.DATABASE_URL ?? '', () => {});
	await moveOrder(db, { orderId: id, to: 'accepted', by: 'shop', now: new Date() });
	await db.destroy();
	await expect(order.getByRole('status')).toHaveText('Принят');
	await expect(order.getByRole('button', { name: 'Отменить заказ' })).toBeHidden();
});
