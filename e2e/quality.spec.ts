import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

test('GEN-03 home is useful without script', { tag: '@all' }, async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		baseURL,
		viewport: { width: 360, height: 740 },
	});
	const page = await context.newPage();
	await page.goto('/');
	await expect(page.getByRole('heading', { name: ru.shop('home.newSection') })).toBeVisible();
	await expect(page.getByRole('article').first().getByText(ru.shop('currency.manat')).first()).toBeVisible();
	await page
		.getByRole('button', { name: ru.shop('nav.catalogue') })
		.and(page.locator(':visible'))
		.click();
	await expect(
		page
			.getByRole('navigation', { name: ru.shop('nav.catalogue') })
			.getByRole('link', { name: 'Телефоны', exact: true }),
	).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: ru.shop('common.loadMore') }).click();
	await expect(page).toHaveURL('/?shown=14');
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(16);
	await page.locator('summary').click();
	await page.getByRole('button', { name: 'English' }).click();
	await expect(page.getByRole('heading', { name: 'New products' })).toBeVisible();
	await context.close();
});

test('GEN-03 signing in says that it needs script, and without it offers nothing that could not answer', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const page = await context.newPage();
	await page.goto('/signin');
	const main = page.getByRole('main');
	// Playwright's own search for texts skips the content of noscript.
	const why = main.locator('noscript p');
	await expect(why).toBeVisible();
	expect(await why.innerText()).toBe(ru.shop('auth.needsScript'));
	await expect(main.getByRole('button')).toHaveCount(0);
	await expect(main.getByRole('textbox')).toHaveCount(0);
	await context.close();
});

test('the kit: every part is accessible and works by keyboard', { tag: ['@wide', '@all'] }, async ({
	shop,
	page,
}) => {
	await shop.open('/kit', 'en');
	await shop.expectAccessible();
	await page.getByRole('button', { name: 'Dialog' }).click();
	const dialog = page.getByRole('dialog', { name: 'Title' });
	await expect(dialog).toBeVisible();
	await shop.expectAccessible();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('button', { name: 'Dialog' })).toBeFocused();
	await page.getByRole('button', { name: 'Drawer' }).click();
	await dialog.getByRole('button', { name: 'Done' }).click();
	await expect(dialog).toBeHidden();
	await page.getByRole('tab', { name: 'Description' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('Second panel')).toBeVisible();
	const stepper = page.getByRole('group', { name: 'Mouse' });
	await stepper.getByRole('button', { name: 'Increase quantity' }).click();
	await expect(stepper.getByRole('status')).toHaveText('2');
	await page.getByRole('button', { name: 'Toast' }).click();
	await expect(page.getByText('Saved')).toBeVisible();
});
