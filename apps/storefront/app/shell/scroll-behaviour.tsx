import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** GEN-06: a new page scrolls smoothly to its top; Back and Forward restore the place at once. Stands before ScrollRestoration. */
export function ScrollBehaviour() {
	const navigationType = useNavigationType();
	const location = useLocation();
	useClientLayoutEffect(() => {
		document.documentElement.dataset.scroll = navigationType === 'POP' ? 'instant' : 'smooth';
	}, [location.key, navigationType]);
	return null;
}

/** React warns about layout effects on the server, where there is nothing to scroll. */
const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;
