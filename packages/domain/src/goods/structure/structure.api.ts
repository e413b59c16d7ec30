import { type Static, Type } from 'typebox';
import { publicNameFields, zeroOrOne } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

export const subcategoryWire = Type.Object({
	sc_id: Type.Integer(),
	sc_name_en: Type.String(),
	sc_name_ru: Type.String(),
	sc_name_tm: Type.String(),
});
export type SubcategoryWire = Static<typeof subcategoryWire>;

export const categoryFields = {
	k_id: Type.Integer(),
	k_name_en: Type.String(),
	k_name_ru: Type.String(),
	k_name_tm: Type.String(),
};

export const categoryHeadWire = Type.Object({ ...categoryFields, k_icon: Type.String() });

export const categoryWire = Type.Object({
	...categoryHeadWire.properties,
	sub_categories: Type.Array(subcategoryWire),
});
export type CategoryWire = Static<typeof categoryWire>;
export const categoryListWire = Type.Array(categoryWire);

export const smartCategoryWire = Type.Object({
	sm_id: Type.Integer(),
	sm_name_en: Type.String(),
	sm_name_ru: Type.String(),
	sm_name_tm: Type.String(),
	new: zeroOrOne,
});
export type SmartCategoryWire = Static<typeof smartCategoryWire>;
export const smartListWire = Type.Array(smartCategoryWire);

export const brandWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	img: Type.String(),
	count: Type.Integer(),
});
export type BrandWire = Static<typeof brandWire>;
export const brandListWire = Type.Array(brandWire);

export const attributeWire = Type.Object({
	key: Type.String(),
	...publicNameFields,
	value_en: Type.String(),
	value_ru: Type.String(),
	value_tm: Type.String(),
});
export type AttributeWire = Static<typeof attributeWire>;

/**
 * A smart category with `opensBuilder`, which the public API leaves out: whether its link leads to the PC
 * builder (CHOOSE-06).
 */
export type SmartCategory = SmartCategoryWire & { opensBuilder: boolean };

export const structureCalls = defineCalls('catalogue', {
	'GET /api/category_list': {
		by: 'anyone',
		summary: 'All categories with their sub-categories',
		response: { 200: categoryListWire },
	},
	'GET /api/smart_list': { by: 'anyone', summary: 'Smart categories', response: { 200: smartListWire } },
});
