import { type Static, Type } from 'typebox';
import { byId, line, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { MAX_CODE_LENGTH, MAX_CODES } from './product-codes.ts';

const codes = Type.Array(line(MAX_CODE_LENGTH, 1), { maxItems: MAX_CODES });

/** STOCK-02: the codes of a product. */
export const productCodesWire = Type.Object({
	sku: line(MAX_CODE_LENGTH),
	barcodes: codes,
	articles: codes,
});
/** STOCK-06: a supplier of the product, with the supplier's code and cost from the latest price list. */
const productSupplierWire = Type.Object({
	supplierId: Type.Integer(),
	name: Type.String(),
	article: Type.String(),
	/** Null for staff who may not see costs. */
	costTenge: orNull(Type.Integer()),
});
export type ProductSupplierWire = Static<typeof productSupplierWire>;
export const productSuppliersWire = Type.Array(productSupplierWire);

export type ProductCodesWire = Static<typeof productCodesWire>;

export const productCodesCalls = defineCalls('staff', {
	'GET /api/staff/product_codes/:id': {
		by: 'readCatalogue',
		summary: 'SKU, barcodes and supplier articles of a product',
		params: byId,
		response: { 200: productCodesWire },
	},
	'GET /api/staff/product_suppliers/:id': {
		by: 'readCatalogue',
		summary: 'Who supplies a product, under which article; costs for those who may see them',
		params: byId,
		response: { 200: productSuppliersWire },
	},
	'POST /api/staff/product_codes_update/:id': {
		by: 'editCatalogue',
		summary: 'Replaces the codes of a product: only those kinds that are sent',
		params: byId,
		body: Type.Partial(productCodesWire),
	},
});
