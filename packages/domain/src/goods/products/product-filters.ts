export const STOCK_FILTERS = ['in', 'low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** A product with this stock or less counts as nearly sold out. */
export const LOW_STOCK = 3;

const SORTED_BY = ['name', 'price', 'stock', 'id', 'new'] as const;
export type SortedBy = (typeof SORTED_BY)[number];
export const PRODUCT_SORTS = SORTED_BY.flatMap((name) => [name, `-${name}`] as const);
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Filters of the product list, with the names that addresses use. */
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
