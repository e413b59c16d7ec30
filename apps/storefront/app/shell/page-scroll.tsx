import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/** GEN-06: a new page scrolls smoothly to its top; Back and Forward restore the place at once. */
export function PageScroll() {
	return (
		<>
			<Pace />
			<ScrollRestoration />
			<HoldPlace />
			<KeepFocus />
		</>
	);
}

function Pace() {
	const { goesBack, key } = usePageChange();
	useClientLayoutEffect(() => {
		const root = document.documentElement;
		root.dataset.scroll = goesBack ? 'instant' : 'smooth';
		// Reading a style makes the browser apply it now: ScrollRestoration scrolls in this same commit.
		getComputedStyle(root).getPropertyValue('scroll-behavior');
	}, [key, goesBack]);
	return null;
}

/** A smooth scroll that is still on its way pushes the restored place aside: it is set once more when that has ended. */
function HoldPlace() {
	const { goesBack, key } = usePageChange();
	useClientLayoutEffect(() => {
		if (!goesBack) return;
		const place = window.scrollY;
		const afterFrame = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));
		afterFrame(() => {
			if (window.scrollY !== place) window.scrollTo(0, place);
		});
	}, [key, goesBack]);
	return null;
}

/** What was pressed is gone with its page: the keyboard goes on at the top of the new one. */
function KeepFocus() {
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
