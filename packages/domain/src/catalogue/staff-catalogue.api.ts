/** Calls of the back-office about the catalogue's tables: rows as they stand in the database. */
export type ThreeNames = { name_en: string; name_ru: string; name_tm: string };

export type StaffCategoryWire = ThreeNames & {
	id: number;
	icon: string;
	/** Keys of attributes, most telling first. */
	card_highlights: string[];
	filters: string[];
	products: number;
};

export type StaffSubcategoryWire = ThreeNames & {
	id: number;
	category_id: number;
	/** Keys, in the order of a product's table. */
	attributes: string[];
	products: number;
};

export type StaffBrandWire = {
	id: number;
	name: string;
	slug: string;
	picture: string | null;
	products: number;
};

export type StaffUnitWire = ThreeNames & { code: string };
export type StaffAttributeGroupWire = ThreeNames & { key: string };

export const ATTRIBUTE_TYPES = ['enum', 'number', 'bool'] as const;

export type AttributeValueWire = ThreeNames & { value: string };

export type StaffAttributeWire = ThreeNames & {
	key: string;
	type: (typeof ATTRIBUTE_TYPES)[number];
	unit: string | null;
	group_key: string;
	/** Where the ranges of a number begin and end, ascending. */
	range_bounds: number[] | null;
	/** Of an enum. */
	values: AttributeValueWire[];
};

/** A product belongs when it meets every condition of at least one clause. Prices are what the shopper pays. */
export type SmartRuleWire = { anyOf: SmartClauseWire[] };

export type SmartClauseWire = {
	categoryIds?: number[];
	subcategoryIds?: number[];
	attributes?: Record<string, string[]>;
	minPriceTenge?: number;
	maxPriceTenge?: number;
};

export type PickedProductWire = ThreeNames & { id: number };

export type StaffSmartCategoryWire = ThreeNames & {
	id: number;
	is_new: boolean;
	/** None: by hand. */
	rule: SmartRuleWire | null;
	/** Chosen by hand, in order. */
	products: PickedProductWire[];
};

export type SynonymWire = { id: number; typed: string; meant: string };

/** What a search finds. */
export type SearchTryWire = { count: number; didYouMean: string | null; rows: PickedProductWire[] };
