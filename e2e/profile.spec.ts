import { signInAt } from './buying.ts';
import { authForm, newPhone, PASSWORD, registered } from './people.ts';
import { expect, test } from './shop-test.ts';

test('AUTH-11 name, region, address, e-mail and language are seen and edited', async ({
	shop,
	page,
	request,
}) => {
	const { phone } = await registered(request);
	await shop.open('/signin');
	await authForm(page, page.getByRole('main')).signIn(phone);
	await expect(page.getByLabel('Номер телефона')).toHaveValue(/^\+993 6/);
	await page.getByLabel('Имя').fill('Al');
	await page.getByRole('button', { name: 'Сохранить' }).click();
	await expect(page.getByText('Ваше имя слишком короткое!')).toBeVisible();
	await expect(page.getByLabel('Имя')).toBeFocused();
	await page.getByLabel('Имя').fill('Aman Amanow');
	await page.getByLabel('Город или велаят').selectOption('Мары');
	await page.getByLabel('Эл. почта').fill('aman@mail.com');
	await page.getByRole('button', { name: 'Сохранить' }).click();
	await expect(page.getByText('Изменения сохранены')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Имя')).toHaveValue('Aman Amanow');
	await expect(page.getByLabel('Адрес', { exact: true })).toHaveValue('Parahat 7, jaý 12');
	await expect(page.getByLabel('Город или велаят').locator('option:checked')).toHaveText('Мары');
	await expect(page.getByLabel('Эл. почта')).toHaveValue('aman@mail.com');

	await page.getByLabel('Язык').selectOption('Туркменский');
	await page.getByRole('button', { name: 'Сохранить' }).click();
	await expect(page.locator('html')).toHaveAttribute('lang', 'tk');
	await expect(page.getByRole('heading', { name: 'Meniň profilim' })).toBeVisible();
	await expect(page.getByLabel('Dil').locator('option:checked')).toHaveText('Türkmençe');

	// The page's own language, chosen in its menu, stays where none is chosen here.
	await shop.open('/profile');
	await page.getByLabel('Имя').fill('Aman Myradow');
	await page.getByRole('button', { name: 'Сохранить' }).click();
	await expect(page.getByText('Изменения сохранены')).toBeVisible();
	await page.reload();
	await expect(page.getByLabel('Имя')).toHaveValue('Aman Myradow');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test.describe('passwords', () => {
	test.use({ expected: { errors: [/status of 400/] } });

	test('AUTH-11 the password is changed with the old one, and other devices are signed out', async ({
		shop,
		page,
		request,
	}) => {
		const { phone, token } = await registered(request);
		await shop.open('/signin');
		await authForm(page, page.getByRole('main')).signIn(phone);
		const form = page.getByRole('region', { name: 'Изменить пароль' });
		const change = async (old: string, next: string) => {
			await form.getByLabel('Текущий пароль').fill(old);
			await form.getByLabel('Новый пароль').fill(next);
			await form.getByLabel('Повторите пароль').fill(next);
			await form.getByRole('button', { name: 'Изменить пароль' }).click();
		};
		await change('gyzyl nar', 'ýaşyl alma');
		await expect(form.getByText('Текущий пароль неверный')).toBeVisible();
		await change(PASSWORD, '1234');
		await expect(form.getByText('Такой пароль слишком легко угадать')).toBeVisible();
		await change(PASSWORD, 'ýaşyl alma');
		await expect(page.getByText('Вы успешно изменили пароль!')).toBeVisible();
		await expect(form.getByLabel('Текущий пароль')).toHaveValue('');
		const shown = await request.get('/api/user_show/', { headers: { authorization: `Bearer ${token}` } });
		expect(await shown.json()).toEqual({ token: false });
	});
});

test('AUTH-11 own devices are listed and signed out one by one', async ({
	shop,
	page,
	request,
	browser,
	baseURL,
}) => {
	const { phone } = await registered(request);
	const phoneBrowser = await browser.newContext({
		...(baseURL && { baseURL }),
		userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
	});
	const other = await phoneBrowser.newPage();
	await other.goto('/profile');
	await authForm(other).signIn(phone);
	await expect(other.getByLabel('Имя')).toBeVisible();

	await shop.open('/signin');
	await authForm(page, page.getByRole('main')).signIn(phone);
	const devices = page.getByRole('region', { name: 'Ваши устройства' });
	await expect(devices.getByRole('listitem')).toHaveCount(3);
	await expect(devices.getByText('Это устройство')).toHaveCount(1);
	await devices.getByRole('button', { name: /^Завершить ?: Chrome, Android$/ }).click();
	await expect(devices.getByRole('listitem')).toHaveCount(2);
	await expect(devices.getByRole('heading')).toBeFocused();
	await other.reload();
	await expect(other.getByRole('dialog')).toBeVisible();
	await phoneBrowser.close();
});

test('AUTH-11 the profile leads to the orders', async ({ shop, page }) => {
	await shop.open('/profile');
	await authForm(page).dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();
	await authForm(page).signUp(newPhone());
	await page.getByRole('link', { name: 'Мои заказы' }).click();
	await expect(page).toHaveURL('/history');
	await expect(page.getByText('У вас пока нет заказов')).toBeVisible();
});

test('AUTH-11 GEN-07 what cannot be read or changed is said, nothing typed is lost, and all can be tried again', async ({
	page,
	request,
}) => {
	const { phone } = await registered(request);
	await signInAt(page, phone);
	const broken = ['**/api/session_list', '**/api/all/regions', '**/lang', '**/api/notice_choice'];
	for (const address of broken) await page.route(address, (route) => route.abort());
	await page.reload();
	const [devices, person] = [
		page.getByRole('region', { name: 'Ваши устройства' }),
		page.locator('#person + form'),
	];
	await expect(devices.getByRole('alert')).toBeVisible();
	await page.getByLabel('Имя').fill('Aman Amanow');
	await page.unroute('**/api/session_list');
	await page.unroute('**/api/all/regions');
	await devices.getByRole('button', { name: 'Повторить' }).click();
	await expect(devices.getByRole('listitem').first()).toBeVisible();
	await person.getByRole('button', { name: 'Повторить' }).click();
	await person.getByLabel('Город или велаят').selectOption('Ашхабад');
	await expect(page.getByLabel('Имя')).toHaveValue('Aman Amanow');

	await page.getByLabel('Язык').selectOption('Английский');
	const sent = page.waitForRequest('**/api/user_update');
	const save = page.getByRole('button', { name: 'Сохранить' });
	await save.click();
	expect((await sent).postDataJSON().u_address_1).toBe('Parahat 7, jaý 12, Ашхабад');
	await expect(person.getByRole('alert')).toHaveText('Ошибка, попробуйте ещё раз!');
	await expect(save).not.toHaveAttribute('aria-busy');

	const drops = page.getByRole('checkbox', { name: 'SMS, когда избранное подешевеет' });
	const before = await drops.isChecked();
	await page.route('**/api/notice_list', (route) => route.abort());
	await drops.click();
	await expect(drops).toBeChecked({ checked: before });
});
