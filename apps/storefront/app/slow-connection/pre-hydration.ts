import { prefetchLikelyRoutes } from './prefetch-likely-routes.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The time between the first paint and hydration. `data-pre-hydration` on the root element is 'picture' until the picture at
 * the top has loaded and 'scripts' until the page is hydrated; styles hold back lazy pictures in the first phase, and those in
 * parts marked `data-lazy` in both. `data-offscreen` keeps sections marked `data-lazy` out of layout until hydration. A tap
 * on a button marked `data-tap` is queued under that name ('favourite:12'), shown at once by `data-queued` on every button of
 * the name, and carried out when the page is hydrated.
 */
declare global {
	interface Window {
		/** LIGHT-01: exists until hydration. */
		queuedTaps?: Set<string>;
		/** True when the address has changed before hydration: the page is about to be reloaded. */
		isReloading?: boolean;
	}
}

export const QUEUE_KEY = 'dukan.queued-taps';
const LAYOUT_TIMEOUT_MS = 300;

/** The action of a button marked `data-tap`. */
export type TapKind = 'cart' | 'favourite' | 'compare';
export const tapName = (kind: TapKind, productId: number) => `${kind}:${productId}`;

/** Clicks the tapped buttons and returns the taps whose buttons were on a page that was left before hydration. */
export function onHydrated(): string[] {
	const taps = window.queuedTaps ?? new Set();
	delete window.queuedTaps;
	keepQueue([]);
	const leftOver = [...taps].filter((tap) => {
		const buttons = [...document.querySelectorAll<HTMLElement>(`[data-tap="${tap}"]`)];
		// Runs in a task of its own: React hydrates the boundary around a clicked button first, but not from within its own
		// work.
		setTimeout(() => {
			for (const button of buttons) delete button.dataset.queued;
			// The device remembers this toggle as on, and it was shown off when it was tapped: it already has the wanted state.
			if (!buttons.some(({ dataset }) => dataset.on)) buttons[0]?.click();
		});
		return buttons.length === 0;
	});
	for (const badge of document.querySelectorAll<HTMLElement>('[data-queued-badge]'))
		delete badge.dataset.queued;
	delete document.documentElement.dataset.preHydration;
	layOut([...document.querySelectorAll<HTMLElement>('section[data-lazy=""]')]);
	return leftOver;
}

/** Keeps the taps for the next page. */
export function keepQueue(taps: readonly string[]): void {
	try {
		if (taps.length > 0) sessionStorage.setItem(QUEUE_KEY, taps.join(' '));
		else sessionStorage.removeItem(QUEUE_KEY);
	} catch {
		// Storage is switched off in this browser.
	}
}

/** Lays out one section per idle period: all at once would block a cheap phone for a third of a second. */
function layOut([first, ...rest]: HTMLElement[]): void {
	if (!first) {
		delete document.documentElement.dataset.offscreen;
		prefetchLikelyRoutes();
		return;
	}
	whenIdle(() => {
		first.dataset.lazy = 'near';
		layOut(rest);
	}, LAYOUT_TIMEOUT_MS);
}
