import type { BuildSlot } from '@dukan/domain/goods/structure/build-slots.ts';
export type Language = 'en' | 'ru' | 'tm';
export type Localized = Record<Language, string>;

export type AttributeValue = string | number | boolean;
export type Attributes = Record<string, AttributeValue>;

/**
 * A product belongs to the smart category if it meets every condition of at least one clause. Prices are what
 * the shopper pays for a sales unit.
 */
export type SmartRule = { anyOf: SmartClause[] };
export type SmartClause = {
	categoryIds?: number[];
	subcategoryIds?: number[];
	attributes?: Record<string, string[]>;
	minPriceTenge?: number;
	maxPriceTenge?: number;
};

type DemoBrand = { id: number; name: string; slug: string };
type DemoUnit = { code: string; name: Localized };
export type DemoAttribute = {
	key: string;
	type: 'enum' | 'number' | 'bool';
	unit: string | null;
	name: Localized;
	group: string;
	position: number;
	values: { value: string; name: Localized; position: number }[];
	/** The limits between the ranges of a number with many values. */
	rangeBounds: number[] | null;
};
type DemoAttributeGroup = { key: string; name: Localized; position: number };
type DemoCategory = {
	id: number;
	name: Localized;
	icon: string;
	position: number;
	cardHighlights: string[];
	filters: string[];
};
type DemoSubcategory = {
	id: number;
	categoryId: number;
	name: Localized;
	position: number;
	attributes: string[];
	illustration: string;
	buildSlot: BuildSlot | undefined;
};
export type DemoSmartCategory = {
	id: number;
	name: Localized;
	isNew: boolean;
	opensBuilder: boolean;
	position: number;
	rule: SmartRule | null;
	productIds: number[];
};
type DemoRegion = { id: number; name: Localized; position: number };
type DemoDistrict = {
	id: number;
	regionId: number;
	name: Localized;
	zone: 'city' | 'suburb' | 'province';
	delivery: boolean;
	express: boolean;
	position: number;
};

export type DemoProduct = {
	id: number;
	categoryId: number;
	subcategoryId: number;
	brandId: number;
	illustration: string;
	series: string;
	name: Localized;
	description: Localized;
	/** The price of one base unit. The shopper pays this times unitFactor for a piece. */
	priceTenge: number;
	salePriceTenge: number | null;
	onSale: boolean;
	unitFactor: number;
	stock: number;
	singleOnly: boolean;
	/** The limit for one order; 0 if there is none. */
	purchaseLimit: number;
	limited: boolean;
	isNew: boolean;
	premium: boolean;
	hasPicture: boolean;
	attributes: Attributes;
	seed: number;
	addedDaysAgo: number;
};

export type DemoCatalogue = {
	brands: DemoBrand[];
	units: DemoUnit[];
	attributes: DemoAttribute[];
	attributeGroups: DemoAttributeGroup[];
	categories: DemoCategory[];
	subcategories: DemoSubcategory[];
	smartCategories: DemoSmartCategory[];
	products: DemoProduct[];
	regions: DemoRegion[];
	districts: DemoDistrict[];
};
