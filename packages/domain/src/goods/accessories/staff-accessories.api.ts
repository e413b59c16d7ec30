import { type Static, Type } from 'typebox';
import { byId, idSchema, nameFields, oneOf } from '../../base/fields.api.ts';
import { defineCalls, defineTables } from '../../staff/access/define-calls.ts';
import { attributeKey } from '../structure/staff-structure.api.ts';
import { FIT_COMPARISONS } from './fit-rules.ts';

const MAX_CONDITIONS = 10;
const MAX_ACCESSORIES = 50;

/**
 * CHOOSE-02: an accessory must meet all conditions. A rule without conditions offers the whole sub-category
 * of accessories.
 */
const fitRuleWire = Type.Object({
	allOf: Type.Array(
		Type.Object({ key: attributeKey, accessoryKey: attributeKey, compare: oneOf(FIT_COMPARISONS) }),
		{ maxItems: MAX_CONDITIONS },
	),
});
export type FitRuleWire = Static<typeof fitRuleWire>;

export const fitRuleFields = {
	subcategoryId: idSchema,
	accessorySubcategoryId: idSchema,
	rule: fitRuleWire,
	/** True if the product cannot be used without such an accessory. The cart then mentions it. */
	isNeeded: Type.Boolean(),
};
export const staffFitRuleWire = Type.Object({ id: Type.Integer(), ...fitRuleFields });
export type StaffFitRuleWire = Static<typeof staffFitRuleWire>;

/** The accessories that staff chose, in their order. */
export const staffAccessoriesWire = Type.Object({
	product: Type.Object({ id: Type.Integer(), ...nameFields }),
	chosen: Type.Array(Type.Object({ id: Type.Integer(), ...nameFields })),
});
export type StaffAccessoriesWire = Static<typeof staffAccessoriesWire>;

const chosenIds = Type.Array(idSchema, { maxItems: MAX_ACCESSORIES, uniqueItems: true });
export const accessoriesUpdateBody = Type.Object({
	chosen: chosenIds,
	/** The ids that the member of staff read. The call is refused if a colleague has changed them since. */
	was: chosenIds,
});

export const staffAccessoriesCalls = defineCalls('staff catalogue', {
	'GET /api/staff/product_accessories/:id': {
		by: 'readCatalogue',
		summary: 'The accessories that staff chose for a product',
		params: byId,
		response: { 200: staffAccessoriesWire },
	},
	'POST /api/staff/product_accessories_update/:id': {
		by: 'editCatalogue',
		summary: 'Chooses the accessories of a product; refused if a colleague changed them since they were read',
		params: byId,
		body: accessoriesUpdateBody,
	},
});

export const accessoryTables = defineTables(
	'staff catalogue',
	{ read: 'readCatalogue', edit: 'editCatalogue' },
	{
		fit_rules: staffFitRuleWire,
	},
);
