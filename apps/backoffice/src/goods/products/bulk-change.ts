import { typedNumber } from '@dukan/domain/base/text/typed-number.ts';
import type { BulkChange } from '@dukan/domain/goods/products/staff-products.api.ts';

export const BULK_ACTIONS = [
	'publish',
	'unpublish',
	'newOn',
	'newOff',
	'premiumOn',
	'premiumOff',
	'price',
	'sale',
	'saleOff',
	'move',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The value that an action needs besides its name. */
export const ACTION_NEEDS: Readonly<Record<BulkAction, 'percent' | 'subcategory' | undefined>> = {
	publish: undefined,
	unpublish: undefined,
	newOn: undefined,
	newOff: undefined,
	premiumOn: undefined,
	premiumOff: undefined,
	price: 'percent',
	sale: 'percent',
	saleOff: undefined,
	move: 'subcategory',
};

/**
 * Returns an action as it is sent, or undefined while its percentage or sub-category is missing or out of
 * range.
 */
export function bulkChange(
	action: BulkAction,
	percentText: string,
	subcategoryId: number,
): BulkChange | undefined {
	const percent = typedNumber(percentText) ?? Number.NaN;
	switch (action) {
		case 'publish':
		case 'unpublish':
			return { kind: 'publish', on: action === 'publish' };
		case 'newOn':
		case 'newOff':
			return { kind: 'new', on: action === 'newOn' };
		case 'premiumOn':
		case 'premiumOff':
			return { kind: 'premium', on: action === 'premiumOn' };
		case 'price':
			return percent >= -90 && percent <= 900 ? { kind: 'price', percent } : undefined;
		case 'sale':
			return percent >= 1 && percent <= 99 ? { kind: 'sale', percent } : undefined;
		case 'saleOff':
			return { kind: 'saleOff' };
		case 'move':
			return subcategoryId > 0 ? { kind: 'move', subcategoryId } : undefined;
	}
}
