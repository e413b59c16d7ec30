import type { StaffRight } from '../staff/staff-rights.ts';

type Priced = { priceTenge: number; salePriceTenge: number | null; onSale: boolean };

/** DESK-14: what a change of a product takes besides the right to its texts. A new one has no `before`. */
export function productChangeRights(
	before: (Priced & { stock: number }) | undefined,
	after: Priced & { stock: number },
): StaffRight[] {
	const isOtherPrice =
		before?.priceTenge !== after.priceTenge ||
		before.salePriceTenge !== after.salePriceTenge ||
		before.onSale !== after.onSale;
	const isOtherStock = (before?.stock ?? 0) !== after.stock;
	return [
		...(isOtherPrice ? (['editPrices'] as const) : []),
		...(isOtherStock ? (['editStock'] as const) : []),
	];
}

/** Of one change to many products. */
export function bulkChangeRights(kind: string): StaffRight[] {
	return kind === 'price' || kind === 'sale' || kind === 'saleOff' ? ['editPrices'] : [];
}
