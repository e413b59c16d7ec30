import { randomInt } from 'node:crypto';

/** Passed as an argument: tests use their own. */
export type Random = {
	/** Whole number, both ends included. */
	int: (min: number, max: number) => number;
	/** In [min, max). */
	between: (min: number, max: number) => number;
	pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

const STEPS = 2 ** 32;

function randomFrom(next: () => number): Random {
	const between = (min: number, max: number) => min + next() * (max - min);
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	return { between, int, pick: (items) => items[int(0, items.length - 1)] ?? items[0] };
}

/** Unpredictable. */
export const cryptoRandom = randomFrom(() => randomInt(STEPS) / STEPS);
