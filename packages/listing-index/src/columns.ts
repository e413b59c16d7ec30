import type { MinRating } from '@dukan/domain/goods/lists/list-filters.ts';
import { averageStars } from '@dukan/domain/goods/reviews/review-rules.ts';

/** Bits of a row's `flags`. */
export const IN_STOCK = 1;
export const ON_SALE = 2;
export const IS_NEW = 4;
/**
 * Set while the product is sold. The row of a product that is not sold stays, because such products often
 * return.
 */
export const LISTED = 8;
/** FIND-04: set for products that people buy to go with others. Lists show them behind other products. */
export const IS_ACCESSORY = 16;
/** CHOOSE-03: set if the average rating is at least 3. */
export const RATED_FROM_3 = 32;
const RATED_FROM_4 = 64;
export const RATING_FLAGS: Readonly<Record<MinRating, number>> = { 3: RATED_FROM_3, 4: RATED_FROM_4 };

/**
 * Returns the rating flags of the displayed average: a product whose card says 4.0 counts as rated from 4.
 */
export function ratingFlags(starsSum: number, reviewCount: number): number {
	const average = averageStars(starsSum, reviewCount) ?? 0;
	return (average >= 3 ? RATED_FROM_3 : 0) | (average >= 4 ? RATED_FROM_4 : 0);
}

export const INITIAL_CAPACITY = 1024;
const SPARE_CAPACITY = 1.25;

type Column = Int32Array | Uint32Array | Float64Array | Uint8Array | Uint16Array;

/** Returns a longer copy of the column, with room for `capacity` items and some spare room. */
export function grow<Own extends Column>(column: Own, capacity: number): Own {
	const Kind = column.constructor as new (length: number) => Own;
	const copy = new Kind(Math.ceil(capacity * SPARE_CAPACITY));
	copy.set(column);
	return copy;
}
