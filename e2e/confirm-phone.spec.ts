import { sql } from 'kysely';
import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper, orderButton, putInCart, signInAs } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { authForm, codeFromOutbox, newPhone, registered } from './people.ts';
import { expect, test } from './shop-test.ts';
import { having, ru } from './texts.ts';

// The browser logs every refusal of the server.
test.use({ expected: { errors: [/status of 409/] } });

test('ACCT-01 S18 a first order above the sum takes one screen more: the code from the SMS', async ({
	shop,
	page,
	request,
}) => {
	const product = await inDatabase(async (db) => {
		const taken = await stockedProduct(db, 'Ноутбук', 20);
		await sql`update products set price_tenge = 2500000, on_sale = false, sale_price_tenge = null, unit_factor = 1
			where id = ${taken.id}`.execute(db);
		return taken;
	});
	const stranger = await registered(request);
	await inDatabase((db) =>
		db.updateTable('users').set({ phone_confirmed_at: null }).where('phone', '=', stranger.phone).execute(),
	);
	await enterAs(page, stranger);
	await putInCart(page, product);
	await page.goto('/cart');
	await page.getByText(ru.shop('delivery.pickup')).click();
	await orderButton(page).click();
	const dialog = page.getByRole('dialog', { name: ru.shop('auth.confirmTitle') });
	await expect(dialog.getByText(ru.shop('order.confirmFirst'))).toBeVisible();
	await expect(dialog.getByLabel(ru.shop('auth.code'))).toBeFocused();
	const code = await codeFromOutbox(request, stranger.phone);
	await shop.expectAccessible();
	await dialog.getByLabel(ru.shop('auth.code')).fill(code === '000000' ? '000001' : '000000');
	await dialog.getByRole('button', { name: ru.shop('auth.confirm') }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	await dialog.getByLabel(ru.shop('auth.code')).fill(code);
	await dialog.getByRole('button', { name: ru.shop('auth.confirm') }).click();
	await expect(page).toHaveURL(/\/history\?placed=\d+$/);
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
});

test('ACCT-01 S18 where the shop confirms phones at registration, the code follows in the same dialog', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	// Parallel tests share the setting, so this test marks the response itself. confirm-phone.test.ts checks
	// that the server sets the mark.
	await page.route('**/api/set_user', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), confirm_phone: true } });
	});
	const phone = newPhone();
	const form = authForm(page);
	await shop.open('/faq');
	await shop.accountLink(ru.shop('nav.profile')).click();
	await form.dialog.getByRole('button', { name: ru.shop('auth.signup') }).click();
	await form.signUp(phone);
	await expect(form.dialog).toHaveAccessibleName(ru.shop('auth.confirmTitle'));
	await expect(form.dialog.getByLabel(ru.shop('auth.code'))).toBeFocused();
	await form.dialog.getByLabel(ru.shop('auth.code')).fill(await codeFromOutbox(request, phone));
	await form.dialog.getByRole('button', { name: ru.shop('auth.confirm') }).click();
	await expect(page).toHaveURL('/profile');
	const confirmed = await inDatabase((db) =>
		db.selectFrom('users').select('phone_confirmed_at').where('phone', '=', phone).executeTakeFirstOrThrow(),
	);
	expect(confirmed.phone_confirmed_at).not.toBeNull();
});

test('S3 a code that could not be asked for can be asked for again at once', { tag: '@all' }, async ({
	page,
	request,
}) => {
	const stranger = await newShopper({ known: false });
	await signInAs(page, stranger);
	await page.route('**/api/user_confirm_add', (route) => route.abort());
	await page
		.getByRole('button', { name: having(ru.shop('auth.confirm')) })
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: ru.shop('auth.confirmTitle') });
	const again = dialog.getByRole('button', { name: ru.shop('auth.resend') });
	await expect(again).toBeVisible();
	await page.unroute('**/api/user_confirm_add');
	await again.click();
	expect(await codeFromOutbox(request, stranger.phone)).toMatch(/^\d{6}$/);
	await expect(again).toHaveCount(0);
});

test('ACCT-01 CHOOSE-05 a phone that was confirmed meanwhile on another device is not asked for a code that is not sent', {
	tag: '@all',
}, async ({ shop, page }) => {
	const person = await newShopper();
	await signInAs(page, person);
	const section = shop.section(ru.noticeProfile('title'));
	await expect(section.getByRole('button', { name: ru.noticeProfile('confirm') })).toBeVisible();
	await inDatabase((db) =>
		db
			.updateTable('users')
			.set({ phone_confirmed_at: new Date() })
			.where('phone', '=', person.phone)
			.execute(),
	);
	await section.getByRole('button', { name: ru.noticeProfile('confirm') }).click();
	await expect(section.getByLabel(ru.noticeProfile('priceDrops'))).toBeVisible();
	await expect(page.getByRole('dialog')).toBeHidden();
});
