import { captchaOn } from './captcha.ts';
import { inDatabase } from './in-database.ts';
import { newPhone, PASSWORD, registered } from './people.ts';
import { expect, test } from './shop-test.ts';

test.describe('refusals', () => {
	test.use({ expected: { errors: [/status of (400|401|403|429|503)/] } });

	test('AUTH-06 AUTH-07 a banned phone is told so, an unknown one goes to registration, a used puzzle must be solved again', {
		tag: '@all',
	}, async ({ shop, page, request }) => {
		const { phone } = await registered(request);
		await inDatabase((db) =>
			db.updateTable('users').set({ banned: true }).where('phone', '=', phone).execute(),
		);
		await shop.open('/signin', 'en');
		const captcha = captchaOn(page, page.getByRole('main'));
		const solve = async () => {
			await captcha.box.click();
			await expect(captcha.state).toHaveAttribute('data-state', 'default');
			await captcha.slider.fill(String(await captcha.rightOffset()));
			await page.getByRole('button', { name: 'Check' }).click();
			await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
		};
		const send = page.getByRole('button', { name: 'Send code' });
		await page.getByRole('button', { name: 'Forgot password?' }).click();
		await expect(captcha.box).toBeVisible();
		await page.getByLabel('Phone number').fill(phone);
		await solve();
		await send.click();
		await expect(page.getByText('You are not allowed to access!')).toBeVisible();
		await send.click();
		await expect(page.getByText('Confirm "I\'m not a robot"!')).toBeVisible();

		await solve();
		await page.route('**/api/reset_add', (route) =>
			route.fulfill({
				status: 400,
				contentType: 'application/problem+json',
				body: '{"code":"captcha_required"}',
			}),
		);
		await send.click();
		await expect(page.getByText('Confirm "I\'m not a robot"!')).toBeVisible();
		await page.unroute('**/api/reset_add');

		await page.getByLabel('Phone number').fill(newPhone());
		await solve();
		await send.click();
		await expect(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeVisible();
		await expect(page.getByText('You are not a registered user!')).toBeVisible();
	});

	test('AUTH-06 AUTH-07 CAPTCHA-01 what fails on the way is said, and there is a way on', {
		tag: '@all',
	}, async ({ shop, page }) => {
		const responses: Record<string, object> = {
			reset_add: { block: false, regno: false, token: 'x' },
			reset_confirm: { confirm: true, token: 'x' },
			user_updatepass: { update: false },
		};
		for (const [call, body] of Object.entries(responses))
			await page.route(`**/api/${call}`, (route) => route.fulfill({ json: body }));
		// Imitates a browser that reads codes from messages.
		await page.addInitScript(() => {
			Object.assign(window, { OTPCredential: class {} });
			navigator.credentials.get = async () => ({ id: '', type: 'otp', code: '482913' }) as Credential;
		});
		await page.clock.install();
		await shop.open('/signin', 'en');
		const captcha = captchaOn(page, page.getByRole('main'));
		await page.getByRole('button', { name: 'Forgot password?' }).click();
		await expect(captcha.box).toBeVisible();
		await page.getByLabel('Phone number').fill(newPhone());
		// A puzzle appears 300 ms after it was fetched, so the stopped clock keeps it hidden.
		await page.clock.pauseAt(Date.now() + 3_600_000);
		const fetched = page.waitForResponse('**/api/captcha?*');
		await captcha.box.click();
		await (await fetched).finished();
		await expect(page.getByText('Loading…')).toBeVisible();
		await expect(async () => {
			await page.clock.runFor(300);
			expect(await captcha.state.getAttribute('data-state', { timeout: 1000 })).toBe('default');
		}).toPass();
		await captcha.slider.fill(String(await captcha.rightOffset()));
		// The server cannot check the answer, which the page must not report as a wrong position.
		await page.route('**/api/captcha', (route) => route.fulfill({ status: 503 }), { times: 1 });
		await page.getByRole('button', { name: 'Check' }).click();
		await expect(page.getByText('Error, please try again!')).toBeVisible();
		await page.getByRole('button', { name: 'Check' }).click();
		await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
		await page.getByRole('button', { name: 'Send code' }).click();
		await expect(page.getByLabel('SMS code')).toHaveValue('482913');
		await expect(page.getByRole('button', { name: 'Send the code again' })).toBeHidden();
		await page.clock.runFor(61_000);
		await expect(page.getByRole('button', { name: 'Send the code again' })).toBeVisible();
		await page.getByRole('button', { name: 'Confirm' }).click();
		await expect(page.getByText('You have successfully verified your number!')).toBeVisible();
		for (const label of ['New password', 'Repeat the password']) await page.getByLabel(label).fill(PASSWORD);
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText('Error, please try again!')).toBeVisible();
		await page.getByRole('button', { name: 'Send the code again' }).click();
		await expect(page.getByRole('heading', { level: 1, name: 'Password recovery' })).toBeVisible();
		await expect(page.getByLabel('Phone number')).not.toHaveValue('');
	});
});
