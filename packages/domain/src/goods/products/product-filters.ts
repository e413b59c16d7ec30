export const STOCK_FILTERS = ['in', 'low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** At this stock or below a product is nearly sold out. */
export const LOW_STOCK = 3;

const SORTED_BY = ['name', 'price', 'stock', 'id', 'new'] as const;
export type SortedBy = (typeof SORTED_BY)[number];
export const PRODUCT_SORTS = SORTED_BY.flatMap((name) => [name, `-${name}`] as const);
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Filters of the list of products, named as in addresses. */
export const PRODUCT_FILTERS = [
	'q',
	'category',
	'subcategory',
	'brand',
	'published',
	'stock',
	'sale',
	'lacks',
] as const;
