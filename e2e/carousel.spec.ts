import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { ru } from './texts.ts';

const SLIDES = 5;
/** The page's clock stands still from this time on. Even a busy machine has opened the page by then. */
const PAUSED_AT_MS = 600_000;
const carousel = (page: Page) => page.getByRole('region', { name: ru.shop('home.banners') });
const currentDot = (page: Page) => carousel(page).locator('button[aria-current]');

/**
 * Returns the current slide of the dots once it is visible, because the browser reports a scroll one frame
 * later.
 */
async function slideOf(page: Page): Promise<number> {
	const row = carousel(page).locator('ul');
	const inView = await row.evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
	const number = (inView % SLIDES) + 1;
	await expect(currentDot(page)).toHaveAttribute(
		'aria-label',
		ru.shop('home.slideOf', { index: number, count: SLIDES }),
	);
	return number;
}

test.describe('carousel', { tag: '@wide' }, () => {
	test('HOME-03 rests 3 s, moves in 700 ms, all round, and waits while looked at', { tag: '@all' }, async ({
		shop,
		page,
	}) => {
		await page.clock.install({ time: 0 });
		await shop.open('/');
		await page.mouse.move(0, 0);
		await page.clock.pauseAt(PAUSED_AT_MS);
		const slide = () => slideOf(page);
		const STEP_MS = 100;
		const changes: { slide: number; ms: number }[] = [];
		let last = await slide();
		for (let ms = 0; changes.length < 6; ms += STEP_MS) {
			await page.clock.runFor(STEP_MS);
			const now = await slide();
			if (now !== last) changes.push({ slide: now, ms });
			last = now;
			expect(ms, 'six moves take less than 30 s').toBeLessThan(30_000);
		}
		for (const [index, change] of changes.slice(1).entries()) {
			const before = changes[index];
			expect(change.slide).toBe(((before?.slide ?? 0) % SLIDES) + 1);
			// A slide rests for 3 s and moves for 700 ms. The tolerance covers the step of the clock and a late
			// frame.
			expect(Math.abs(change.ms - (before?.ms ?? 0) - 3800)).toBeLessThan(300);
		}

		await carousel(page).hover();
		await page.clock.runFor(1000);
		const held = await slide();
		await page.clock.runFor(10_000);
		expect(await slide()).toBe(held);
	});

	test('HOME-03 shows the five active banners only, each linking to its page, and can be paused and used by keyboard', async ({
		shop,
		page,
	}) => {
		await page.clock.install({ time: 0 });
		await shop.open('/');
		const slides = carousel(page).locator('li:not([aria-hidden]) a');
		await expect(slides).toHaveCount(SLIDES);
		await expect(slides.first()).toHaveAttribute('href', '/smart/for-students-2');
		const pause = carousel(page).getByRole('button', { name: ru.shop('home.pauseSlides') });
		await pause.focus();
		await page.keyboard.press('Enter');
		await expect(carousel(page).getByRole('button', { name: ru.shop('home.playSlides') })).toBeVisible();
		await page.clock.pauseAt(PAUSED_AT_MS);
		const paused = await slideOf(page);
		const pressed = async (button: string) => {
			await carousel(page).getByRole('button', { name: button }).press('Enter');
			await page.clock.runFor(1000);
			return slideOf(page);
		};
		const after = (steps: number) => ((paused - 1 + steps + SLIDES) % SLIDES) + 1;
		expect(await pressed(ru.shop('home.nextSlide'))).toBe(after(1));
		expect(await pressed(ru.shop('home.prevSlide'))).toBe(after(0));
		for (let steps = 1; steps <= SLIDES; steps += 1)
			expect(await pressed(ru.shop('home.prevSlide')), 'all round').toBe(after(-steps));
	});

	test('HOME-03 stands still under reduced motion', { tag: '@all' }, async ({ shop, page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.clock.install();
		await shop.open('/');
		await page.clock.runFor(10_000);
		await expect(currentDot(page)).toHaveAttribute(
			'aria-label',
			ru.shop('home.slideOf', { index: 1, count: 5 }),
		);
		await expect(carousel(page).getByRole('button', { name: ru.shop('home.playSlides') })).toBeVisible();
	});
});
