/** STOCK-03: staff fill in a receipt, post it, and reverse it if it was wrong. */
export const RECEIPT_STATES = ['draft', 'posted', 'reversed'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

export const MAX_RECEIPT_LINES = 500;
export const MAX_SUPPLIER_NAME = 100;
export const MAX_RECEIPT_NOTE = 500;

/** Returns the margin as a percentage of the price; undefined where the price or the cost is unknown. */
export function marginPercent(priceTenge: number, costTenge: number | null): number | null {
	if (costTenge === null || priceTenge <= 0) return null;
	return Math.round(((priceTenge - costTenge) / priceTenge) * 100);
}
