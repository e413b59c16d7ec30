import { type Static, type TProperties, Type } from 'typebox';
import { idSchema, nameFields, zeroOrOne, zeroOrOneText } from '../api/fields.api.ts';
import { HOME_CATEGORIES_PER_FETCH, WIDE_CARD_SIZE } from '../home/home-paging.ts';
import { MIN_RATINGS } from '../lists/list-filters.ts';
import { LIST_PAGE_SIZE, LIST_SORTS, type ListSort, MAX_OFFSET } from '../lists/product-list.ts';

/** CHOOSE-01: the variants of a thing that are sold: how many, and what those in stock cost at least and at most a piece. */
const familyFields = {
	id: Type.Integer(),
	variants: Type.Integer(),
	price_min: Type.Number(),
	price_max: Type.Number(),
};
const familyWire = Type.Object(familyFields);
export type FamilyWire = Static<typeof familyWire>;

/** The catalogue's shapes on the wire (CONTRACT.md). Names are the specification's. */
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
	/** CHOOSE-03: the average of stars, to a tenth, and of how many reviews of it and its variants; missing without any. */
	rating: Type.Optional(Type.Number()),
	reviews: Type.Optional(Type.Integer()),
	/** Of lists, where one card stands for all variants of a family. */
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

export const subcategoryWire = Type.Object({
	sc_id: Type.Integer(),
	sc_name_en: Type.String(),
	sc_name_ru: Type.String(),
	sc_name_tm: Type.String(),
});
export type SubcategoryWire = Static<typeof subcategoryWire>;

const categoryFields = {
	k_id: Type.Integer(),
	k_name_en: Type.String(),
	k_name_ru: Type.String(),
	k_name_tm: Type.String(),
};

const categoryHeadWire = Type.Object({ ...categoryFields, k_icon: Type.String() });

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

/** S12 */
const MAX_HOME_LIMIT = 100;
const MAX_CARD_SIZE = 24;
export const homeQuery = Type.Object({
	limit: Type.Integer({ minimum: 1, maximum: MAX_HOME_LIMIT, default: HOME_CATEGORIES_PER_FETCH }),
	offset: Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 }),
	cardSize: Type.Integer({ minimum: 1, maximum: MAX_CARD_SIZE, default: WIDE_CARD_SIZE }),
});

const homeCategoryWire = Type.Object({ ...categoryFields, products: Type.Array(productWire) });
export type HomeCategoryWire = Static<typeof homeCategoryWire>;

export const homeWire = Type.Object({
	rows: Type.Array(homeCategoryWire),
	count: Type.Integer(),
	newProducts: Type.Array(productWire),
	saleProducts: Type.Array(productWire),
});
export type HomeWire = Static<typeof homeWire>;

export const brandWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	img: Type.String(),
	count: Type.Integer(),
});
export type BrandWire = Static<typeof brandWire>;
export const brandListWire = Type.Array(brandWire);

const attributeWire = Type.Object({
	key: Type.String(),
	...nameFields,
	value_en: Type.String(),
	value_ru: Type.String(),
	value_tm: Type.String(),
});
export type AttributeWire = Static<typeof attributeWire>;

/** CHOOSE-01: the variants with the attributes that tell them apart. */
const variantsWire = Type.Object({
	...familyFields,
	attributes: Type.Array(Type.Object({ key: Type.String(), ...nameFields })),
	products: Type.Array(
		Type.Object({
			...productWire.properties,
			/** In the order of `attributes`; one that it lacks is missing. */
			values: Type.Array(attributeWire),
		}),
	),
});
export type VariantsWire = Static<typeof variantsWire>;

const productDetailsWire = Type.Object({
	...productWire.properties,
	family: Type.Optional(variantsWire),
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

const facetValueWire = Type.Object({
	value: Type.String(),
	value_en: Type.String(),
	value_ru: Type.String(),
	value_tm: Type.String(),
	count: Type.Integer(),
});

const attributeFacetWire = Type.Object({
	key: Type.String(),
	...nameFields,
	values: Type.Array(facetValueWire),
	/** Of numbers with many values: ranges that together hold them all. Their `value` is taken where a value is. */
	ranges: Type.Optional(Type.Array(facetValueWire)),
});
export type AttributeFacetWire = Static<typeof attributeFacetWire>;

/** What a list can be narrowed down to. A facet's counts ignore that facet's own choice; none is zero unless chosen. */
export const facetsWire = Type.Object({
	/** FIND-03: of lists that mix categories, the fullest first; elsewhere none. */
	categories: Type.Array(Type.Object({ ...categoryFields, count: Type.Integer() })),
	brands: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() })),
	/** In manat, of what is left without the price's own choice. */
	price: Type.Object({ min: Type.Number(), max: Type.Number() }),
	attributes: Type.Array(attributeFacetWire),
	in_stock: Type.Integer(),
	sale: Type.Integer(),
	/** CHOOSE-03: how many are rated at least so. */
	rating: Type.Array(Type.Object({ from: Type.Integer(), count: Type.Integer() })),
});
export type FacetsWire = Static<typeof facetsWire>;

/** CONTRACT.md */
export const MAX_LIST_LIMIT = 100;
/** Described for the OpenAPI document; read, as in page addresses, by list-filters.ts. */
const filter = (description: string, example: string) =>
	Type.Optional(Type.Unsafe<string>({ description, examples: [example] }));

export const listQuery = Type.Object({
	limit: Type.Integer({ minimum: 1, maximum: MAX_LIST_LIMIT, default: LIST_PAGE_SIZE }),
	offset: Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 }),
	sort: Type.Optional(Type.Unsafe<ListSort>({ type: 'string', enum: [...LIST_SORTS] })),
	category: filter('Category ids, in lists that mix categories', '1,2'),
	brand: filter('Brand ids', '1,2'),
	price_min: filter('What the shopper pays at least, in manat', '100'),
	price_max: filter('What the shopper pays at most, in manat', '2500.50'),
	in_stock: filter('Only what is in stock', '1'),
	sale: filter('Only what is on sale', '1'),
	rating: filter(`Only what reviews rate so on average, one of ${MIN_RATINGS.join(', ')}`, '4'),
	'attr.<key>': filter(
		'Any of these values of an attribute; of numbers also ranges, from a number to below another: 4000..5000, ..14, 32..',
		'16,32',
	),
});

const listFields = { rows: Type.Array(productWire), count: Type.Integer(), facets: facetsWire };
export const productListWire = Type.Object(listFields);
export type ProductListWire = Static<typeof productListWire>;

const listOf = <Head extends TProperties>(head: Head) => Type.Object({ ...head, ...listFields });
export const categoryShowWire = listOf({ category: categoryWire });
export const categorySubWire = listOf({
	sub_category: Type.Object({ ...subcategoryWire.properties, category: categoryHeadWire }),
	// Beside it as well, as in product_show: CONTRACT.md can be read either way.
	category: categoryHeadWire,
});
export const smartShowWire = listOf({ smart: smartCategoryWire });
export const brandShowWire = listOf({ brand: brandWire });
