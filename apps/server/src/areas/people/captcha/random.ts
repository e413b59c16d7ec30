import { randomInt } from 'node:crypto';

const STEPS = 2 ** 32;

/** The numbers are unpredictable, because a puzzle whose position can be calculated is useless. */
export const random = {
	/** Returns a number in [min, max). */
	between: (min: number, max: number) => min + (randomInt(STEPS) / STEPS) * (max - min),
	/** Returns a whole number between both ends, including them. */
	int: (min: number, max: number) => randomInt(min, max + 1),
	pick: <Item>(items: readonly [Item, ...Item[]]) => items[randomInt(items.length)] ?? items[0],
};
