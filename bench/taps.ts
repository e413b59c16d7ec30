import type { Browser, Page } from '@playwright/test';
import { median } from './cpu.ts';
import type { Report } from './report.ts';
import { openPhone } from './slow-phone.ts';

const PAGES = { home: '/', list: '/category/phones-7', product: '/product/7/335' };
const TAPPED_AT_MS = { short: [1600], full: [1000, 1600, 3000, 4500] };
const MOST_MS = 100;

/** The controls in the order of the taps. The catalogue is last, because it covers the page. */
const CONTROLS = {
	heart: 'main button[data-tap^="favourite:"]',
	compare: 'main button[data-tap^="compare:"]',
	cart: 'main button[data-tap^="cart:"]:enabled',
	search: 'header input[name=query]',
	catalogue: '[data-bottom-bar] button',
};
type Control = keyof typeof CONTROLS;

type Taps = {
	/** The time from the tap to the frame that shows the control's final look. */
	shownMs: Partial<Record<Control, number>>;
	/** The state once the page is hydrated, and again after a reload. Each control must count once. */
	kept: string[];
};

/**
 * LIGHT-01: on a cold page every painted control must show at once that it was tapped, and the tap must take
 * effect exactly once.
 */
export async function taps(chrome: Browser, origin: string, full: boolean, report: Report): Promise<void> {
	const rows = [];
	const shownMs: number[] = [];
	const lost: string[] = [];
	for (const [name, path] of Object.entries(PAGES))
		for (const atMs of full ? TAPPED_AT_MS.full : TAPPED_AT_MS.short) {
			const result = await tapAll(chrome, origin, path, atMs);
			shownMs.push(...Object.values(result.shownMs));
			for (const kept of result.kept) if (kept !== EXPECTED) lost.push(`${name} at ${atMs} ms: ${kept}`);
			rows.push({ page: name, 'tapped at ms': atMs, ...rounded(result.shownMs) });
		}
	report.table('Taps on a cold page: ms until the final look is shown', rows);
	const ms = median(shownMs);
	report.check(
		'taps, cold: median until shown',
		`at most ${MOST_MS} ms`,
		`${Math.round(ms)} ms`,
		ms <= MOST_MS,
	);
	report.check('taps, cold: lost or doubled', 'none', lost.join('; ') || 'none', lost.length === 0);
}

const EXPECTED = 'cart 1, heart 1, compare 1';

async function tapAll(chrome: Browser, origin: string, path: string, atMs: number): Promise<Taps> {
	const { page, quiet, close } = await openPhone(chrome, origin);
	await page.addInitScript(noteTaps);
	await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
	const started = await page.evaluate(() => performance.now());
	await page.waitForTimeout(Math.max(0, atMs - started));
	for (const [control, selector] of Object.entries(CONTROLS)) {
		await page.evaluate((next) => Object.assign(window, { tapping: next }), control);
		await page.locator(selector).filter({ visible: true }).first().tap({ noWaitAfter: true });
	}
	await page.waitForFunction(
		(count) => Object.keys((window as unknown as { shownMs: object }).shownMs).length === count,
		Object.keys(CONTROLS).length,
	);
	const shownMs = await page.evaluate(() => (window as unknown as Pick<Taps, 'shownMs'>).shownMs);
	await quiet();
	const atOnce = await whatIsOn(page);
	await page.reload();
	await quiet();
	const kept = [atOnce, await whatIsOn(page)];
	await close();
	return { shownMs, kept };
}

/** Returns the state that the device has stored, as the page shows it. */
function whatIsOn(page: Page): Promise<string> {
	return page.evaluate(() => {
		const countOn = (kind: string) =>
			new Set(
				[...document.querySelectorAll<HTMLElement>(`[data-tap^="${kind}:"][data-on]`)].map(
					({ dataset }) => dataset.tap,
				),
			).size;
		const badge = document.querySelector('[data-queued-badge] > span')?.textContent ?? '0';
		return `cart ${badge}, heart ${countOn('favourite')}, compare ${countOn('compare')}`;
	});
}

/** Runs in the page. After each tap it looks at every frame until the control shows the tap. */
function noteTaps(): void {
	const state: { tapping?: Control; shownMs: Partial<Record<Control, number>> } = { shownMs: {} };
	Object.assign(window, state);
	const shared = window as unknown as typeof state;
	const isShown = (control: Control, tapped: HTMLElement): boolean => {
		if (control === 'search') return document.activeElement === tapped;
		if (control === 'catalogue') return document.querySelector(':popover-open') !== null;
		// After hydration, plus and minus replace the cart's button.
		return !tapped.isConnected || 'queued' in tapped.dataset || 'on' in tapped.dataset;
	};
	addEventListener(
		'click',
		({ target, timeStamp }) => {
			const control = shared.tapping;
			const tapped = target instanceof Element && target.closest<HTMLElement>('button,input');
			if (!control || !tapped || control in shared.shownMs) return;
			const look = () => {
				if (isShown(control, tapped)) shared.shownMs[control] = performance.now() - timeStamp;
				else requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		},
		true,
	);
}

function rounded(figures: Taps['shownMs']): Record<string, number> {
	return Object.fromEntries(Object.entries(figures).map(([name, ms]) => [`${name} ms`, Math.round(ms)]));
}
