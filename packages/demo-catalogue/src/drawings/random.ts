/** A small deterministic random source: the same seed always tells the same story. */
export type Random = {
	/** 0 (inclusive) to 1 (exclusive). */
	next(): number;
	range(min: number, max: number): number;
	/** A whole number from min to max, both included. */
	int(min: number, max: number): number;
	pick<T>(items: readonly [T, ...T[]]): T;
	chance(probability: number): boolean;
};

/** Neighbouring seeds (product ids) must not give look-alike products, so the seed is scrambled first. */
function scramble(seed: number): number {
	let h = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32. */
export function random(seed: number): Random {
	let state = scramble(seed);
	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	}
	return {
		next,
		range: (min, max) => min + (max - min) * next(),
		int: (min, max) => min + Math.floor((max - min + 1) * next()),
		pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
		chance: (probability) => next() < probability,
	};
}
