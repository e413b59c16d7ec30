/** Specification, point 9. The browser's own smooth scrolling has a duration of its own. */
const SPEED_MS = 700;

const running = new WeakMap<HTMLElement, number>();

/**
 * Scrolls a row sideways in 700 ms. The promise is true if the row arrived, and false if another movement
 * interrupted it.
 */
export function slideTo(row: HTMLElement, left: number, atOnce: boolean): Promise<boolean> {
	const move = (running.get(row) ?? 0) + 1;
	running.set(row, move);
	if (atOnce) {
		row.scrollLeft = left;
		return Promise.resolve(true);
	}
	const from = row.scrollLeft;
	const startedAt = performance.now();
	// Scroll snapping is switched off, because it would move the row at every frame.
	row.style.scrollSnapType = 'none';
	return new Promise((done) => {
		const frame = (now: number) => {
			if (running.get(row) !== move) return done(false);
			const share = Math.min((now - startedAt) / SPEED_MS, 1);
			row.scrollLeft = from + (left - from) * ease(share);
			if (share < 1) return requestAnimationFrame(frame);
			row.style.scrollSnapType = '';
			done(true);
		};
		requestAnimationFrame(frame);
	});
}

function ease(share: number): number {
	return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
