/** STOCK-05: the groupings of the goods' value. */
export const VALUE_SUBJECTS = ['category', 'brand', 'product'] as const;
export type ValueSubject = (typeof VALUE_SUBJECTS)[number];
export const MARGIN_SUBJECTS = ['day', 'category', 'brand', 'product'] as const;
export type MarginSubject = (typeof MARGIN_SUBJECTS)[number];

/** Sales per day are those of this many days. */
export const PACE_DAYS = 30;
/** Goods that last for less are to be ordered again. */
export const REORDER_DAYS = 14;
/** Goods without a sale for this many days do not sell. */
export const UNSOLD_DAYS = 90;

export type ReorderNeed = { perDay: number; daysLeft: number | null; order: number };

/**
 * Returns how long the stock lasts, and how many to order so that there is a month's worth, or the minimum, or one for everyone
 * who waits (CHOOSE-05).
 */
export function reorderNeed(stock: number, minimum: number, soldInPace: number, waiting = 0): ReorderNeed {
	const perDay = soldInPace / PACE_DAYS;
	const wanted = Math.max(minimum, soldInPace, waiting);
	return {
		perDay: Math.round(perDay * 10) / 10,
		daysLeft: soldInPace > 0 ? Math.round((stock / perDay) * 10) / 10 : null,
		order: Math.max(0, wanted - stock),
	};
}
