/** Random numbers that are the same for the same seed. */
export type Random = {
	/** A number in [0, 1). */
	next: () => number;
	/** A whole number from 0 to below the limit. */
	below: (limit: number) => number;
	/** True with this probability. */
	chance: (probability: number) => boolean;
	pick: <Item>(items: readonly Item[]) => Item;
};

export function seededRandom(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		next,
		below,
		chance: (probability) => next() < probability,
		pick: (items) => {
			const item = items[below(items.length)];
			if (item === undefined) throw new Error('There is nothing to pick from.');
			return item;
		},
	};
}
