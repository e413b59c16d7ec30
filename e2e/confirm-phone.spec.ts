import { sql } from 'kysely';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, orderButton, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { codeFromOutbox, registered } from './people.ts';
import { expect, test } from './shop-test.ts';

// The browser notes every refusal of the shop.
test.use({ expected: { errors: [/status of 409/] } });

test('ACCT-01 S18 a first order above the sum takes one screen more: the code from the SMS', async ({
	shop,
	page,
	request,
}) => {
	const product = await inDatabase(async (db) => {
		const taken = await stockedProduct(db, 'Ноутбук', 20);
		await sql`update products set price_tenge = 1500000, on_sale = false, sale_price_tenge = null, unit_factor = 1
			where id = ${taken.id}`.execute(db);
		return taken;
	});
	const stranger = await registered(request);
	await enterAs(page, stranger);
	await putInCart(page, product);
	await page.goto('/cart');
	await page.getByText('Самовывоз').click();
	await orderButton(page).click();
	const dialog = page.getByRole('dialog', { name: 'Подтверждение телефона' });
	await expect(dialog.getByText('Для этого заказа подтвердите телефон кодом из SMS')).toBeVisible();
	const code = await codeFromOutbox(request, stranger.phone);
	await shop.expectAccessible();
	await dialog.getByLabel('Код из SMS').fill(code === '000000' ? '000001' : '000000');
	await dialog.getByRole('button', { name: 'Подтвердить' }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	await dialog.getByLabel('Код из SMS').fill(code);
	await dialog.getByRole('button', { name: 'Подтвердить' }).click();
	await expect(page).toHaveURL(/\/history\?placed=\d+$/);
	await expect(page.getByText('Заказ получен!')).toBeVisible();
});
