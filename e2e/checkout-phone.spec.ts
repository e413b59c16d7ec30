import { stockedProduct } from '../apps/server/src/testing/shop-books.ts';
import { enterAs, newShopper, putInCart } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { authForm, newPhone, PASSWORD } from './people.ts';
import { expect, test } from './shop-test.ts';
import { ANY, exactly, ru } from './texts.ts';

test('LIGHT-03 checkout on a phone begins with the form, and sum and button are in sight from the first moment', async ({
	shop,
	page,
}) => {
	const products = await inDatabase(async (db) => [
		await stockedProduct(db, 'Смартфон', 5),
		await stockedProduct(db, 'Наушники', 5),
		await stockedProduct(db, 'Ноутбук', 5),
	]);
	await enterAs(page, await newShopper());
	for (const product of products) await putInCart(page, product);
	await page.goto('/cart');
	await expect(page.getByLabel(ru.shop('auth.name'))).toHaveValue('Aman Myradow');
	await expect(page.getByLabel(ru.shop('auth.name'))).toBeInViewport();
	const submit = page.getByRole('button', { name: ru.shop('order.place') });
	await expect(submit).toBeInViewport({ ratio: 1 });
	await expect(page.getByText(exactly(ru.shop('order.plusDelivery', { total: ANY })))).toBeInViewport();
	await page.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	await page.getByLabel(ru.shop('delivery.region')).selectOption('Парахат 7');
	await expect(submit).toContainText(/\d/);
	await expect(submit).toBeInViewport({ ratio: 1 });
	await shop.expectAccessible();
	await page.setViewportSize({ width: 320, height: 740 });
	await shop.expectNoSidewaysScroll();
	const goods = page.getByRole('region', { name: ru.shop('cart.items') });
	expect(await goods.evaluate((one) => one.scrollWidth - one.clientWidth), 'wider than its place').toBe(0);
});

test('LIGHT-03 an order for another person: one tap empties name and phone, and the name is typed', async ({
	page,
}) => {
	await enterAs(page, await newShopper());
	await putInCart(page, await inDatabase((db) => stockedProduct(db, 'Наушники', 5)));
	await page.goto('/cart');
	const name = page.getByLabel(ru.shop('auth.name'));
	await expect(name).toHaveValue('Aman Myradow');
	await page.getByRole('button', { name: ru.shop('order.forAnother') }).click();
	await expect(name).toHaveValue('');
	await expect(name).toBeFocused();
	await expect(page.getByLabel(ru.shop('auth.phone'))).toHaveValue('');
});

test('LIGHT-03 AUTH-10 an empty cart says so to who is not signed in, and leads to the goods', async ({
	shop,
	page,
}) => {
	await shop.open('/cart');
	await expect(page.getByText(ru.shop('cart.empty'))).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: ru.shop('nav.catalogue') })).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('AUTH-03 a password that is shown is typed once, and the short registration comes first', async ({
	shop,
	page,
}) => {
	await shop.open('/signin?next=/history');
	await page.getByRole('button', { name: ru.shop('auth.signup') }).click();
	const form = authForm(page, page.getByRole('main'));
	await expect(page.getByRole('button', { name: ru.shop('auth.shortSignup') })).toBeInViewport();
	await page
		.getByRole('button', { name: ru.shop('auth.showPassword') })
		.first()
		.click();
	await expect(page.getByLabel(ru.shop('auth.passwordConfirm'))).toHaveCount(0);
	await page.getByLabel(ru.shop('auth.name')).fill('Jeren Öwezowa');
	await form.phone.fill(newPhone());
	await form.password.fill(PASSWORD);
	await page.getByLabel(ru.shop('auth.region')).selectOption('Мары');
	await page.getByLabel(ru.shop('auth.address'), { exact: true }).fill('Görogly köçesi 5');
	await form.submit.click();
	await expect(page).toHaveURL('/history');
});
