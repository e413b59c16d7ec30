import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Only violations are reported. Style sheets are not loaded a second time, because no enabled rule reads
 * them.
 */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies axe.RunOptions;

/** Returns the rules of axe that the page breaks, each with the elements that break it. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
	await whenStill(page);
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	const { violations } = await page.evaluate(
		(options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
		OPTIONS,
	);
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Waits for animations, because a button that is fading in has too little contrast. Endless animations do not
 * count.
 */
function whenStill(page: Page): Promise<void> {
	return page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter(
				({ playState, effect }) =>
					playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
			);
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});
}
