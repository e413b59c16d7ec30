import { type Static, Type } from 'typebox';
import { idSchema, publicNameFields, zeroOrOne, zeroOrOneText } from '../../base/fields.api.ts';
import type { Localized } from '../../base/language/language.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import {
	type AttributeWire,
	attributeWire,
	categoryHeadWire,
	subcategoryWire,
} from '../structure/structure.api.ts';

/**
 * CHOOSE-01: the number of published variants, and the lowest and highest price of a piece among those in
 * stock.
 */
const familyFields = {
	id: Type.Integer(),
	variants: Type.Integer(),
	price_min: Type.Number(),
	price_max: Type.Number(),
};
const familyWire = Type.Object(familyFields);
export type FamilyWire = Static<typeof familyWire>;

/** The catalogue as the public API returns it (docs/contract.md). The names are the specification's. */
export const productWire = Type.Object({
	p_id: Type.Integer(),
	categoryKId: Type.Integer(),
	p_img: Type.String(),
	p_name_en: Type.String(),
	p_name_ru: Type.String(),
	p_name_tm: Type.String(),
	p_price_1: Type.Number(),
	p_price_3: Type.Number(),
	product_unit: Type.Integer(),
	new: zeroOrOne,
	sale: zeroOrOneText,
	premium: zeroOrOneText,
	p_quantity: Type.Integer(),
	product_qty: Type.Integer(),
	product_limit: Type.Integer(),
	isLimit: zeroOrOneText,
	brand_id: Type.Integer(),
	/**
	 * CHOOSE-03: the average stars to one decimal, and the number of reviews of the product and its variants.
	 * Both are missing if there are no reviews.
	 */
	rating: Type.Optional(Type.Number()),
	reviews: Type.Optional(Type.Integer()),
	/** Set in lists, where one card stands for all variants of a family. */
	family: Type.Optional(familyWire),
});
export type ProductWire = Static<typeof productWire>;

/** GET /api/products */
export const MAX_IDS = 100;
export const productsQuery = Type.Object({
	ids: Type.String({ description: `At most ${MAX_IDS} ids`, examples: ['1,2,3'] }),
});
export const productsWire = Type.Object({ rows: Type.Array(productWire) });
export type ProductsWire = Static<typeof productsWire>;

/** CHOOSE-01: the variants with the attributes in which they differ. */
const variantsWire = Type.Object({
	...familyFields,
	attributes: Type.Array(Type.Object({ key: Type.String(), ...publicNameFields })),
	products: Type.Array(
		Type.Object({
			...productWire.properties,
			/** The values follow the order of `attributes`. A value that the variant lacks is missing. */
			values: Type.Array(attributeWire),
		}),
	),
});
export type VariantsWire = Static<typeof variantsWire>;

const productDetailsWire = Type.Object({
	...productWire.properties,
	family: Type.Optional(variantsWire),
	/** The number of completed orders of the last half year that contain the product; missing if it is 0. */
	bought: Type.Optional(Type.Integer()),
	description_en: Type.String(),
	description_ru: Type.String(),
	description_tm: Type.String(),
	images: Type.Array(Type.String()),
	attributes: Type.Array(attributeWire),
	brand: Type.Object({ id: Type.Integer(), name: Type.String() }),
	category: categoryHeadWire,
	sub_category: subcategoryWire,
});
export type ProductDetailsWire = Static<typeof productDetailsWire>;

export const productShowParams = Type.Object({ p_id: idSchema });
export const productShowWire = Type.Object({
	product: productDetailsWire,
	related: Type.Array(productWire),
});
export type ProductShowWire = Static<typeof productShowWire>;

/** The product page groups attributes; the public API has no groups. */
export type GroupedAttribute = AttributeWire & { group: Localized };

export type ProductShow = ProductShowWire & { product: { attributes: GroupedAttribute[] } };

export const productShowCalls = defineCalls('catalogue', {
	'GET /api/product_show/:p_id': {
		by: 'anyone',
		summary: 'One product with everything known of it, and related ones',
		params: productShowParams,
		response: { 200: productShowWire },
	},
});
