import type { StaffRight } from '../../staff/access/staff-rights.ts';
import { BLANK_PRODUCT, COLUMN_FIELDS, type ColumnField, columnOf } from './product-columns.ts';
import type { BulkChange, ProductFields } from './staff-products.api.ts';

type Columns = Pick<ProductFields, ColumnField>;

/**
 * DESK-14: returns the rights that a change of a product needs in addition to the right to edit the
 * catalogue. A new product has no `before`.
 */
export function productChangeRights(before: Columns | undefined, after: Columns): StaffRight[] {
	const changed = COLUMN_FIELDS.filter((field) => (before ?? BLANK_PRODUCT)[field] !== after[field]);
	return [...new Set(changed.map((field) => columnOf(field).right))].filter(
		(right) => right !== 'editCatalogue',
	);
}

/** DESK-14: the additional rights for each kind of change to many products. */
export const BULK_CHANGE_RIGHTS = {
	publish: [],
	new: [],
	premium: [],
	price: ['editPrices'],
	sale: ['editPrices'],
	saleOff: ['editPrices'],
	move: [],
} as const satisfies Record<BulkChange['kind'], readonly StaffRight[]>;
