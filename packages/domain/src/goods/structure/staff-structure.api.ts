import { type Static, Type } from 'typebox';
import {
	idSchema,
	line,
	nameFields,
	oneOf,
	orNull,
	pictureFile,
	threeNameFields,
} from '../../base/fields.api.ts';
import { defineCalls, defineTables } from '../../staff/access/define-calls.ts';
import { ATTRIBUTE_TYPES } from './attribute-types.ts';
import { BUILD_SLOTS } from './build-slots.ts';

/** Calls of the back-office that edit the tables of the catalogue. */

const MAX_KEYS = 100;
const MAX_VALUES = 1000;
const MAX_RANGE_BOUNDS = 30;
export const attributeKey = Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,39}$' });
const attributeKeys = Type.Array(attributeKey, { maxItems: MAX_KEYS, uniqueItems: true });

export const staffCategoryFields = {
	...threeNameFields,
	icon: Type.String({ pattern: '^[a-zA-Z]{0,30}$' }),
	/** Keys of attributes, the most important first. */
	cardHighlights: attributeKeys,
	filters: attributeKeys,
};
export const staffCategoryWire = Type.Object({
	id: Type.Integer(),
	...staffCategoryFields,
	products: Type.Integer(),
});
export type StaffCategoryWire = Static<typeof staffCategoryWire>;

export const subcategoryFields = {
	...threeNameFields,
	/** CHOOSE-06: the part of a computer that the products of the sub-category are. */
	buildSlot: Type.Optional(orNull(oneOf(BUILD_SLOTS))),
	/**
	 * FIND-04: true if people buy these products to go with others. Lists then show them after other
	 * products.
	 */
	isAccessory: Type.Optional(Type.Boolean()),
};
/** Keys of attributes, in the order of the table on a product page. */
export const subcategoryParts = { attributes: attributeKeys };
export const staffSubcategoryWire = Type.Object({
	id: Type.Integer(),
	...subcategoryFields,
	categoryId: idSchema,
	...subcategoryParts,
	products: Type.Integer(),
});
export type StaffSubcategoryWire = Static<typeof staffSubcategoryWire>;

export const staffBrandFields = {
	name: line(100, 1),
	slug: Type.String({ pattern: '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$' }),
	picture: orNull(pictureFile),
};
export const staffBrandWire = Type.Object({
	id: Type.Integer(),
	...staffBrandFields,
	products: Type.Integer(),
});
export type StaffBrandWire = Static<typeof staffBrandWire>;

export const unitCode = Type.String({ pattern: '^[a-zA-Z0-9%/.-]{1,20}$' });
export const staffUnitWire = Type.Object({ code: Type.String(), ...threeNameFields });
export type StaffUnitWire = Static<typeof staffUnitWire>;

export const staffAttributeGroupWire = Type.Object({ key: Type.String(), ...threeNameFields });
export type StaffAttributeGroupWire = Static<typeof staffAttributeGroupWire>;

const attributeValueWire = Type.Object({
	value: Type.String({ pattern: '^[^,\\s]([^,]{0,62}[^,\\s])?$' }),
	...threeNameFields,
});
export type AttributeValueWire = Static<typeof attributeValueWire>;

export const staffAttributeFields = {
	...threeNameFields,
	unit: orNull(line(20, 1)),
	groupKey: line(40, 1),
	/** The limits between the ranges of a number, ascending. */
	rangeBounds: orNull(
		Type.Array(Type.Number({ minimum: -1e9, maximum: 1e9 }), { maxItems: MAX_RANGE_BOUNDS }),
	),
};
/** The type of an attribute cannot change, because the values of products are stored by type. */
export const staffAttributeFixed = { key: attributeKey, type: oneOf(ATTRIBUTE_TYPES) };
/** Values of an enumerated attribute. */
export const staffAttributeParts = { values: Type.Array(attributeValueWire, { maxItems: MAX_VALUES }) };
export const staffAttributeWire = Type.Object({
	...staffAttributeFixed,
	...staffAttributeFields,
	...staffAttributeParts,
});
export type StaffAttributeWire = Static<typeof staffAttributeWire>;

const MAX_PICKED = 500;
const MAX_TENGE = 2_000_000_000;
const ids = Type.Optional(Type.Array(idSchema, { minItems: 1, maxItems: 200, uniqueItems: true }));
const price = Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_TENGE }));

const smartClauseWire = Type.Object(
	{
		categoryIds: ids,
		subcategoryIds: ids,
		attributes: Type.Optional(
			Type.Record(line(40, 1), Type.Array(line(64, 1), { minItems: 1, maxItems: 100 }), {
				maxProperties: 20,
			}),
		),
		minPriceTenge: price,
		maxPriceTenge: price,
	},
	{ minProperties: 1, additionalProperties: false },
);
export type SmartClauseWire = Static<typeof smartClauseWire>;

/**
 * A product belongs to the smart category if it meets every condition of at least one clause. Prices in
 * conditions are those that the shopper pays.
 */
const smartRuleWire = Type.Object({ anyOf: Type.Array(smartClauseWire, { minItems: 1, maxItems: 20 }) });
export type SmartRuleWire = Static<typeof smartRuleWire>;

export const pickedProductWire = Type.Object({ id: Type.Integer(), ...nameFields });
export type PickedProductWire = Static<typeof pickedProductWire>;

export const smartCategoryFields = {
	...threeNameFields,
	isNew: Type.Boolean(),
	/** CHOOSE-06: true if its link leads to the PC builder. */
	opensBuilder: Type.Optional(Type.Boolean()),
	/** The rule; null if staff choose the products by hand. */
	rule: orNull(smartRuleWire),
};
/** Staff send the ids of products in order; lists return them with their names. */
export const smartCategoryParts = {
	products: Type.Array(idSchema, { maxItems: MAX_PICKED, uniqueItems: true }),
};
export const staffSmartCategoryWire = Type.Object({
	id: Type.Integer(),
	...smartCategoryFields,
	/** The products that staff chose, in order. */
	products: Type.Array(pickedProductWire),
});
export type StaffSmartCategoryWire = Static<typeof staffSmartCategoryWire>;

export const smartCountBody = Type.Object({ rule: smartRuleWire });
export const countWire = Type.Object({ count: Type.Integer() });

export const attributeFacetsParams = Type.Object({ key: line(40, 1) });
export const attributeFacetsWire = Type.Array(Type.String());

export const staffSmartCalls = defineCalls('staff catalogue', {
	'POST /api/staff/smart_count': {
		by: 'readCatalogue',
		summary: 'How many products a rule takes in',
		body: smartCountBody,
		response: { 200: countWire },
	},
	'GET /api/staff/attribute_facets/:key': {
		by: 'readCatalogue',
		summary: 'The values that products have of an attribute',
		params: attributeFacetsParams,
		response: { 200: attributeFacetsWire },
	},
});

export const structureTables = defineTables(
	'staff catalogue',
	{ read: 'readCatalogue', edit: 'editCatalogue' },
	{
		categories: staffCategoryWire,
		subcategories: staffSubcategoryWire,
		brands: staffBrandWire,
		units: staffUnitWire,
		attribute_groups: staffAttributeGroupWire,
		attributes: staffAttributeWire,
	},
);

export const smartTables = defineTables(
	'staff catalogue',
	{ read: 'readCatalogue', edit: 'editCatalogue' },
	{
		smart_categories: staffSmartCategoryWire,
	},
);
