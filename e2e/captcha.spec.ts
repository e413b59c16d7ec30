import type { Page } from '@playwright/test';
import { captchaOn } from './captcha.ts';
import { newPhone } from './people.ts';
import { expect, test } from './shop-test.ts';

/** A large step of the slider by keyboard, which is a tenth of its track. */
const PAGE = 23;

/** Opens the dialog for a forgotten password on the page /signin. The puzzle is still closed. */
async function openForgotten(page: Page) {
	const captcha = captchaOn(page, page.getByRole('main'));
	await page.getByRole('button', { name: 'Forgot password?' }).click();
	await expect(captcha.box).toBeVisible();
	await page.getByLabel('Phone number').fill(newPhone());
	return captcha;
}

async function openPuzzle(page: Page) {
	const captcha = await openForgotten(page);
	await captcha.box.click();
	await expect(captcha.state).toHaveAttribute('data-state', 'default');
	return captcha;
}

test.describe('the puzzle', { tag: ['@wide', '@all'] }, () => {
	test.beforeEach(({ shop }) => shop.open('/signin', 'en'));

	test('CAPTCHA-02 is solved by keys alone, also at 320 px with the keyboard open', async ({
		shop,
		page,
	}) => {
		const captcha = await openForgotten(page);
		await page.keyboard.press('Tab');
		await expect(captcha.box).toBeFocused();
		await page.keyboard.press('Space');
		await expect(captcha.state).toHaveAttribute('data-state', 'default');
		await page.keyboard.press('Tab');
		await expect(captcha.slider).toBeFocused();
		await expect(page.getByText('Use the arrow keys')).toBeVisible();
		await page.setViewportSize({ width: 320, height: 400 });
		await shop.expectNoSidewaysScroll();
		const offset = await captcha.rightOffset();
		const value = async () => Number(await captcha.slider.inputValue());
		while ((await value()) + PAGE <= offset) await page.keyboard.press('PageUp');
		while ((await value()) < offset) await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
		await expect(page.getByText('Verified')).toBeVisible();
	});

	test('CAPTCHA-02 is solved by the mouse', async ({ page }) => {
		const captcha = await openPuzzle(page);
		await captcha.draw(await captcha.rightOffset(), false);
		await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
	});

	// WCAG 2.5.7: a click on the track moves the piece there, and a button checks it.
	test('CAPTCHA-02 is solved by single presses', async ({ page }) => {
		const captcha = await openPuzzle(page);
		const box = await captcha.slider.boundingBox();
		if (!box) throw new Error('no slider');
		const x = box.height / 2 + ((box.width - box.height) * (await captcha.rightOffset())) / 225;
		await captcha.slider.click({ position: { x, y: box.height / 2 } });
		await expect(captcha.state).toHaveAttribute('data-state', 'default');
		await page.getByRole('button', { name: 'Check' }).click();
		await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
	});

	test('CAPTCHA-02 is solved by ear, also at 320 px with the keyboard open', async ({ shop, page }) => {
		const captcha = await openPuzzle(page);
		await page.getByRole('button', { name: 'Listen instead' }).click();
		await expect(page.getByRole('main').locator('audio')).toBeVisible();
		await expect(page.getByRole('group', { name: 'Two of them fall in tone' })).toBeVisible();
		await shop.expectAccessible();
		await page.setViewportSize({ width: 320, height: 400 });
		await shop.expectNoSidewaysScroll();
		for (const beep of await captcha.rightBeeps())
			await page.getByRole('checkbox', { name: String(beep), exact: true }).check();
		await page.getByRole('button', { name: 'Check' }).click();
		await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
	});
});
