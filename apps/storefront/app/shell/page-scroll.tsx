import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/** GEN-06: a new page scrolls smoothly to its top; Back and Forward restore the place at once. */
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
		// Reading a style makes the browser apply it now: ScrollRestoration scrolls in this same commit.
		getComputedStyle(root).getPropertyValue('scroll-behavior');
	}, [key, goesBack]);
	return null;
}

/** A smooth scroll that is still running overrides the restored position: it is set again two frames later. */
function RestorePosition() {
	const { goesBack, key } = usePageChange();
	useClientLayoutEffect(() => {
		if (!goesBack) return;
		const position = window.scrollY;
		const afterFrame = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
		afterFrame(() => {
			if (window.scrollY !== position) window.scrollTo(0, position);
		});
	}, [key, goesBack]);
	return null;
}

/** The focused element is gone with its page: the focus moves to the content of the new one. */
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

/** React warns about layout effects on the server, where there is nothing to scroll. */
const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
