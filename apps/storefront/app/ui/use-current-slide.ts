import { type RefObject, useEffect, useState } from 'react';

/** Returns the index of the visible slide of a row that scrolls sideways. */
export function useCurrentSlide(row: RefObject<HTMLElement | null>): number {
	const [current, setCurrent] = useState(0);
	useEffect(() => {
		const track = row.current;
		if (!track) return;
		const update = () => setCurrent(Math.round(track.scrollLeft / track.clientWidth));
		track.addEventListener('scroll', update, { passive: true });
		return () => track.removeEventListener('scroll', update);
	}, [row]);
	return current;
}
