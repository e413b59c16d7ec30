import { later } from '../apps/server/src/platform/clock.ts';
import { enterAs, newShopper } from './buying.ts';
import { inDatabase } from './in-database.ts';
import { authForm, newPhone, notedForms, PASSWORD, registered } from './people.ts';
import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

const GUARDED = [
	['/profile', ru.shop('profile.title')],
	['/saved', ru.shop('favourites.title')],
	['/history', ru.shop('nav.history')],
	['/cart', ru.shop('cart.title')],
] as const;

test('NAV-03 AUTH-05 an anonymous click on profile or favourites opens the dialog, and signing in leads there', async ({
	shop,
	page,
	request,
}) => {
	const { phone } = await registered(request);
	await shop.open('/faq');
	const form = authForm(page);
	await shop.accountLink(ru.shop('nav.profile')).click();
	await expect(form.dialog).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	await expect(page).toHaveURL('/faq');
	await expect(form.phone).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(form.dialog).toBeHidden();
	await expect(shop.accountLink(ru.shop('nav.profile'))).toBeFocused();

	await shop.accountLink(ru.shop('nav.favourites')).click();
	await form.signIn(phone);
	await expect(page.getByText(ru.shop('auth.ok.login'))).toBeVisible();
	await expect(page).toHaveURL('/saved');
	await expect(form.dialog).toBeHidden();
	await shop.accountLink(ru.shop('nav.profile')).click();
	await expect(page).toHaveURL('/profile');
	await expect(page.getByLabel(ru.shop('profile.name'))).toHaveValue('Aman Myradow');
});

test('AUTH-05 on a slow connection what is typed at /signin before the script has come stays, and is sent when it has', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const { phone } = await registered(request);
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/assets/framework-*.js', async (route) => {
		await released;
		await route.continue();
	});
	await shop.setLanguage('ru');
	await page.goto('/signin', { waitUntil: 'commit' });
	const form = authForm(page, page.getByRole('main'));
	await expect(form.submit, 'a browser alone cannot sign in').toBeDisabled();
	await form.phone.fill(phone);
	await form.password.fill(PASSWORD);
	release();
	await expect(form.submit).toBeEnabled();
	await expect(form.password).toBeFocused();
	await expect(form.password).toHaveValue(PASSWORD);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/profile');
});

test('AUTH-10 a page for the signed-in shows its frame and the dialog, and after signing in itself', async ({
	shop,
	page,
	request,
}) => {
	const { phone } = await registered(request);
	const form = authForm(page);
	await shop.open('/saved');
	await expect(form.dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await page
		.getByRole('main')
		.getByRole('link', { name: ru.shop('auth.signin') })
		.click();
	await form.signIn(phone);
	await expect(page.getByText(ru.shop('favourites.empty'))).toBeVisible();
	await expect(page).toHaveURL('/saved');
	await page.goto('/signin');
	await expect(page).toHaveURL('/profile');
});

test('AUTH-10 each page for the signed-in has its frame with the dialog for others, and is accessible to its own', {
	tag: '@all',
}, async ({ shop, page }) => {
	const form = authForm(page);
	for (const [path, title] of GUARDED) {
		await shop.open(path);
		await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
		await expect(path === '/cart' ? page.getByText(ru.shop('cart.empty')) : form.dialog).toBeVisible();
	}
	await enterAs(page, await newShopper());
	for (const [path, title] of GUARDED) {
		await shop.open(path);
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
		await expect(page.getByRole('main').getByRole('link', { name: ru.shop('auth.signin') })).toBeHidden();
		await expect(form.dialog).toBeHidden();
		await shop.expectNoSidewaysScroll();
		await shop.expectAccessible();
	}
});

test('AUTH-10 without script the frames tell what to do and where, and are not listed', async ({
	request,
}) => {
	for (const [path, title] of GUARDED) {
		const html = await (await request.get(path)).text();
		expect(html).toContain(`<h1>${title}</h1>`);
		expect(html).toContain(`href="/signin?next=${encodeURIComponent(path)}"`);
		expect(html).toContain('<meta name="robots" content="noindex');
	}
	const page = await (await request.get('/signin')).text();
	expect(page).toContain('<noscript>');
	// A form sent without script must not put the password into an address.
	expect(page).toMatch(/<form [^>]*method="post"/);
});

test('AUTH-01 AUTH-03 registration by the dialog closes it and goes to the profile', async ({
	shop,
	page,
}) => {
	const phone = newPhone();
	const forms = notedForms(page);
	await shop.open('/faq');
	await shop.accountLink(ru.shop('nav.profile')).click();
	const form = authForm(page);
	await form.phone.fill(phone);
	await form.dialog.getByRole('button', { name: ru.shop('auth.signup') }).click();
	await expect(form.dialog).toHaveAccessibleName(ru.shop('auth.signupTitle'));
	await expect(form.dialog.getByLabel(ru.shop('auth.name'))).toBeFocused();
	await expect(form.phone).toHaveValue(/^\d \d\d-\d\d-\d\d$/);
	await form.dialog.getByRole('button', { name: ru.shop('auth.signin') }).click();
	await expect(form.dialog).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	await form.dialog.getByRole('button', { name: ru.shop('auth.signup') }).click();

	await form.submit.click();
	for (const text of [
		ru.shop('auth.error.nameRequired'),
		ru.shop('auth.error.passwordRequired'),
		ru.shop('auth.error.confirmRequired'),
		ru.shop('auth.error.regionRequired'),
	])
		await expect(form.dialog.getByText(text)).toBeVisible();
	await expect(form.dialog.getByLabel(ru.shop('auth.name'))).toBeFocused();
	await form.dialog.getByLabel(ru.shop('auth.passwordConfirm')).fill('gyzyl nar');
	await form.dialog.getByLabel(ru.shop('auth.name')).focus();
	await expect(form.dialog.getByText(ru.shop('auth.error.passwordMismatch'))).toBeVisible();
	await form.signUp(phone);
	await expect(page.getByText(ru.shop('auth.ok.registered'))).toBeVisible();
	expect(forms.get('set_user')).toBe('application/x-www-form-urlencoded');
	await expect(page).toHaveURL('/profile');
	await expect(page.getByLabel(ru.shop('profile.name'))).toHaveValue('Jeren Öwezowa');
	await expect(page.getByLabel(ru.shop('profile.address'), { exact: true })).toHaveValue('Görogly köçesi 5');
	await expect(page.getByLabel(ru.shop('auth.region')).locator('option:checked')).toHaveText('Мары');
});

test.describe('refusals', () => {
	test.use({ expected: { errors: [/status of (400|401|403|429)/] } });

	test('AUTH-03 AUTH-05 AUTH-07 wrong credentials, a ban and a taken phone have their messages', {
		tag: '@all',
	}, async ({ shop, page, request }) => {
		const { phone } = await registered(request);
		await shop.open('/signin');
		const form = authForm(page, page.getByRole('main'));
		await form.signIn(phone, 'gyzyl nar');
		await expect(page.getByText(ru.shop('auth.error.wrongCredentials'))).toBeVisible();
		await expect(form.phone).not.toHaveValue('');
		await inDatabase((db) =>
			db.updateTable('users').set({ banned: true }).where('phone', '=', phone).execute(),
		);
		await form.signIn(phone);
		await expect(page.getByText(ru.shop('auth.error.banned'))).toBeVisible();
		await form.dialog.getByRole('button', { name: ru.shop('auth.signup') }).click();
		await form.signUp(phone);
		await expect(page.getByText(ru.shop('auth.error.banned'))).toBeVisible();
		await form.signUp((await registered(request)).phone);
		await expect(page.getByText(ru.shop('auth.error.alreadyRegistered'))).toBeVisible();

		const now = new Date();
		const pause = {
			kind: 'signin:phone',
			key: newPhone(),
			count: 9,
			open_at: later(now, 119_000),
			forget_at: later(now, 900_000),
		};
		await inDatabase((db) => db.insertInto('limits').values(pause).execute());
		await shop.open('/signin');
		await form.signIn(pause.key);
		await expect(page.getByText(ru.shop('auth.error.tooMany', { minutes: 2 }))).toBeVisible();
	});
});

test('AUTH-07 the messages are verbatim in English', { tag: '@all' }, async ({ shop, page }) => {
	await shop.open('/signin', 'en');
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(page.getByText('Enter your phone number')).toBeVisible();
	await expect(page.getByText('Enter your password!')).toBeVisible();
	await page.getByLabel('Phone number').fill(newPhone());
	await page.getByLabel('Password', { exact: true }).fill('abc');
	await page.getByLabel('Phone number').focus();
	await expect(page.getByText('Your password is too short!')).toBeVisible();
	await page.getByLabel('Password', { exact: true }).fill('abcd efgh');
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(page.getByText('Your password or phone number is incorrect')).toBeVisible();
});

test('AUTH-02 a phone is grouped as it is typed, pasted in any format, and mended in the middle', async ({
	shop,
	page,
}) => {
	await shop.open('/signin');
	const { phone } = authForm(page, page.getByRole('main'));
	await expect(page.getByText('+993 6')).toBeVisible();
	await phone.pressSequentially('1234567');
	await expect(phone).toHaveValue('1 23-45-67');
	await phone.press('End');
	for (let index = 0; index < 4; index += 1) await phone.press('ArrowLeft');
	await phone.press('Backspace');
	await expect(phone).toHaveValue('1 23-56-7');
	await phone.pressSequentially('9');
	await expect(phone).toHaveValue('1 23-95-67');
	for (const pasted of ['+993 61 23-45-67', '8 61 234567', '99361234567']) {
		await phone.fill('');
		await phone.evaluate((input: HTMLInputElement, text) => {
			input.focus();
			document.execCommand('insertText', false, text);
		}, pasted);
		await expect(phone).toHaveValue('1 23-45-67');
	}
	await expect(phone).toHaveAttribute('autocomplete', 'username');
	await expect(phone).toHaveAttribute('inputmode', 'numeric');
});

test('AUTH-08 the session is kept encrypted, survives a reload, is the same in every tab, and sign-out clears it', async ({
	shop,
	page,
	context,
	request,
}) => {
	const { phone } = await registered(request);
	await shop.open('/signin');
	await authForm(page, page.getByRole('main')).signIn(phone);
	await expect(page).toHaveURL('/profile');
	await expect(page.getByLabel(ru.shop('profile.name'))).toBeVisible();
	const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
	expect(kept).toContain('dukan.session');
	expect(kept).not.toContain(phone);
	const other = await context.newPage();
	await other.goto('/profile');
	await expect(other.getByLabel(ru.shop('profile.name'))).toHaveValue('Aman Myradow');

	const reloaded = page.waitForEvent('load');
	await page.getByRole('button', { name: ru.shop('profile.logout') }).click();
	await reloaded;
	await expect(page.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	expect(await page.evaluate(() => localStorage.getItem('dukan.session'))).toBeNull();
	await expect(other.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
});

test('AUTH-08 what is kept without a token or cannot be read is cleared without a crash', {
	tag: '@all',
}, async ({ shop, page, request }) => {
	const { phone } = await registered(request);
	await shop.open('/signin');
	await authForm(page, page.getByRole('main')).signIn(phone);
	await expect(page).toHaveURL('/profile');
	await page.evaluate(() => localStorage.setItem('dukan.session', '1.AAAA.corrupt'));
	await shop.open('/profile');
	await expect(page.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	expect(await page.evaluate(() => localStorage.getItem('dukan.session'))).toBeNull();
});

test.describe('a session that has ended elsewhere', () => {
	// The server also refuses other requests with this token.
	test.use({ expected: { errors: [/status of 401/] } });

	test('AUTH-09 user_show is asked only with a token, and a token it does not know clears the session', async ({
		shop,
		page,
		request,
	}) => {
		const asked: (string | undefined)[] = [];
		page.on('request', (sent) => {
			if (sent.url().includes('/api/user_show')) asked.push(sent.headers().authorization);
		});
		await shop.open('/profile');
		await expect(page.getByRole('dialog')).toBeVisible();
		expect(asked).toEqual([]);
		const { phone } = await registered(request);
		await authForm(page).signIn(phone);
		await expect(page.getByLabel(ru.shop('profile.name'))).toBeVisible();
		expect(asked[0]).toMatch(/^Bearer [\w-]{43}$/);

		await request.post('/api/signout', { headers: { authorization: asked[0] ?? '' } });
		await shop.open('/profile');
		await expect(page.getByText(ru.shop('auth.sessionExpired'))).toBeVisible();
		await expect(page.getByRole('dialog')).toHaveAccessibleName(ru.shop('auth.signinTitle'));
		expect(await page.evaluate(() => localStorage.getItem('dukan.session'))).toBeNull();
	});
});

test('AUTH-05 on the way to an order one signs in, and the cart is kept', { tag: '@all' }, async ({
	shop,
	page,
	request,
}) => {
	const { phone } = await registered(request);
	await shop.startOrder('/category/phones-7');
	const form = authForm(page);
	await expect(form.dialog.getByText(ru.shop('auth.signinToOrder'))).toBeVisible();
	await form.signIn(phone);
	await expect(page).toHaveURL('/cart');
	await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('AUTH-01 the dialog fits a screen of 320 × 400, as with the keyboard open, in every language', {
	tag: '@all',
}, async ({ shop, page }) => {
	await page.setViewportSize({ width: 320, height: 400 });
	const dialog = page.getByRole('dialog');
	const expectFits = async () => {
		for (const control of await dialog.locator('input, button, select').all()) {
			await control.scrollIntoViewIfNeeded();
			await expect(control).toBeInViewport({ ratio: 0.9 });
		}
		expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
	};
	for (const language of ['tm', 'en', 'ru'] as const) {
		await shop.open('/profile', language);
		await expect(dialog).toBeVisible();
		await expectFits();
		await shop.expectNoSidewaysScroll();
		if (language === 'ru') await shop.expectAccessible();
		await dialog.locator('form p').getByRole('button').last().click();
		await dialog.locator('button[type=submit]').click();
		await expect(dialog.locator('[aria-invalid]')).toHaveCount(6);
		expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
	}
	await shop.expectAccessible();
});
