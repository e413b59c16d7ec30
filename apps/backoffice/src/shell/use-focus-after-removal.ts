import { type RefObject, useEffect } from 'react';

/** The parts of a screen that can take the focus because they have a name or a heading. */
const PARTS = 'table, section, form, ul, ol, main';

/**
 * A click may remove the clicked element, such as a decided card or a deleted row, and the browser would then
 * lose the focus. This moves the focus to the nearest part of the screen that still exists.
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
