import { Type } from 'typebox';

/** The wire shapes of domain/catalogue as JSON schema: for answers, and for the OpenAPI document. */
const zeroOrOne = Type.Union([Type.Literal(0), Type.Literal(1)]);
const zeroOrOneText = Type.Union([Type.Literal('0'), Type.Literal('1')]);

export const productFields = {
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
};

const categoryFields = {
	k_id: Type.Integer(),
	k_name_en: Type.String(),
	k_name_ru: Type.String(),
	k_name_tm: Type.String(),
};

export const productSchema = Type.Object(productFields);

export const subcategorySchema = Type.Object({
	sc_id: Type.Integer(),
	sc_name_en: Type.String(),
	sc_name_ru: Type.String(),
	sc_name_tm: Type.String(),
});

export const categoryHeadSchema = Type.Object({ ...categoryFields, k_icon: Type.String() });

export const categorySchema = Type.Object({
	...categoryFields,
	k_icon: Type.String(),
	sub_categories: Type.Array(subcategorySchema),
});

export const smartCategorySchema = Type.Object({
	sm_id: Type.Integer(),
	sm_name_en: Type.String(),
	sm_name_ru: Type.String(),
	sm_name_tm: Type.String(),
	new: zeroOrOne,
});

export const homeSchema = Type.Object({
	rows: Type.Array(Type.Object({ ...categoryFields, products: Type.Array(productSchema) })),
	count: Type.Integer(),
	newProducts: Type.Array(productSchema),
	saleProducts: Type.Array(productSchema),
});

const attributeSchema = Type.Object({
	key: Type.String(),
	name_en: Type.String(),
	name_ru: Type.String(),
	name_tm: Type.String(),
	value_en: Type.String(),
	value_ru: Type.String(),
	value_tm: Type.String(),
});

export const productShowSchema = Type.Object({
	product: Type.Object({
		...productFields,
		description_en: Type.String(),
		description_ru: Type.String(),
		description_tm: Type.String(),
		images: Type.Array(Type.String()),
		attributes: Type.Array(attributeSchema),
		brand: Type.Object({ id: Type.Integer(), name: Type.String() }),
		category: categoryHeadSchema,
		sub_category: subcategorySchema,
	}),
	related: Type.Array(productSchema),
});

export const brandSchema = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	img: Type.String(),
	count: Type.Integer(),
});

const facetValueSchema = Type.Object({
	value: Type.String(),
	value_en: Type.String(),
	value_ru: Type.String(),
	value_tm: Type.String(),
	count: Type.Integer(),
});

const facetsSchema = Type.Object({
	brands: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() })),
	price: Type.Object({ min: Type.Number(), max: Type.Number() }),
	attributes: Type.Array(
		Type.Object({
			key: Type.String(),
			name_en: Type.String(),
			name_ru: Type.String(),
			name_tm: Type.String(),
			values: Type.Array(facetValueSchema),
			ranges: Type.Optional(Type.Array(facetValueSchema)),
		}),
	),
	in_stock: Type.Integer(),
	sale: Type.Integer(),
});

export const listFields = { rows: Type.Array(productSchema), count: Type.Integer(), facets: facetsSchema };
