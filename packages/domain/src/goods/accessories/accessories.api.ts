import { type Static, Type } from 'typebox';
import { idSchema } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { productWire } from '../products/products.api.ts';
import { subcategoryWire } from '../structure/structure.api.ts';
import { MAX_CART_IDS } from './fit-rules.ts';

/** CHOOSE-02: GET /api/product_accessories/:p_id */
export const productAccessoriesParams = Type.Object({ p_id: idSchema });
export const productAccessoriesWire = Type.Object({
	/** Accessories of this product: first those that staff chose, then those that the rules find. */
	accessories: Type.Array(productWire),
	/** Products whose accessory this one is. */
	fits: Type.Array(productWire),
});
export type ProductAccessoriesWire = Static<typeof productAccessoriesWire>;

/** CHOOSE-02: GET /api/cart_accessories */
export const cartAccessoriesQuery = Type.Object({
	ids: Type.String({ description: `At most ${MAX_CART_IDS} ids of products in the cart`, examples: ['1,2'] }),
});
export const cartAccessoriesWire = Type.Object({
	rows: Type.Array(
		Type.Object({
			/** The product in the cart that these accessories fit. */
			p_id: Type.Integer(),
			/** The kind of accessory that the product needs and the cart lacks. */
			missing: Type.Optional(subcategoryWire),
			products: Type.Array(productWire),
		}),
	),
});
export type CartAccessoriesWire = Static<typeof cartAccessoriesWire>;

export const accessoriesCalls = defineCalls('catalogue', {
	'GET /api/product_accessories/:p_id': {
		by: 'anyone',
		summary: 'What fits a product, and what it fits itself',
		params: productAccessoriesParams,
		response: { 200: productAccessoriesWire },
	},
	'GET /api/cart_accessories': {
		by: 'anyone',
		summary: 'What fits the products of a cart, what they cannot be used without first',
		query: cartAccessoriesQuery,
		response: { 200: cartAccessoriesWire },
	},
});
