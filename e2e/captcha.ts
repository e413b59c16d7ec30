import { BEEPS, MAX_OFFSET, pairOffset, piecePosition } from '@dukan/domain/people/captcha/slider.ts';
import type { Locator, Page } from '@playwright/test';
import { hashToken } from '../apps/server/src/platform/secret-token.ts';
import { inDatabase } from './in-database.ts';
import { expect } from './shop-test.ts';

const TRAVEL_STEPS = 8;
/**
 * Every puzzle of a test has its piece at this position. At a random position it may lie under the slider's
 * thumb, where a click moves nothing and a finger hardly anything, but these tests are about the movement.
 */
const MIDDLE = 110.5;

/** Returns the puzzle of a page, with helpers that know the answer from the database. */
export function captchaOn(page: Page, place: Locator) {
	const slider = place.locator('input[type=range]');
	let key = '';
	/** The page shows a puzzle as soon as the response begins, while its body may still be loading. */
	let heard = Promise.resolve();
	page.on('response', (response) => {
		if (!response.url().includes('/api/captcha') || response.request().method() !== 'GET') return;
		heard = response.json().then(
			(body) => {
				key = body.key ?? key;
			},
			() => {},
		);
	});
	const position = async () => {
		await heard;
		return inDatabase(async (db) => {
			const keyHash = hashToken(key);
			const { kind, position } = await db
				.selectFrom('captchas')
				.select(['kind', 'position'])
				.where('key_hash', '=', keyHash)
				.executeTakeFirstOrThrow();
			if (kind === 'sound') return position;
			await db.updateTable('captchas').set({ position: MIDDLE }).where('key_hash', '=', keyHash).execute();
			return MIDDLE;
		});
	};
	return {
		box: place.getByRole('checkbox').first(),
		slider,
		state: place.locator('[data-state]'),
		key: () => key,
		/** Returns the slider's offset at which the piece fits. */
		rightOffset: async () => Math.round(((await position()) - piecePosition(0)) / 0.86),
		/** Returns the two beeps that fall in pitch. */
		rightBeeps: async (): Promise<[number, number]> => {
			const wanted = await position();
			for (let one = 1; one <= BEEPS; one += 1)
				for (let other = one + 1; other <= BEEPS; other += 1)
					if (Math.abs(piecePosition(pairOffset(one, other)) - wanted) < 0.01) return [one, other];
			throw new Error('No pair of beeps stands there.');
		},
		/** Drags the slider with the mouse, or with a finger on touch screens. */
		draw: async (offset: number, touch: boolean) => {
			await slider.scrollIntoViewIfNeeded();
			const box = await slider.boundingBox();
			if (!box) throw new Error('The slider is not to be seen.');
			const thumb = box.height;
			const y = box.y + thumb / 2;
			const x = (part: number) =>
				box.x + thumb / 2 + ((box.width - thumb) * offset * part) / MAX_OFFSET / TRAVEL_STEPS;
			const hand = touch ? await finger(page) : mouse(page);
			await hand.down(x(0), y);
			for (let part = 1; part <= TRAVEL_STEPS; part += 1) {
				await hand.move(x(part), y + (part % 3));
				// A busy browser merges movements that wait for the same frame into one, which the slider
				// would take for a single click.
				await page.evaluate(() => new Promise(requestAnimationFrame));
			}
			await expect(place.locator('[data-state=active]')).toBeVisible();
			await hand.up();
		},
	};
}

function mouse(page: Page) {
	return {
		down: async (x: number, y: number) => {
			await page.mouse.move(x, y);
			await page.mouse.down();
		},
		move: (x: number, y: number) => page.mouse.move(x, y),
		up: () => page.mouse.up(),
	};
}

async function finger(page: Page) {
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
	return {
		down: (x: number, y: number) => touch('touchStart', [{ x, y }]),
		move: (x: number, y: number) => touch('touchMove', [{ x, y }]),
		up: () => touch('touchEnd', []),
	};
}
