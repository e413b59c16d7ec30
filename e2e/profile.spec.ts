import { enterAs, signInAt } from './buying.ts';
import { authForm, newPhone, PASSWORD, registered } from './people.ts';
import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

test('AUTH-11 name, region, address, e-mail and language are seen and edited', async ({
	shop,
	page,
	request,
}) => {
	await enterAs(page, await registered(request));
	await shop.open('/profile');
	await expect(page.getByLabel(ru.shop('profile.phone'))).toHaveValue(/^\+993 6/);
	await page.getByLabel(ru.shop('profile.name')).fill('Al');
	await page.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(page.getByText(ru.shop('auth.error.nameShort'))).toBeVisible();
	await expect(page.getByLabel(ru.shop('profile.name'))).toBeFocused();
	await page.getByLabel(ru.shop('profile.name')).fill('Aman Amanow');
	await page.getByLabel(ru.shop('auth.region')).selectOption('Мары');
	await page.getByLabel(ru.shop('profile.email')).fill('aman@mail.com');
	await page.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(page.getByText(ru.shop('profile.saved'))).toBeVisible();
	await page.reload();
	await expect(page.getByLabel(ru.shop('profile.name'))).toHaveValue('Aman Amanow');
	await expect(page.getByLabel(ru.shop('profile.address'), { exact: true })).toHaveValue('Parahat 7, jaý 12');
	await expect(page.getByLabel(ru.shop('auth.region')).locator('option:checked')).toHaveText('Мары');
	await expect(page.getByLabel(ru.shop('profile.email'))).toHaveValue('aman@mail.com');

	await page.getByLabel(ru.shop('profile.language')).selectOption(ru.shop('lang.tm'));
	await page.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(page.locator('html')).toHaveAttribute('lang', 'tk');
	await expect(page.getByRole('heading', { name: 'Meniň profilim' })).toBeVisible();
	await expect(page.getByLabel('Dil').locator('option:checked')).toHaveText('Türkmençe');

	// The page keeps its language if the person chooses none here.
	await shop.open('/profile');
	await page.getByLabel(ru.shop('profile.name')).fill('Aman Myradow');
	await page.getByRole('button', { name: ru.shop('common.save') }).click();
	await expect(page.getByText(ru.shop('profile.saved'))).toBeVisible();
	await page.reload();
	await expect(page.getByLabel(ru.shop('profile.name'))).toHaveValue('Aman Myradow');
	await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test.describe('passwords', () => {
	test.use({ expected: { errors: [/status of 400/] } });

	test('AUTH-11 the password is changed with the old one, and other devices are signed out', {
		tag: '@all',
	}, async ({ shop, page, request }) => {
		const { phone, token } = await registered(request);
		await shop.open('/signin');
		await authForm(page, page.getByRole('main')).signIn(phone);
		const form = page.getByRole('region', { name: ru.shop('profile.changePassword') });
		const change = async (old: string, next: string) => {
			await form.getByLabel(ru.shop('profile.oldPassword')).fill(old);
			await form.getByLabel(ru.shop('auth.newPassword')).fill(next);
			await form.getByLabel(ru.shop('auth.passwordConfirm')).fill(next);
			await form.getByRole('button', { name: ru.shop('profile.changePassword') }).click();
		};
		await change('gyzyl nar', 'ýaşyl alma');
		await expect(form.getByText(ru.shop('auth.error.passwordWrong'))).toBeVisible();
		await change(PASSWORD, '1234');
		await expect(form.getByText(ru.shop('auth.error.passwordGuessable'))).toBeVisible();
		await change(PASSWORD, 'ýaşyl alma');
		await expect(page.getByText(ru.shop('auth.ok.passwordChanged'))).toBeVisible();
		await expect(form.getByLabel(ru.shop('profile.oldPassword'))).toHaveValue('');
		const shown = await request.get('/api/user_show/', { headers: { authorization: `Bearer ${token}` } });
		expect(await shown.json()).toEqual({ token: false });
	});
});

test('AUTH-11 own devices are listed and signed out one by one', { tag: '@all' }, async ({
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
	await expect(other.getByLabel(ru.shop('profile.name'))).toBeVisible();

	await shop.open('/signin');
	await authForm(page, page.getByRole('main')).signIn(phone);
	const devices = page.getByRole('region', { name: ru.shop('profile.sessions') });
	await expect(devices.getByRole('listitem')).toHaveCount(3);
	await expect(devices.getByText(ru.shop('profile.thisDevice'))).toHaveCount(1);
	await devices
		.getByRole('button', { name: new RegExp(`^${ru.shop('profile.endSession')} ?: Chrome, Android$`) })
		.click();
	await expect(devices.getByRole('listitem')).toHaveCount(2);
	await expect(devices.getByRole('heading')).toBeFocused();
	await other.reload();
	await expect(other.getByRole('dialog')).toBeVisible();
	await phoneBrowser.close();
});

test('AUTH-11 the profile leads to the orders', { tag: '@all' }, async ({ shop, page }) => {
	await shop.open('/profile');
	await authForm(page)
		.dialog.getByRole('button', { name: ru.shop('auth.signup') })
		.click();
	await authForm(page).signUp(newPhone());
	await page.getByRole('link', { name: ru.shop('nav.orders') }).click();
	await expect(page).toHaveURL('/history');
	await expect(page.getByText(ru.shop('order.historyEmpty'))).toBeVisible();
});

test('AUTH-11 GEN-07 what cannot be read or changed is said, nothing typed is lost, and all can be tried again', {
	tag: '@all',
}, async ({ page, request }) => {
	const { phone } = await registered(request);
	await signInAt(page, phone);
	const broken = ['**/api/session_list', '**/api/all/regions', '**/lang', '**/api/notice_choice'];
	for (const address of broken) await page.route(address, (route) => route.abort());
	await page.reload();
	const [devices, person] = [
		page.getByRole('region', { name: ru.shop('profile.sessions') }),
		page.locator('#person + form'),
	];
	await expect(devices.getByRole('alert')).toBeVisible();
	await page.getByLabel(ru.shop('profile.name')).fill('Aman Amanow');
	await page.unroute('**/api/session_list');
	await page.unroute('**/api/all/regions');
	await devices.getByRole('button', { name: ru.shop('common.retry') }).click();
	await expect(devices.getByRole('listitem').first()).toBeVisible();
	await person.getByRole('button', { name: ru.shop('common.retry') }).click();
	await person.getByLabel(ru.shop('auth.region')).selectOption('Ашхабад');
	await expect(page.getByLabel(ru.shop('profile.name'))).toHaveValue('Aman Amanow');

	await page.getByLabel(ru.shop('profile.language')).selectOption(ru.shop('lang.en'));
	const sent = page.waitForRequest('**/api/user_update');
	const save = page.getByRole('button', { name: ru.shop('common.save') });
	await save.click();
	expect((await sent).postDataJSON().u_address_1).toBe('Parahat 7, jaý 12, Ашхабад');
	await expect(person.getByRole('alert')).toHaveText(ru.shop('auth.error.tryAgain'));
	await expect(save).not.toHaveAttribute('aria-busy');

	const drops = page.getByRole('checkbox', { name: ru.noticeProfile('priceDrops') });
	const before = await drops.isChecked();
	await page.route('**/api/notice_list', (route) => route.abort());
	await drops.click();
	await expect(drops).toBeChecked({ checked: before });
});
