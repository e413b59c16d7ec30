import { type Static, Type } from 'typebox';
import { line } from '../api/fields.api.ts';
import { MAX_CODE_LENGTH, MAX_CODES } from './product-codes.ts';

const codes = Type.Array(line(MAX_CODE_LENGTH, 1), { maxItems: MAX_CODES });

/** STOCK-02 */
export const productCodesWire = Type.Object({
	sku: line(MAX_CODE_LENGTH),
	barcodes: codes,
	articles: codes,
});
export type ProductCodesWire = Static<typeof productCodesWire>;
