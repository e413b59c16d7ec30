/** STOCK-03: a receipt is filled in, posted, and if it was wrong reversed. */
export const RECEIPT_STATES = ['draft', 'posted', 'reversed'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

export const MAX_RECEIPT_LINES = 500;
export const MAX_SUPPLIER_NAME = 100;
export const MAX_RECEIPT_NOTE = 500;

/** Pieces at a cost each, in tenge. */
export type CostedPieces = { quantity: number; costTenge: number };

/**
 * The average cost of a piece after others came, to the nearest tenge. What lay there without a known cost, or not at all,
 * takes the cost of what came.
 */
export function averageCost(
	stock: { quantity: number; costTenge: number | null },
	come: CostedPieces,
): number {
	// Stryker disable next-line EqualityOperator: the average of no pieces and those that came is the cost of those that came
	if (stock.costTenge === null || stock.quantity <= 0) return come.costTenge;
	const worth = stock.quantity * stock.costTenge + come.quantity * come.costTenge;
	return Math.round(worth / (stock.quantity + come.quantity));
}

/** The average without pieces that are sent back; as it was where none are left to have one. Never below nothing. */
export function averageCostWithout(stock: CostedPieces, gone: CostedPieces): number {
	const left = stock.quantity - gone.quantity;
	if (left <= 0) return stock.costTenge;
	const worth = stock.quantity * stock.costTenge - gone.quantity * gone.costTenge;
	return Math.max(0, Math.round(worth / left));
}

/** Returns the margin as a percentage of the price; undefined where the price or the cost is unknown. */
export function marginPercent(priceTenge: number, costTenge: number | null): number | null {
	if (costTenge === null || priceTenge <= 0) return null;
	return Math.round(((priceTenge - costTenge) / priceTenge) * 100);
}
