import { type Static, type TProperties, Type } from 'typebox';
import { byId, oneOf, publicNameFields } from '../../base/fields.api.ts';
import type { Language } from '../../base/language/language.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { type ProductWire, productsQuery, productsWire, productWire } from '../products/products.api.ts';
import {
	brandListWire,
	brandWire,
	categoryFields,
	categoryHeadWire,
	categoryWire,
	smartCategoryWire,
	subcategoryWire,
} from '../structure/structure.api.ts';
import { type InvalidFilter, type ListFilters, MIN_RATINGS } from './list-filters.ts';
import { LIST_PAGE_SIZE, LIST_SORTS, type ListScope, type ListSort, MAX_OFFSET } from './product-list.ts';

const facetValueWire = Type.Object({
	value: Type.String(),
	value_en: Type.String(),
	value_ru: Type.String(),
	value_tm: Type.String(),
	count: Type.Integer(),
});

const attributeFacetWire = Type.Object({
	key: Type.String(),
	...publicNameFields,
	values: Type.Array(facetValueWire),
	/** For numbers with many values: ranges that together hold them all. Their `value` may be sent in place of a value. */
	ranges: Type.Optional(Type.Array(facetValueWire)),
});
export type AttributeFacetWire = Static<typeof attributeFacetWire>;

/** The choices that can narrow a list down. A facet's counts ignore that facet's own choice; none is zero unless chosen. */
export const facetsWire = Type.Object({
	/** FIND-03: for lists that mix categories, the fullest first; empty elsewhere. */
	categories: Type.Array(Type.Object({ ...categoryFields, count: Type.Integer() })),
	brands: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() })),
	/** In manat, over the products that match without the price's own choice. */
	price: Type.Object({ min: Type.Number(), max: Type.Number() }),
	attributes: Type.Array(attributeFacetWire),
	in_stock: Type.Integer(),
	sale: Type.Integer(),
	/** CHOOSE-03: how many products have at least this rating. */
	rating: Type.Array(Type.Object({ from: Type.Integer(), count: Type.Integer() })),
});
export type FacetsWire = Static<typeof facetsWire>;

/** docs/contract.md */
export const MAX_LIST_LIMIT = 100;
/** Described for the OpenAPI document; list-filters.ts reads them, as in page addresses. */
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
	// The category also stands beside it, as in product_show: docs/contract.md can be read either way.
	category: categoryHeadWire,
});
export const smartShowWire = listOf({ smart: smartCategoryWire });
export const brandShowWire = listOf({ brand: brandWire });

export type ListRequest = {
	scope: ListScope;
	filters: ListFilters;
	sort: ListSort | undefined;
	/** The language in which names are sorted. */
	language: Language;
	limit: number;
	offset: number;
	/** Counting is expensive, so pages that do not show it leave it out. */
	withFacets: boolean;
};

/**
 * `smart` is a smart category by its name; `left_out` a word that nothing of the named kind has; `not_sold` the whole query,
 * where its brand or model is not here and the results are similar; `price_from` the price of the cheapest, where nothing is as
 * cheap as requested.
 */
const UNDERSTOOD_KINDS = [
	'not_sold',
	'price_from',
	'price_min',
	'price_max',
	'sort',
	'sale',
	'in_stock',
	'smart',
	'left_out',
] as const;
type UnderstoodKind = (typeof UNDERSTOOD_KINDS)[number];

/** FIND-02: a part of the query that was read as a filter and not as a word of the goods; `text` is what was typed. */
export const understoodWire = Type.Object({
	kind: Type.Unsafe<UnderstoodKind>({ type: 'string', enum: [...UNDERSTOOD_KINDS] }),
	value: Type.String(),
	text: Type.String(),
});
export type UnderstoodWire = Static<typeof understoodWire>;

const PLACE_KINDS = ['category', 'subcategory', 'brand', 'smart', 'banner', 'page'] as const;

/** FIND-05: a page of the shop that the query names; `id` is the category's or brand's, or the page's name. */
export const placeWire = Type.Object({
	kind: oneOf(PLACE_KINDS),
	id: Type.String(),
	...publicNameFields,
	path: Type.String(),
});
export type PlaceWire = Static<typeof placeWire>;

export type ProductList = {
	rows: ProductWire[];
	count: number;
	facets: FacetsWire | undefined;
	/** Invalid filters, such as those of an unknown attribute. The list is then empty. */
	invalid: InvalidFilter[];
	/** When a search finds nothing, or little: what was probably meant. */
	didYouMean: string | undefined;
	/** FIND-02: for a search, the parts of the query that were read as filters. */
	understood: UnderstoodWire[];
	/** FIND-05: for a search, pages of the shop that it names. */
	places: PlaceWire[];
};

export const listCalls = defineCalls('lists', {
	'GET /api/category_show/:id': {
		by: 'anyone',
		summary: 'A category and its products',
		params: byId,
		query: listQuery,
		response: { 200: categoryShowWire },
	},
	'GET /api/category_sub/:id': {
		by: 'anyone',
		summary: 'A sub-category with its category, and its products',
		params: byId,
		query: listQuery,
		response: { 200: categorySubWire },
	},
	'GET /api/smart_show/:id': {
		by: 'anyone',
		summary: 'A smart category and its products',
		params: byId,
		query: listQuery,
		response: { 200: smartShowWire },
	},
	'GET /api/brand_list': {
		by: 'anyone',
		summary: 'Brands that have something to sell',
		response: { 200: brandListWire },
	},
	'GET /api/brand_show/:id': {
		by: 'anyone',
		summary: 'A brand and its products',
		params: byId,
		query: listQuery,
		response: { 200: brandShowWire },
	},
	'GET /api/new_products': {
		by: 'anyone',
		summary: 'New products',
		query: listQuery,
		response: { 200: productListWire },
	},
	'GET /api/sale_products': {
		by: 'anyone',
		summary: 'Products on sale',
		query: listQuery,
		response: { 200: productListWire },
	},
	'GET /api/products': {
		by: 'anyone',
		summary: 'These products, in the order asked; unknown ones are left out',
		query: productsQuery,
		response: { 200: productsWire },
	},
});
