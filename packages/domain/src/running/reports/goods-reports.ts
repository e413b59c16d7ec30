/** STOCK-05: the ways to group the value of the goods. */
export const VALUE_SUBJECTS = ['category', 'brand', 'product'] as const;
export type ValueSubject = (typeof VALUE_SUBJECTS)[number];
export const MARGIN_SUBJECTS = ['day', 'category', 'brand', 'product'] as const;
export type MarginSubject = (typeof MARGIN_SUBJECTS)[number];

/** Daily sales are an average of this many days. */
export const PACE_DAYS = 30;
/** The shop should reorder goods whose stock lasts for less than this many days. */
export const REORDER_DAYS = 14;
/** Goods without a sale for this many days do not sell. */
export const UNSOLD_DAYS = 90;

export type ReorderNeed = { perDay: number; daysLeft: number | null; order: number };

/**
 * Returns how long the stock lasts and how many pieces to order. The order fills the stock up to the sales of
 * PACE_DAYS, to the minimum, or to one piece for everyone who waits (CHOOSE-05), whichever is the most.
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
