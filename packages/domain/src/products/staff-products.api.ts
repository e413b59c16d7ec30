import type { Language } from '../language/language.ts';

/** Products as staff see and change them. */
export type TextsWire = Record<Language, string>;

export const STOCK_FILTERS = ['in', 'low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** So many pieces or fewer are nearly sold out. */
export const LOW_STOCK = 3;

const SORTED_BY = ['name', 'price', 'stock', 'id', 'new'] as const;
export const PRODUCT_SORTS = SORTED_BY.flatMap((name) => [name, `-${name}`] as const);
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export type StaffProductRowWire = {
	id: number;
	names: TextsWire;
	picture: string | null;
	categoryId: number;
	subcategoryId: number;
	priceTenge: number;
	/** Only while it is on sale. */
	salePriceTenge: number | null;
	unitFactor: number;
	stock: number;
	published: boolean;
	isNew: boolean;
	premium: boolean;
};

export type ProductFields = {
	subcategoryId: number;
	brandId: number;
	names: TextsWire;
	descriptions: TextsWire;
	priceTenge: number;
	salePriceTenge: number | null;
	onSale: boolean;
	/** What one piece on the shelf holds: 10 for cable by the metre. */
	unitFactor: number;
	stock: number;
	singleOnly: boolean;
	limited: boolean;
	purchaseLimit: number;
	isNew: boolean;
	premium: boolean;
	published: boolean;
	/** By key, as addresses write values: '16', 'IPS', 'yes'. */
	attributes: Record<string, string>;
	/** File names, the first is the one on cards. */
	pictures: string[];
};

export type StaffProductWire = ProductFields & {
	id: number;
	version: number;
	categoryId: number;
	/** It stands in somebody's order, so it can only be hidden. */
	ordered: boolean;
};

/** `stockWas` is what the editor saw: the difference is what counts, for orders take pieces meanwhile. */
export type ProductUpdateWire = ProductFields & { version: number; stockWas: number };

export type ProductChoicesWire = {
	categories: { id: number; names: TextsWire; subcategories: SubcategoryChoiceWire[] }[];
	brands: { id: number; name: string }[];
	attributes: AttributeChoiceWire[];
};

type SubcategoryChoiceWire = {
	id: number;
	names: TextsWire;
	/** Keys, in their order. */
	attributes: string[];
};

export type AttributeChoiceWire = {
	key: string;
	type: 'enum' | 'number' | 'bool';
	names: TextsWire;
	unit: TextsWire | null;
	values: { value: string; names: TextsWire }[];
};

/** One change to many products. */
export type BulkChange =
	| { kind: 'publish' | 'new' | 'premium'; on: boolean }
	| { kind: 'price'; percent: number }
	| { kind: 'sale'; percent: number }
	| { kind: 'saleOff' }
	| { kind: 'move'; subcategoryId: number };

export const MAX_BULK_PRODUCTS = 1000;

/** `skipped` are products that cannot take the change, such as a price that would fall to nothing. */
export type BulkResultWire = { changed: number; skipped: number[] };
