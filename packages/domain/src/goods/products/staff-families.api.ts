import { type Static, Type } from 'typebox';
import { byId, idSchema, line, orNull, textsWire } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { attributeKey } from '../structure/staff-structure.api.ts';
import { MAX_FAMILY_ATTRIBUTES, MAX_FAMILY_CODE_LENGTH, MAX_FAMILY_PRODUCTS } from './product-limits.ts';

/** CHOOSE-01: variants of one product that staff put together. */
export const familyFields = Type.Object({
	code: line(MAX_FAMILY_CODE_LENGTH, 1),
	/**
	 * The attributes that distinguish the variants, in this order. If the list is empty, the shop shows all
	 * attributes in which they differ.
	 */
	attributes: Type.Array(attributeKey, { maxItems: MAX_FAMILY_ATTRIBUTES }),
	products: Type.Array(idSchema, { minItems: 2, maxItems: MAX_FAMILY_PRODUCTS }),
});
export type FamilyFields = Static<typeof familyFields>;

export const familyUpdateBody = Type.Object({ ...familyFields.properties, version: idSchema });
export const familyDeleteBody = Type.Object({ version: idSchema });
export const familyAddedWire = Type.Object({ id: Type.Integer() });

/** The family of a product; null if the product belongs to none. */
export const productFamilyWire = Type.Object({
	family: orNull(
		Type.Object({
			id: Type.Integer(),
			code: Type.String(),
			attributes: Type.Array(Type.String()),
			version: Type.Integer(),
		}),
	),
	products: Type.Array(
		Type.Object({
			id: Type.Integer(),
			names: textsWire,
			published: Type.Boolean(),
			stock: Type.Integer(),
			/** The price that the shopper pays for one piece. */
			priceTenge: Type.Integer(),
			/** By attribute key; values are spelt as in addresses. */
			attributes: Type.Record(Type.String(), Type.String()),
		}),
	),
});
export type ProductFamilyWire = Static<typeof productFamilyWire>;

export const familiesCalls = defineCalls('staff', {
	'GET /api/staff/product_family/:id': {
		by: 'readCatalogue',
		summary: 'The family of a product with its variants; without one, the product alone',
		params: byId,
		response: { 200: productFamilyWire },
	},
	'POST /api/staff/family_add': {
		by: 'editCatalogue',
		summary: 'Makes a family of products that are variants of one thing',
		body: familyFields,
		response: { 200: familyAddedWire },
	},
	'POST /api/staff/family_update/:id': {
		by: 'editCatalogue',
		summary: 'Changes a family; refused if a colleague changed it since it was read',
		params: byId,
		body: familyUpdateBody,
	},
	'POST /api/staff/family_delete/:id': {
		by: 'editCatalogue',
		summary: 'Dissolves a family; its variants stay as products of their own',
		params: byId,
		body: familyDeleteBody,
	},
});
