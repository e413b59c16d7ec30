import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/** This is half a second, and longer on a busy phone, where a scroll also runs on for longer. */
const HELD_FRAMES = 30;

/** GEN-06: a new page scrolls smoothly to its top. Back and Forward restore the position at once. */
export function PageScroll() {
	return (
		<>
			<ScrollBehaviour />
			<ScrollRestoration />
			<RestorePosition />
			<FocusContent />
		</>
	);
}

function ScrollBehaviour() {
	const { goesBack, key } = usePageChange();
	useClientLayoutEffect(() => {
		const root = document.documentElement;
		root.dataset.scroll = goesBack ? 'instant' : 'smooth';
		// Reading a style makes the browser apply the new value now, before ScrollRestoration scrolls in the
		// same commit.
		getComputedStyle(root).getPropertyValue('scroll-behavior');
	}, [key, goesBack]);
	return null;
}

/**
 * A smooth scroll that is still running overrides the restored position, at times for several frames. So the
 * element from the middle of the screen is scrolled back to its place. Its position is better than a number,
 * because content may be added above it meanwhile.
 */
function RestorePosition() {
	const { goesBack, key } = usePageChange();
	const isOpening = useRef(true);
	useClientLayoutEffect(() => {
		const opening = isOpening.current;
		isOpening.current = false;
		if (opening || !goesBack) return;
		const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
		const top = () => seen?.getBoundingClientRect().top ?? 0;
		const restored = top();
		let frames = HELD_FRAMES;
		const restore = () => {
			if (frames-- < 1) return;
			if (seen?.isConnected) scrollBy(0, top() - restored);
			requestAnimationFrame(restore);
		};
		const release = () => {
			frames = 0;
		};
		restore();
		addEventListener('wheel', release, { once: true });
		addEventListener('keydown', release, { once: true });
		addEventListener('pointerdown', release, { once: true });
		return release;
	}, [key, goesBack]);
	return null;
}

/** If the focused element has disappeared with its page, the focus moves to the content of the new page. */
function FocusContent() {
	const { key } = usePageChange();
	const opened = useRef(key);
	useClientLayoutEffect(() => {
		if (key === opened.current) return;
		opened.current = key;
		if (document.activeElement === document.body)
			document.getElementById('content')?.focus({ preventScroll: true });
	}, [key]);
	return null;
}

function usePageChange() {
	return { goesBack: useNavigationType() === 'POP', key: useLocation().key };
}

/** On the server there is nothing to scroll, and React warns about layout effects. */
const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
