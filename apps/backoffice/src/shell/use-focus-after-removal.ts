import { type RefObject, useEffect } from 'react';

/** Parts of a screen that can take the focus: those with a name or a heading. */
const PARTS = 'table, section, form, ul, ol, main';

/**
 * A click may remove the clicked element: a decided card, a deleted row. The browser would drop the focus to the page; this
 * moves it to the nearest part of the screen that still exists.
 */
export function useFocusAfterRemoval(content: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const screen = content.current;
		if (!screen) return;
		let path: Element[] = [];
		const notePath = (event: FocusEvent) => {
			path = event.composedPath().filter((target) => target instanceof Element);
		};
		const watch = new MutationObserver(() => {
			if (document.activeElement !== document.body || !path[0] || path[0].isConnected) return;
			const part = path.find((element) => screen.contains(element))?.closest<HTMLElement>(PARTS);
			path = [];
			if (!part) return;
			if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
			part.focus({ preventScroll: true });
		});
		screen.addEventListener('focusin', notePath);
		watch.observe(screen, { childList: true, subtree: true });
		return () => {
			screen.removeEventListener('focusin', notePath);
			watch.disconnect();
		};
	}, [content]);
}
