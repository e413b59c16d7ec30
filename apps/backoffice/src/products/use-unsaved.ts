import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Asks before changes are lost: `blocker` is blocked while somebody is about to leave. `release` lets one go. */
export function useUnsaved(dirty: boolean): { blocker: Blocker; release: () => void } {
	const holds = useRef(dirty);
	holds.current = dirty;
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => holds.current && event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, []);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			holds.current && currentLocation.pathname !== nextLocation.pathname,
	);
	return {
		blocker,
		release: () => {
			holds.current = false;
		},
	};
}
