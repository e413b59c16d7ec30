import { expect, type Page } from '@playwright/test';

/** The smallest shift that counts, as a share of the screen. A smaller one is an invisible rounding. */
const SMALLEST_SHIFT = 0.0001;

type Shift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: { node: Element | null }[];
};
type Moved = { value: number; at: number; what: string };
type ShiftWatch = {
	observer: PerformanceObserver;
	moved: Moved[];
	readAtMs: number;
	note: (entries: PerformanceEntryList) => void;
};

declare global {
	interface Window {
		shiftWatch?: ShiftWatch;
	}
}

/**
 * Records elements that move by themselves, from the first frame that shows the whole page. Earlier movements
 * depend on how busy the machine is; `npm run bench -- browser` measures them on a slow connection.
 */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript((smallest) => {
		const moved: Moved[] = [];
		const note = (entries: PerformanceEntryList) => {
			for (const { hadRecentInput, value, startTime, sources } of entries as Shift[]) {
				const what = sources.map(({ node }) => node?.outerHTML?.slice(0, 100)).join(' ');
				if (!hadRecentInput && value >= smallest) moved.push({ value, at: startTime, what });
			}
		};
		const observer = new PerformanceObserver((list) => note(list.getEntries()));
		observer.observe({ type: 'layout-shift', buffered: true });
		const watch = { observer, moved, note, readAtMs: Number.POSITIVE_INFINITY };
		window.shiftWatch = watch;
		window.addEventListener('DOMContentLoaded', () => {
			// The next frame shows the whole page, and the one after it begins when that is painted.
			requestAnimationFrame(() =>
				requestAnimationFrame(() => {
					watch.readAtMs = performance.now();
				}),
			);
		});
	}, SMALLEST_SHIFT);
}

/**
 * Expects that nothing has moved since the whole page first showed, even when its last picture or font
 * arrived.
 */
export async function expectStill(page: Page): Promise<void> {
	const moved = await page.evaluate(async () => {
		const watch = window.shiftWatch;
		if (!watch) throw new Error('watchShifts was not called before the page was opened.');
		const isOnScreen = (image: HTMLImageElement) => {
			const { top, bottom, left, right } = image.getBoundingClientRect();
			const inside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
			return inside && image.checkVisibility();
		};
		await document.fonts.ready;
		await Promise.allSettled([...document.images].filter(isOnScreen).map((image) => image.decode()));
		const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
		// One frame paints the content, and the next one reports it.
		await nextFrame();
		await nextFrame();
		await nextFrame();
		watch.note(watch.observer.takeRecords());
		return watch.moved.filter(({ at }) => at > watch.readAtMs);
	});
	expect(moved).toEqual([]);
}
