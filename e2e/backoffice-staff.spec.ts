import { totpCode, totpStep } from '../apps/server/src/areas/staff/team/totp.ts';
import { newWord } from './goods.ts';
import { inDatabase } from './in-database.ts';
import { expect, test } from './shop-test.ts';
import { signInTo } from './staff.ts';
import { ANY, having, ru } from './texts.ts';

const PASSWORD = 'gyzyl alma agajy';

test.use({ expected: { errors: [/status of (401|404|409)/] } });

test('S17 the owner adds a person, who joins by the link, signs in with a code, and is out at once when disabled', async ({
	page,
	shop,
	browser,
	baseURL,
}) => {
	await shop.setLanguage('ru');
	await signInTo(page, 'owner', 'staff');
	const login = `maral-${newWord()}`;
	await page.getByRole('button', { name: ru.staff('staff.add') }).click();
	const dialog = page.getByRole('dialog', { name: ru.staff('staff.add') });
	await dialog.getByLabel(ru.staff('signIn.login')).fill(login);
	await dialog.getByLabel(ru.staff('staff.name')).fill('Марал');
	await dialog.getByRole('radio', { name: /^Оператор/ }).check();
	await shop.expectAccessible();
	await dialog.getByRole('button', { name: ru.shell('common.add') }).click();
	const linked = page.getByRole('dialog', { name: having(ru.staff('staff.linkTitle', { name: ANY })) });
	const link = await linked.getByRole('textbox').inputValue();
	// A page without https has no clipboard.
	await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
	await linked.getByRole('button', { name: ru.staff('staff.copy') }).click();
	await expect(page.getByText(ru.staff('staff.notCopied'), { exact: false })).toBeVisible();
	await expect(linked.getByRole('textbox')).toBeFocused();

	const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
	const path = new URL(link);
	await desk.goto(`${path.pathname}${path.hash}`);
	await desk.getByLabel(ru.staff('join.password')).fill(PASSWORD);
	await desk.getByLabel(ru.staff('password.show')).check();
	await expect(desk.getByLabel(ru.staff('join.password'))).toHaveAttribute('type', 'text');
	await expect(desk.getByRole('button', { name: 'Türkmençe' })).toBeVisible();
	const secret = (await desk.locator('code').textContent()) ?? '';
	const code = (step = 0) => totpCode(secret, totpStep(new Date()) + step);
	await desk.getByLabel(ru.staff('signIn.code')).fill(code());
	await desk.getByRole('button', { name: ru.staff('join.submit') }).click();
	await expect(desk.getByRole('heading', { name: ru.staff('signIn.title') })).toBeVisible();
	// Each code is valid once. Resetting the step makes the same code valid again, so the test need not wait.
	await inDatabase((db) =>
		db.updateTable('staff_accounts').set({ totp_step: 0 }).where('login', '=', login).execute(),
	);
	await desk.getByLabel(ru.staff('signIn.login')).fill(login);
	await desk.getByLabel(ru.staff('signIn.password')).fill('не тот пароль вовсе');
	await desk.getByLabel(ru.staff('signIn.code')).fill(code());
	await desk.getByRole('button', { name: ru.staff('signIn.submit') }).click();
	await expect(desk.getByRole('alert')).toHaveText(ru.staff('signIn.wrong'));
	await desk.getByLabel(ru.staff('signIn.password')).fill(PASSWORD);
	await desk.getByLabel(ru.staff('signIn.code')).fill(code());
	await desk.getByRole('button', { name: ru.staff('signIn.submit') }).click();
	await expect(desk.getByRole('link', { name: /Марал/ })).toBeVisible();
	await expect(desk.getByRole('link', { name: ru.staff('staff.title') })).toHaveCount(0);
	await desk.goto('/backoffice/staff');
	await expect(desk.getByRole('heading', { name: ru.shell('problem.not_allowed') })).toBeVisible();

	await page.keyboard.press('Escape');
	await page
		.getByRole('row', { name: new RegExp(login) })
		.getByRole('button')
		.click();
	await page.getByRole('dialog').getByText(ru.staff('staff.disable')).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: ru.shell('common.save') })
		.click();
	await expect(page.getByRole('row', { name: new RegExp(login) })).toContainText(ru.staff('staff.disabled'));
	await desk.goto('/backoffice/account');
	await expect(desk.getByRole('heading', { name: ru.staff('signIn.title') })).toBeVisible();
	await desk.context().close();

	await page.getByRole('link', { name: ru.staff('audit.title') }).click();
	await page.getByPlaceholder(ru.staff('audit.text')).fill('disabled');
	const row = page
		.getByRole('row')
		.filter({ hasText: ru.staff('subject.staff_accounts') })
		.first();
	await row.locator('summary').click();
	await expect(row.locator('del')).toHaveText(ru.shell('common.no'));
	await expect(row.locator('ins')).toHaveText(ru.shell('common.yes'));
});

test('S17 after a long absence staff sign in again above the page, and what was typed is still there', {
	tag: '@all',
}, async ({ page, shop }) => {
	await shop.setLanguage('ru');
	const { id } = await signInTo(page, 'owner', 'staff');
	await page.getByRole('button', { name: ru.staff('staff.add') }).click();
	const dialog = page.getByRole('dialog', { name: ru.staff('staff.add') });
	await dialog.getByLabel(ru.staff('staff.name')).fill('Недописано');
	await dialog.getByLabel(ru.staff('signIn.login')).fill(`late-${newWord()}`);
	await inDatabase((db) => db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute());
	// The click is dispatched, because a request of the page itself may fail first and open the sign-in over
	// the button.
	await dialog.getByRole('button', { name: ru.shell('common.add') }).dispatchEvent('click');
	const signIn = page.getByRole('dialog', { name: ru.staff('signIn.title') });
	await signIn.getByLabel(ru.staff('signIn.password')).fill('начатый');
	await signIn.evaluate((element) =>
		element.addEventListener('close', () => element.setAttribute('data-was-closed', '')),
	);
	// Neither a click outside the dialog nor Escape may discard the typed text.
	await page.keyboard.press('Escape');
	await page.mouse.click(8, 8);
	await expect(signIn).not.toHaveAttribute('data-was-closed');
	await expect(signIn.getByLabel(ru.staff('signIn.password'))).toHaveValue('начатый');
	await expect(dialog.getByLabel(ru.staff('staff.name'))).toHaveValue('Недописано');
	await signIn.getByRole('button', { name: ru.staff('signOut.action') }).click();
	await expect(page.getByRole('heading', { name: ru.staff('signIn.title') })).toBeVisible();
	await expect(dialog).toHaveCount(0);
});

test.describe('without a connection', () => {
	test.use({ expected: { errors: [/ERR_FAILED|status of 401/] } });
	test('GEN-07 the back-office says that there is no connection, and opens when it is back', {
		tag: '@all',
	}, async ({ page, shop }) => {
		await shop.setLanguage('ru');
		await page.route('**/api/staff/me', (route) => route.abort());
		await page.goto('/backoffice/staff');
		await expect(page.getByRole('alert')).toContainText(ru.shell('problem.offline'));
		await page.unroute('**/api/staff/me');
		await page.getByRole('button', { name: ru.shell('common.retry') }).click();
		await expect(page.getByRole('heading', { name: ru.staff('signIn.title') })).toBeVisible();
	});
});
