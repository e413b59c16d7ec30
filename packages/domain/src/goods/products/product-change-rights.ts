import type { StaffRight } from '../../staff/access/staff-rights.ts';
import type { ProductFields } from './staff-products.api.ts';

const PRICE_FIELDS = [
	'priceTenge',
	'salePriceTenge',
	'onSale',
	'saleStartsAt',
	'saleEndsAt',
	'dollarPriceCents',
] as const satisfies (keyof ProductFields)[];
type Changed = Pick<ProductFields, (typeof PRICE_FIELDS)[number] | 'stock'>;

/** Fields that take the right to prices. */
export function isPriceField(field: keyof ProductFields): boolean {
	return PRICE_FIELDS.some((one) => one === field);
}

/** DESK-14: what a change of a product takes besides the right to its texts. A new one has no `before`. */
export function productChangeRights(before: Changed | undefined, after: Changed): StaffRight[] {
	const isOtherPrice = PRICE_FIELDS.some((field) => before?.[field] !== after[field]);
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
