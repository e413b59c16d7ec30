import { sql } from 'kysely';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper, orderButton, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { having, ru } from './texts.ts';

test('PRICE-03 a shopper types a wrong code and a right one, pays less and sees why in the order', async ({
	shop,
	page,
}) => {
	const product = await inDatabase((db) => stockedProduct(db, 'Мышь', 20));
	// The code belongs to this test alone, and other shoppers do not see it.
	const code = `E2E${Date.now()}`;
	await inDatabase((db) =>
		sql`with added as (insert into promotions (name_en, name_ru, name_tm, kind, percent, by_code)
				values ('Autumn days', 'Дни осени', 'Güýz günleri', 'percent', 25, true) returning id)
			insert into promotion_codes (promotion_id, code) select id, ${code} from added`.execute(db),
	);
	await enterAs(page, await newShopper());
	await putInCart(page, product);
	await page.goto('/cart');
	await page.getByText(ru.shop('delivery.pickup')).click();
	const field = page.getByLabel(having(ru.shop('promo.code')));
	await field.fill('NOSUCHCODE');
	await page.getByRole('button', { name: ru.shop('promo.apply') }).click();
	await expect(page.getByText(ru.shop('promo.problem.unknown'))).toBeVisible();
	await field.fill('NOTHERE');
	await field.press('Enter');
	await expect(page.getByRole('button', { name: ru.shop('promo.remove') })).toBeVisible();
	// The code is typed but not applied, so the order waits until its total is visible.
	await field.fill(code.toLowerCase());
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('promo.applied', { name: 'Дни осени' }))).toBeVisible();
	await expect(page.getByText(ru.shop('order.discount'), { exact: true })).toBeVisible();
	await shop.expectAccessible();
	await page.reload();
	await expect(page.getByText(ru.shop('promo.applied', { name: 'Дни осени' }))).toBeVisible();
	await expect(field).toHaveValue(code.toLowerCase());
	await expect(page.getByRole('button', { name: ru.shop('promo.remove') })).toBeVisible();
	await orderButton(page).click();
	await expect(page).toHaveURL(/\/history\?placed=\d+$/);
	await page.goto(page.url().replace(/\/history\?placed=(\d+)$/, '/history/$1'));
	await expect(page.getByText('Дни осени')).toBeVisible();
});
