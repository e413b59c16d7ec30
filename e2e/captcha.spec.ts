import { captchaOn } from './captcha.ts';
import { newPhone } from './people.ts';
import { expect, test } from './shop-test.ts';

/** A leap of the slider by key is a tenth of its way. */
const PAGE = 23;

test('CAPTCHA-02 the puzzle is solved by keys alone, by the mouse, by single presses, and by ear', {
	tag: ['@wide', '@all'],
}, async ({ shop, page }) => {
	await shop.open('/signin', 'en');
	const place = page.getByRole('main');
	const captcha = captchaOn(page, place);
	await page.getByRole('button', { name: 'Forgot password?' }).click();
	await expect(captcha.box).toBeVisible();
	await page.getByLabel('Phone number').fill(newPhone());
	/** 320 px wide, and low as with the keyboard open. */
	const expectFitsSmallScreen = async () => {
		const before = page.viewportSize();
		await page.setViewportSize({ width: 320, height: 400 });
		await shop.expectNoSidewaysScroll();
		if (before) await page.setViewportSize(before);
	};
	const openAgain = async () => {
		await page.getByRole('button', { name: 'Sign in', exact: true }).click();
		await page.getByRole('button', { name: 'Forgot password?' }).click();
		await expect(captcha.box).toBeVisible();
		await captcha.box.click();
		await expect(captcha.state).toHaveAttribute('data-state', 'default');
	};
	await page.keyboard.press('Tab');
	await expect(captcha.box).toBeFocused();
	await page.keyboard.press('Space');
	await expect(captcha.state).toHaveAttribute('data-state', 'default');
	await page.keyboard.press('Tab');
	await expect(captcha.slider).toBeFocused();
	await expect(page.getByText('Use the arrow keys')).toBeVisible();
	await expectFitsSmallScreen();
	const offset = await captcha.rightOffset();
	const value = async () => Number(await captcha.slider.inputValue());
	while ((await value()) + PAGE <= offset) await page.keyboard.press('PageUp');
	while ((await value()) < offset) await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
	await expect(page.getByText('Verified')).toBeVisible();

	await openAgain();
	await captcha.draw(await captcha.rightOffset(), false);
	await expect(captcha.box).toHaveAttribute('aria-checked', 'true');

	// WCAG 2.5.7: a press on the way moves the piece there, and a button checks it.
	await openAgain();
	const box = await captcha.slider.boundingBox();
	if (!box) throw new Error('no slider');
	const x = box.height / 2 + ((box.width - box.height) * (await captcha.rightOffset())) / 225;
	await captcha.slider.click({ position: { x, y: box.height / 2 } });
	await expect(captcha.state).toHaveAttribute('data-state', 'default');
	await page.getByRole('button', { name: 'Check' }).click();
	await expect(captcha.box).toHaveAttribute('aria-checked', 'true');

	await openAgain();
	await page.getByRole('button', { name: 'Listen instead' }).click();
	await expect(place.locator('audio')).toBeVisible();
	await expect(page.getByRole('group', { name: 'Two of them fall in tone' })).toBeVisible();
	await shop.expectAccessible();
	await expectFitsSmallScreen();
	for (const beep of await captcha.rightBeeps())
		await page.getByRole('checkbox', { name: String(beep), exact: true }).check();
	await page.getByRole('button', { name: 'Check' }).click();
	await expect(captcha.box).toHaveAttribute('aria-checked', 'true');
});
