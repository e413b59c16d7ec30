import { captchaOn } from './captcha.ts';
import { authForm, codeFromOutbox, notedForms, registered } from './people.ts';
import { expect, test } from './shop-test.ts';
import { ANY, having, ru } from './texts.ts';

const NEW_PASSWORD = 'ýaşyl alma';

test('AUTH-01 AUTH-06 CAPTCHA-01 CAPTCHA-02 a forgotten password: puzzle, code from the SMS, new password, signed in', async ({
	shop,
	page,
	request,
}) => {
	const { phone } = await registered(request);
	const forms = notedForms(page);
	await shop.open('/saved');
	const form = authForm(page);
	const captcha = captchaOn(page, form.dialog);
	await form.phone.fill('7123456');
	await form.dialog.getByRole('button', { name: ru.shop('auth.forgot') }).click();
	await expect(form.dialog).toHaveAccessibleName(ru.shop('auth.resetTitle'));

	// AUTH-02: the first digit is 1 to 5. For any other digit the box is red and the form cannot be sent.
	await expect(form.phone).toHaveAttribute('aria-invalid');
	await expect(form.dialog.getByText(ru.shop('auth.error.phoneRange'))).toBeVisible();
	await expect(form.submit).toBeDisabled();
	await form.phone.fill(phone);
	await expect(form.phone).not.toHaveAttribute('aria-invalid');
	await form.submit.click();
	await expect(form.dialog.getByText(ru.shop('auth.error.robot'))).toBeVisible();
	await shop.expectAccessible();

	await expect(captcha.box).toHaveAttribute('aria-checked', 'false');
	await captcha.box.click();
	await expect(captcha.state).toHaveAttribute('data-state', 'default');
	const first = captcha.key();
	const seen = Promise.withResolvers<void>();
	await page.route('**/api/captcha?*', async (route) => {
		await seen.promise;
		await route.continue();
	});
	const right = await captcha.rightOffset();
	await captcha.draw(right > 112 ? right - 60 : right + 60, true);
	await expect(captcha.state).toHaveAttribute('data-state', 'failure');
	seen.resolve();
	await expect(captcha.state).toHaveAttribute('data-state', 'default');
	await expect(form.dialog.getByText(ru.shop('captcha.failed'))).toBeVisible();
	expect(captcha.key()).not.toBe(first);
	await expect(captcha.slider).toHaveValue('0');
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await captcha.draw(await captcha.rightOffset(), true);
	await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
	await expect(form.dialog.getByText(ru.shop('captcha.verified'))).toBeVisible();
	await expect(captcha.box).toBeFocused();

	await form.submit.click();
	await expect(form.dialog.getByText(ru.shop('auth.ok.wait'))).toBeVisible();
	const code = form.dialog.getByLabel(ru.shop('auth.code'));
	await expect(code).toBeFocused();
	await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
	await expect(form.dialog.getByText(having(ru.shop('auth.resendIn', { seconds: ANY })))).toBeVisible();
	const sent = await codeFromOutbox(request, phone);
	await code.fill(sent === '000000' ? '111111' : '000000');
	await form.submit.click();
	await expect(form.dialog.getByText(ru.shop('auth.error.code'))).toBeVisible();
	await shop.expectAccessible();
	await code.fill(sent);
	await form.submit.click();
	await expect(form.dialog).toHaveAccessibleName(ru.shop('auth.newPassTitle'));
	await expect(form.dialog.getByText(ru.shop('auth.ok.verified'))).toBeVisible();

	const password = form.dialog.getByLabel(ru.shop('auth.newPassword'));
	await expect(password).toBeFocused();
	await password.fill('1234');
	await form.submit.click();
	await expect(form.dialog.getByText(ru.shop('auth.error.passwordGuessable'))).toBeVisible();
	await expect(form.dialog.getByText(ru.shop('auth.error.confirmRequired'))).toBeVisible();
	await shop.expectAccessible();
	await password.fill(NEW_PASSWORD);
	await form.dialog.getByLabel(ru.shop('auth.passwordConfirm')).fill(NEW_PASSWORD);
	await form.submit.click();
	await expect(form.dialog.getByText(ru.shop('auth.ok.passwordChanged'))).toBeVisible();
	await shop.expectAccessible();

	await form.dialog.getByRole('button', { name: ru.shop('auth.signin') }).click();
	await expect(form.dialog).toHaveAccessibleName(ru.shop('auth.signinTitle'));
	await form.signIn(phone, NEW_PASSWORD);
	await expect(page).toHaveURL('/saved');
	await expect(form.dialog).toBeHidden();
	const FORM = 'application/x-www-form-urlencoded';
	expect([...forms]).toEqual([
		['reset_add', FORM],
		['reset_confirm', FORM],
		['user_updatepass', FORM],
	]);
});
