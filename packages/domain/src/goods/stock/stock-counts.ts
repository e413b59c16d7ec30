/** STOCK-04: a stock count is open while goods are counted, then posted or cancelled. */
export const COUNT_STATES = ['open', 'posted', 'cancelled'] as const;
export type CountState = (typeof COUNT_STATES)[number];

/** Which lines of a stock count are shown. */
export const COUNT_VIEWS = ['all', 'left', 'counted'] as const;
export type CountView = (typeof COUNT_VIEWS)[number];

/**
 * A count has at most this many lines, more than staff can count in a day. A larger count is divided by
 * category or brand.
 */
export const MAX_COUNT_LINES = 10_000;
export const MAX_COUNT_NOTE = 200;

/**
 * Statuses of orders whose sold pieces still lie in the store. The pieces of a pickup order lie there until
 * the handover.
 */
export const IN_STORE_STATUSES = ['pending', 'accepted'] as const;
export const IN_STORE_PICKUP_STATUSES = [...IN_STORE_STATUSES, 'on_delivery'] as const;

export type CountedLine = {
	counted: number;
	/**
	 * The number that should have been in the store during the count: the stock and the pieces reserved for
	 * orders.
	 */
	expected: number;
};

export type CountPosting = {
	/** The counted number less the expected one. */
	difference: number;
	/** The change of the stock. */
	moved: number;
	/** Pieces that are missing although they are sold, so that their orders cannot be fulfilled. */
	missing: number;
};

/**
 * Returns the effect of posting on the current stock. The difference belongs to the moment of the count, so
 * that later sales and receipts keep their effect. The stock never falls below 0. Pieces that were sold after
 * the count but never existed count as missing.
 */
export function postingOf({ counted, expected }: CountedLine, stock: number): CountPosting {
	const difference = counted - expected;
	const moved = Math.max(difference, 0 - stock);
	return { difference, moved, missing: moved - difference };
}
