import { captchaOn } from './captcha.ts';
import { authForm, codeFromOutbox, notedForms, registered } from './people.ts';
import { expect, test } from './shop-test.ts';

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
	await form.dialog.getByRole('button', { name: 'Забыли пароль?' }).click();
	await expect(form.dialog).toHaveAccessibleName('Восстановление пароля');

	// AUTH-02: the first digit is 1 to 5; until then the box is red and nothing can be sent.
	await expect(form.phone).toHaveAttribute('aria-invalid');
	await expect(form.dialog.getByText('После +993 6 номер начинается с цифры от 1 до 5')).toBeVisible();
	await expect(form.submit).toBeDisabled();
	await form.phone.fill(phone);
	await expect(form.phone).not.toHaveAttribute('aria-invalid');
	await form.submit.click();
	await expect(form.dialog.getByText('Подтвердите «Я не робот»!')).toBeVisible();
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
	await expect(form.dialog.getByText('Не совпало. Вот новая картинка')).toBeVisible();
	expect(captcha.key()).not.toBe(first);
	await expect(captcha.slider).toHaveValue('0');
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	await captcha.draw(await captcha.rightOffset(), true);
	await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
	await expect(form.dialog.getByText('Проверено')).toBeVisible();
	await expect(captcha.box).toBeFocused();

	await form.submit.click();
	await expect(form.dialog.getByText('Пожалуйста, подождите!')).toBeVisible();
	const code = form.dialog.getByLabel('Код из SMS');
	await expect(code).toBeFocused();
	await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
	await expect(form.dialog.getByText('Отправить снова через')).toBeVisible();
	const sent = await codeFromOutbox(request, phone);
	await code.fill(sent === '000000' ? '111111' : '000000');
	await form.submit.click();
	await expect(form.dialog.getByText('Неверный код подтверждения')).toBeVisible();
	await shop.expectAccessible();
	await code.fill(sent);
	await form.submit.click();
	await expect(form.dialog).toHaveAccessibleName('Задайте новый пароль');
	await expect(form.dialog.getByText('Ваш номер успешно подтверждён!')).toBeVisible();

	const password = form.dialog.getByLabel('Новый пароль');
	await expect(password).toBeFocused();
	await password.fill('1234');
	await form.submit.click();
	await expect(form.dialog.getByText('Такой пароль слишком легко угадать')).toBeVisible();
	await expect(form.dialog.getByText('Подтвердите пароль!')).toBeVisible();
	await shop.expectAccessible();
	await password.fill(NEW_PASSWORD);
	await form.dialog.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
	await form.submit.click();
	await expect(form.dialog.getByText('Вы успешно изменили пароль!')).toBeVisible();
	await shop.expectAccessible();

	await form.dialog.getByRole('button', { name: 'Войти' }).click();
	await expect(form.dialog).toHaveAccessibleName('Вход');
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
