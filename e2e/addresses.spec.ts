import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper, orderButton, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { ru, starting } from './texts.ts';

test('ACCT-03 addresses are added, edited, made preset and deleted in the profile, chosen in the order and saved from it', async ({
	shop,
	page,
}) => {
	await enterAs(page, await newShopper());
	await shop.open('/profile');
	const book = page.getByRole('region', { name: ru.shop('profile.addresses') });
	const dialog = page.getByRole('dialog');
	const add = async (district: string, address: string) => {
		await book.getByRole('button', { name: ru.shop('profile.addAddress') }).click();
		await dialog.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
		await dialog.getByLabel(ru.shop('delivery.region')).selectOption(district);
		await dialog.getByLabel(ru.shop('profile.address'), { exact: true }).fill(address);
		await dialog.getByRole('button', { name: ru.shop('common.save') }).click();
		await expect(dialog).toBeHidden();
	};
	const rows = book.getByRole('listitem');
	await book.getByRole('button', { name: ru.shop('profile.addAddress') }).click();
	await dialog.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(dialog.getByLabel(ru.shop('auth.region'))).toBeFocused();
	await expect(dialog.getByLabel(ru.shop('auth.region'))).toHaveAccessibleDescription(
		ru.shop('auth.error.regionRequired'),
	);
	await shop.expectAccessible();
	await page.keyboard.press('Escape');
	await add('Парахат 7', 'Парахат 7, дом 12');
	await add('Парахат 1', 'Работа, этаж 3');
	await expect(rows.first()).toContainText(`Работа, этаж 3 ${ru.shop('profile.preset')}`);
	await rows
		.last()
		.getByRole('button', { name: starting(ru.shop('profile.makePreset')) })
		.click();
	await expect(rows.first()).toContainText(`Парахат 7, дом 12 ${ru.shop('profile.preset')}`);
	await rows
		.first()
		.getByRole('button', { name: starting(ru.shop('common.edit')) })
		.click();
	await dialog.getByLabel(ru.shop('profile.address'), { exact: true }).fill('Парахат 7, дом 14');
	await dialog.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(rows.first()).toContainText('Парахат 7, дом 14');
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();

	// The default address is filled in with its district. The shopper then chooses another one and types a
	// third.
	await putInCart(page, await inDatabase((db) => stockedProduct(db, 'Смартфон', 5)));
	await page.goto('/cart');
	const where = page.getByRole('group', { name: ru.shop('delivery.where') });
	await expect(where.getByRole('radio', { name: /^Парахат 7, дом 14/ })).toBeChecked();
	await expect(page.getByRole('group', { name: ru.shop('delivery.date') })).toBeVisible();
	await where.getByText('Работа, этаж 3').click();
	await expect(where.getByRole('radio', { name: /^Работа, этаж 3/ })).toBeChecked();
	await where.getByText(ru.shop('delivery.otherAddress')).click();
	await page.getByLabel(ru.shop('delivery.region')).selectOption('Парахат 7');
	await page.getByLabel(ru.shop('delivery.address')).fill('У сестры, дом 2');
	await page
		.getByRole('group', { name: ru.shop('delivery.date') })
		.getByRole('button')
		.nth(1)
		.click();
	await page.getByText('15:00–18:00').click();
	await shop.expectAccessible();
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();

	await page.goto('/profile');
	await expect(rows.first()).toContainText(`У сестры, дом 2 ${ru.shop('profile.preset')}`);
	await rows
		.first()
		.getByRole('button', { name: starting(ru.shop('common.delete')) })
		.click();
	await expect(rows).toHaveCount(2);
	await expect(book.getByRole('heading')).toBeFocused();
	await expect(rows.first()).toContainText(ru.shop('profile.preset'));
});

test('ACCT-03 ORDER-01 an address that is edited in the profile is ordered to as it reads now', {
	tag: '@all',
}, async ({ page, request }) => {
	const buyer = await newShopper();
	const headers = { authorization: `Bearer ${buyer.token}`, 'idempotency-key': crypto.randomUUID() };
	const { data: regions } = await (await request.get('/api/all/regions')).json();
	const district_id = regions[0].districts.find(({ delivery }: { delivery: boolean }) => delivery).id;
	const added = await request.post('/api/address_add', {
		headers,
		data: { district_id, address: 'Мир 3, дом 12' },
	});
	await enterAs(page, buyer);
	await putInCart(page, await inDatabase((db) => stockedProduct(db, 'Мышь', 20)));
	await page.goto('/cart');
	const chosen = page.getByRole('group', { name: ru.shop('delivery.where') }).locator('label:has(:checked)');
	await expect(chosen).toContainText('Мир 3, дом 12');
	await page
		.getByRole('group', { name: ru.shop('delivery.date') })
		.getByRole('button')
		.nth(1)
		.click();
	await page.getByText('15:00–18:00').click();
	await request.post(`/api/address_update/${(await added.json()).id}`, {
		headers,
		data: { district_id, address: 'Мир 3, дом 14' },
	});
	await page.reload();
	await expect(chosen).toContainText('Мир 3, дом 14');
	await orderButton(page).click();
	await expect(page.getByText(ru.shop('order.placed'))).toBeVisible();
	await expect(page.getByRole('article').first()).toContainText('Мир 3, дом 14');

	// The address was deleted on another device.
	await page.goto('/profile');
	const rows = page.getByRole('region', { name: ru.shop('profile.addresses') }).getByRole('listitem');
	await expect(rows).toHaveCount(1);
	await request.post(`/api/address_delete/${(await added.json()).id}`, { headers });
	await rows.getByRole('button', { name: starting(ru.shop('common.delete')) }).click();
	await expect(rows).toHaveCount(0);
});
