import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Reports only violations, and does not load style sheets a second time, because no enabled rule reads them. */
const OPTIONS = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies axe.RunOptions;

/** The rules of axe that the page breaks, each with the elements that break it. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
	await whenStill(page);
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
	const { violations } = await page.evaluate(
		(options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
		OPTIONS,
	);
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** While a button fades into its colour its contrast is too low. An endless animation is not waited for. */
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
