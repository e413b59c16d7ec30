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
	/**
	 * Numbers with many values also have ranges, which together contain all of them. A client may send the
	 * `value` of a range instead of a single value.
	 */
	ranges: Type.Optional(Type.Array(facetValueWire)),
});
export type AttributeFacetWire = Static<typeof attributeFacetWire>;

/**
 * The choices that narrow a list. The counts of a facet ignore the shopper's choice in that facet. A value
 * with a count of 0 appears only if it is chosen.
 */
export const facetsWire = Type.Object({
	/** FIND-03: the categories of a list that mixes them, the fullest first; empty for other lists. */
	categories: Type.Array(Type.Object({ ...categoryFields, count: Type.Integer() })),
	brands: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count: Type.Integer() })),
	/** The lowest and highest price in manat of the products that match all filters but the price. */
	price: Type.Object({ min: Type.Number(), max: Type.Number() }),
	attributes: Type.Array(attributeFacetWire),
	in_stock: Type.Integer(),
	sale: Type.Integer(),
	/** CHOOSE-03: the number of products with at least this rating. */
	rating: Type.Array(Type.Object({ from: Type.Integer(), count: Type.Integer() })),
});
export type FacetsWire = Static<typeof facetsWire>;

/** The limit that docs/contract.md promises. */
export const MAX_LIST_LIMIT = 100;
/**
 * Describes a filter for the OpenAPI document. list-filters.ts reads filters from calls and from page
 * addresses alike.
 */
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
	// The category appears twice, here and inside the sub-category, because docs/contract.md can be read
	// either way.
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
	/** Counting facets is expensive, so pages that do not show them ask for none. */
	withFacets: boolean;
};

/**
 * `smart` names a smart category. `left_out` is a word that no product of the named kind has. `not_sold`
 * means that the shop lacks the brand or model of the query and shows similar products. `price_from` is the
 * lowest price when nothing is as cheap as the query asks.
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

/**
 * FIND-02: a part of the query that the search applied as a filter instead of searching for its words. `text`
 * is the typed part.
 */
export const understoodWire = Type.Object({
	kind: Type.Unsafe<UnderstoodKind>({ type: 'string', enum: [...UNDERSTOOD_KINDS] }),
	value: Type.String(),
	text: Type.String(),
});
export type UnderstoodWire = Static<typeof understoodWire>;

const PLACE_KINDS = ['category', 'subcategory', 'brand', 'smart', 'banner', 'page'] as const;

/**
 * FIND-05: a page of the shop that the query names. `id` is the id of a category or brand, or the name of a
 * page.
 */
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
	/** Invalid filters, such as an unknown attribute. If there are any, the list is empty. */
	invalid: InvalidFilter[];
	/** The query that the shopper probably meant, when a search finds little or nothing. */
	didYouMean: string | undefined;
	/** FIND-02: the parts of the query that the search applied as filters. */
	understood: UnderstoodWire[];
	/** FIND-05: the pages of the shop that the query names. */
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
