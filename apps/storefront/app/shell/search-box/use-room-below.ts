import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 8;

/**
 * Limits the list to the visible space below its top edge, because a phone's keyboard covers half of the
 * screen without resizing the page.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, isShown: boolean): void {
	useLayoutEffect(() => {
		const screen = window.visualViewport;
		if (!isShown || !screen) return;
		const fit = () => {
			const panel = element.current;
			if (!panel) return;
			const room = screen.offsetTop + screen.height - panel.getBoundingClientRect().top - GAP_PX;
			panel.style.maxHeight = `${room}px`;
		};
		fit();
		screen.addEventListener('resize', fit);
		return () => screen.removeEventListener('resize', fit);
	}, [element, isShown]);
}
