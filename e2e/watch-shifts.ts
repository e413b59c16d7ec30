import type { Page } from '@playwright/test';

/** A share of the screen; less is a rounding that nobody sees. */
const SMALLEST_SHIFT = 0.0001;

/** Notes whatever moves by itself, with its name. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript((smallest) => {
		const moved: string[] = [];
		Object.assign(window, { moved });
		type Shift = PerformanceEntry & {
			value: number;
			hadRecentInput: boolean;
			sources: { node: Element | null }[];
		};
		new PerformanceObserver((list) => {
			for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
				if (!hadRecentInput && value >= smallest)
					moved.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 100)).join(' ')}`);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	}, SMALLEST_SHIFT);
}

export function shifts(page: Page): Promise<string[]> {
	return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
