import { newPhone, notedForms, PASSWORD } from './people.ts';
import { expect, test } from './shop-test.ts';

test('AUTH-04 AUTH-07 the old-style registration with its messages ends in success and goes on', async ({
	shop,
	page,
}) => {
	const forms = notedForms(page);
	await shop.open('/signin?next=/history', 'en');
	await page.getByRole('button', { name: 'Register' }).click();
	await page.getByRole('button', { name: 'Quick registration without an address' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
	const submit = page.getByRole('button', { name: 'Register' });
	await submit.click();
	for (const message of [
		'Write your name!',
		'Enter your phone number',
		'Enter your password!',
		'Confirm your password!',
	])
		await expect(page.getByText(message)).toBeVisible();
	const fill = async (values: Record<string, string>) => {
		for (const [label, value] of Object.entries(values))
			await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
	};
	await fill({
		'Your name': 'Al',
		Password: 'abc',
		'Repeat the password': 'abd',
		'E-mail (optional)': 'aman@mail',
	});
	for (const message of [
		'Your name is too short!',
		'Your password is too short!',
		'Your password does not match!',
		'Email is not valid!',
	])
		await expect(page.getByText(message)).toBeVisible();
	await shop.expectAccessible();
	await shop.expectNoSidewaysScroll();
	const sent = page.waitForRequest('**/api/users_add');
	await fill({
		'Your name': 'Aman',
		'Phone number': newPhone(),
		Password: PASSWORD,
		'Repeat the password': PASSWORD,
		'E-mail (optional)': '',
	});
	await submit.click();
	expect(forms.get('users_add')).toBe('application/x-www-form-urlencoded');
	expect((await sent).postDataJSON()._u_type).toBe('1');
	await expect(page.getByText('You have successfully registered')).toBeVisible();
	await shop.expectAccessible();
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page).toHaveURL('/history');
	await expect(page.getByRole('dialog')).toBeHidden();
});
