import { prefetchLikelyRoutes } from './prefetch-likely-routes.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The time between the first paint and hydration. `data-pre-hydration` on the root element is 'picture' until
 * the top picture has loaded, then 'scripts' until the page is hydrated. In the first phase, styles hold back
 * all lazy pictures. In both phases they hold back those in parts marked `data-lazy`. `data-offscreen` keeps
 * sections marked `data-lazy` out of the layout until hydration. A tap on a button marked `data-tap` is
 * queued under that name ('favourite:12'). All buttons of that name show it at once by `data-queued`, and the
 * tap is carried out when the page is hydrated.
 */
declare global {
	interface Window {
		/** LIGHT-01: exists until the page is hydrated. */
		queuedTaps?: Set<string>;
		/** True when the address has changed before hydration, because the page is then reloaded. */
		isReloading?: boolean;
	}
}

export const QUEUE_KEY = 'dukan.queued-taps';
const LAYOUT_TIMEOUT_MS = 300;

/** What a button marked `data-tap` does. */
export type TapKind = 'cart' | 'favourite' | 'compare';
export const tapName = (kind: TapKind, productId: number) => `${kind}:${productId}`;

/**
 * Clicks the tapped buttons. Returns the taps whose buttons are not on this page, because they were made on
 * the previous page before its hydration.
 */
export function onHydrated(): string[] {
	const taps = window.queuedTaps ?? new Set();
	delete window.queuedTaps;
	keepQueue([]);
	const leftOver = [...taps].filter((tap) => {
		const buttons = [...document.querySelectorAll<HTMLElement>(`[data-tap="${tap}"]`)];
		// The clicks run in a task of their own. React hydrates the boundary around a clicked button first,
		// but not while its own work is running.
		setTimeout(() => {
			for (const button of buttons) delete button.dataset.queued;
			// A toggle whose stored state is on was still shown as off when it was tapped. It already has the
			// wanted state, so it is not clicked.
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

export function keepQueue(taps: readonly string[]): void {
	try {
		if (taps.length > 0) sessionStorage.setItem(QUEUE_KEY, taps.join(' '));
		else sessionStorage.removeItem(QUEUE_KEY);
	} catch {
		// Storage is switched off in this browser.
	}
}

/** Lays out one section per idle period. All at once would block a cheap phone for a third of a second. */
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
