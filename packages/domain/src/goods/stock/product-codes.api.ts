import { type Static, Type } from 'typebox';
import { line, orNull } from '../../base/fields.api.ts';
import { MAX_CODE_LENGTH, MAX_CODES } from './product-codes.ts';

const codes = Type.Array(line(MAX_CODE_LENGTH, 1), { maxItems: MAX_CODES });

/** STOCK-02 */
export const productCodesWire = Type.Object({
	sku: line(MAX_CODE_LENGTH),
	barcodes: codes,
	articles: codes,
});
/** STOCK-06: who supplies a product, what they call it and what they ask, by their last price list. */
const productSupplierWire = Type.Object({
	supplierId: Type.Integer(),
	name: Type.String(),
	article: Type.String(),
	/** Null for who may not see costs. */
	costTenge: orNull(Type.Integer()),
});
export type ProductSupplierWire = Static<typeof productSupplierWire>;
export const productSuppliersWire = Type.Array(productSupplierWire);

export type ProductCodesWire = Static<typeof productCodesWire>;
