export type Random = {
	/** Returns a number in [0, 1). */
	next: () => number;
	/** Returns a whole number; both ends are included. */
	int: (min: number, max: number) => number;
	pick: <T>(items: readonly T[]) => T;
	shuffle: <T>(items: readonly T[]) => T[];
};

function hash(text: string): number {
	let value = 2166136261;
	for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
	return value >>> 0;
}

/**
 * Returns a sequence of random numbers of its own for each purpose, so that a change in one place does not
 * change the whole catalogue.
 */
export function seededRandom(seed: number, purpose: string): Random {
	let state = (seed ^ hash(purpose)) >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	const pick = <T>(items: readonly T[]): T => {
		const item = items[int(0, items.length - 1)];
		if (item === undefined) throw new Error(`nothing to pick from for ${purpose}`);
		return item;
	};
	const shuffle = <T>(items: readonly T[]): T[] =>
		items
			.map((item) => ({ item, key: next() }))
			.sort((a, b) => a.key - b.key)
			.map(({ item }) => item);
	return { next, int, pick, shuffle };
}
