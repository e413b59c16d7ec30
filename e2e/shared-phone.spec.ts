import { inDatabase } from './in-database.ts';
import { authForm, newPhone, PASSWORD, registered } from './people.ts';
import { expect, test } from './shop-test.ts';

// The browser notes the refusals of a token that ran out.
test.use({ expected: { errors: [/status of 401/] } });

test('S22 the next person on a shared phone sees nothing of the last one, whose cart waits for them', async ({
	shop,
	page,
	request,
}) => {
	const first = await registered(request);
	const second = newPhone();
	await request.post('/api/set_user', {
		data: {
			u_phone_1: second,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Bahar Atajewa',
			u_address_1: 'Görogly 5, Ашхабад',
		},
	});
	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(first.phone);
	await expect(page.getByLabel('Ваше имя')).toHaveValue('Aman Myradow');
	await page.getByLabel('Адрес доставки').fill('Parahat 7, jaý 12, öý 3');
	await expect(shop.cartLink()).toContainText('1 товар');

	await shop.open('/profile');
	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: 'Выйти' }).click();
	await reloaded;
	await expect(page.getByRole('dialog')).toHaveAccessibleName('Вход');
	const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dukan.')));
	expect(left).toEqual(['dukan.parked-carts']);

	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(second);
	await expect(page.getByLabel('Ваше имя')).toHaveValue('Bahar Atajewa');
	await expect(page.getByLabel('Адрес доставки')).not.toHaveValue(/Parahat/);
	expect(await page.evaluate(() => localStorage.getItem('dukan.checkout'))).not.toBeNull();

	await shop.open('/profile');
	const again = page.waitForEvent('load');
	await page.getByRole('button', { name: 'Выйти' }).click();
	await again;
	await shop.open('/signin');
	await authForm(page, page.getByRole('main')).signIn(first.phone);
	await expect(shop.cartLink()).toContainText('1 товар');
});

test('S22 finding 4: a token that ran out shows the next person nothing of the last one', async ({
	shop,
	page,
	request,
}) => {
	const first = await registered(request);
	const second = await registered(request);
	await inDatabase((db) =>
		db
			.updateTable('users')
			.set({ name: 'Bahar Atajewa', address: '' })
			.where('phone', '=', second.phone)
			.execute(),
	);
	await shop.startOrder('/category/laptops-1');
	await authForm(page).signIn(first.phone);
	await page.getByLabel('Адрес доставки').fill('Parahat 7, jaý 12, öý 3');
	await expect(shop.cartLink()).toContainText('1 товар');
	await inDatabase((db) =>
		db
			.deleteFrom('sessions')
			.where('user_id', 'in', db.selectFrom('users').select('id').where('phone', '=', first.phone))
			.execute(),
	);

	await page.reload();
	await expect(page.getByRole('dialog')).toHaveAccessibleName('Вход');
	await expect(page.getByText('Parahat 7')).toHaveCount(0);
	await authForm(page).signIn(second.phone);
	await expect(page.getByLabel('Ваше имя')).toHaveValue('Bahar Atajewa');
	await expect(page.getByLabel('Адрес доставки')).not.toHaveValue(/Parahat/);
});
