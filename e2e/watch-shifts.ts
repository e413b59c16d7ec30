import { expect, type Page } from '@playwright/test';

/** A share of the screen; less is a rounding that nobody sees. */
const SMALLEST_SHIFT = 0.0001;
/**
 * While the page's HTML is still being read, a slow processor may paint half of a row and then the whole of it. A tenth
 * of what is called good.
 */
const MOST_WHILE_READING = 0.01;

type Moved = { value: number; at: number; what: string };

/** Notes whatever moves by itself, with its name. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript((smallest) => {
		const moved: Moved[] = [];
		Object.assign(window, { moved });
		type Shift = PerformanceEntry & {
			value: number;
			hadRecentInput: boolean;
			sources: { node: Element | null }[];
		};
		new PerformanceObserver((list) => {
			for (const { hadRecentInput, value, startTime, sources } of list.getEntries() as Shift[]) {
				const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 100)).join(' ');
				if (!hadRecentInput && value >= smallest) moved.push({ value, at: startTime, what });
			}
		}).observe({ type: 'layout-shift', buffered: true });
	}, SMALLEST_SHIFT);
}

/** Nothing has moved since the page's HTML was read, and next to nothing before. */
export async function expectStill(page: Page): Promise<void> {
	const { moved, readAt } = await page.evaluate(() => {
		const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		return {
			moved: (window as unknown as { moved: Moved[] }).moved,
			readAt: visit?.domContentLoadedEventEnd ?? 0,
		};
	});
	expect(moved.filter(({ at }) => at > readAt)).toEqual([]);
	const early = moved.filter(({ at }) => at <= readAt);
	const sum = early.reduce((total, { value }) => total + value, 0);
	expect(sum, JSON.stringify(early)).toBeLessThan(MOST_WHILE_READING);
}
