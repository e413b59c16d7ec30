import { prefetchLikelyRoutes } from './prefetch-likely-routes.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The time between the first paint and hydration. `data-pre-hydration` on the root element is 'picture' until the picture at
 * the top has loaded and 'scripts' until the page is hydrated; styles hold back lazy pictures in the first phase, and those in
 * parts marked `data-lazy` in both. `data-offscreen` keeps sections marked `data-lazy` out of layout until hydration. A click
 * on a button marked `data-queue-click` changes its look at once, shows '+1' at `data-queued-badge`, and is dispatched again
 * when the page is hydrated.
 */
declare global {
	interface Window {
		queuedClicks?: HTMLElement[];
		/** Set when the address has changed before hydration: the page is about to be replaced. */
		isReloading?: boolean;
	}
}

export const LEFT_OVER_KEY = 'dukan.queued-clicks';
const LAYOUT_TIMEOUT_MS = 300;

/** Dispatches the queued clicks again and returns the ids that were queued on pages left before hydration. */
export function onHydrated(): string[] {
	const clicks = window.queuedClicks ?? [];
	delete window.queuedClicks;
	// In a task of its own: React hydrates the boundary around a clicked button first, but not from within its own work.
	for (const button of clicks)
		setTimeout(() => {
			delete button.dataset.queued;
			button.click();
		});
	for (const badge of document.querySelectorAll<HTMLElement>('[data-queued-badge]'))
		delete badge.dataset.queued;
	delete document.documentElement.dataset.preHydration;
	layOut([...document.querySelectorAll<HTMLElement>('section[data-lazy=""]')]);
	const dispatched = new Set(clicks.map(({ dataset }) => dataset.queueClick));
	return [...new Set(takeLeftOver())].filter((id) => !dispatched.has(id));
}

function takeLeftOver(): string[] {
	try {
		const ids = sessionStorage.getItem(LEFT_OVER_KEY)?.split(' ') ?? [];
		sessionStorage.removeItem(LEFT_OVER_KEY);
		return ids.filter(Boolean);
	} catch {
		// Storage is switched off in this browser.
		return [];
	}
}

/** One section per idle period: all at once would block a cheap phone for a third of a second. */
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
