import { randomInt } from 'node:crypto';

const STEPS = 2 ** 32;

/** Unpredictable numbers: a puzzle whose position can be calculated is useless. */
export const random = {
	/** A number in [min, max). */
	between: (min: number, max: number) => min + (randomInt(STEPS) / STEPS) * (max - min),
	/** A whole number, both ends included. */
	int: (min: number, max: number) => randomInt(min, max + 1),
	pick: <Item>(items: readonly [Item, ...Item[]]) => items[randomInt(items.length)] ?? items[0],
};
