import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { slideTo } from '../../ui/slide-to.ts';
import { useCurrentSlide } from '../../ui/use-current-slide.ts';

/** Specification, point 9: the time between two moves. */
const REST_MS = 3000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Moves through `count` slides in a scrolling row. The row ends with a copy of the first slide, so that the
 * slides can go round.
 */
export function useCarousel(count: number) {
	const track = useRef<HTMLUListElement>(null);
	const current = useCurrentSlide(track) % count;
	/** The furthest slide seen so far, or -1 before script runs. */
	const [furthest, setFurthest] = useState(-1);
	const [ready, setReady] = useState(false);
	const [playing, setPlaying] = useState(false);
	const [held, setHeld] = useState(false);
	const leaving = useNavigation().state !== 'idle';

	useEffect(() => {
		setReady(true);
		return afterLoad(() => {
			setFurthest(0);
			setPlaying(count > 1 && !window.matchMedia(REDUCED_MOTION).matches);
		});
	}, [count]);

	useEffect(() => {
		setFurthest((before) => (before < 0 && current === 0 ? before : Math.max(before, current)));
	}, [current]);

	/**
	 * After the last slide comes a copy of the first one. When the row arrives there, it jumps back to the
	 * start unnoticed.
	 */
	const show = useCallback(
		async (index: number) => {
			const row = track.current;
			if (!row) return;
			const arrived = await slideTo(row, index * row.clientWidth, window.matchMedia(REDUCED_MOTION).matches);
			if (arrived && index === count) row.scrollLeft = 0;
		},
		[count],
	);

	const [moves, setMoves] = useState(0);
	useEffect(() => {
		if (!playing || held || leaving) return;
		const timer = setTimeout(async () => {
			if (!document.hidden) await show(shownSlide(track.current) + 1);
			// The pause before the next move begins only when this move has ended.
			setMoves(moves + 1);
		}, REST_MS);
		return () => clearTimeout(timer);
	}, [playing, held, leaving, moves, show]);

	return {
		track,
		current,
		furthest,
		ready,
		playing,
		show,
		go: (step: 1 | -1) => show(step === -1 && current === 0 ? count - 1 : current + step),
		toggle: () => setPlaying(!playing),
		/** Autoplay pauses while someone points at the carousel, touches it or has the focus in it. */
		hold: {
			onPointerEnter: () => setHeld(true),
			onPointerLeave: () => setHeld(false),
			onTouchStart: () => setHeld(true),
			onTouchEnd: () => setHeld(false),
			onFocus: () => setHeld(true),
			onBlur: () => setHeld(false),
		},
	};
}

/** Returns the index of the slide that the row shows while it does not move. */
function shownSlide(row: HTMLUListElement | null): number {
	return row ? Math.round(row.scrollLeft / row.clientWidth) : 0;
}

/** The page itself loads first: the next banner's picture and the first move wait until that is done. */
function afterLoad(work: () => void): () => void {
	if (document.readyState === 'complete') {
		work();
		return () => {};
	}
	window.addEventListener('load', work, { once: true });
	return () => window.removeEventListener('load', work);
}
