import type { BuildSlot } from '@dukan/domain/goods/structure/build-slots.ts';
import type { Localized } from './catalogue-types.ts';
import plan from './plan.json' with { type: 'json' };

type PlanAttribute = {
	type: 'enum' | 'number' | 'bool';
	unit: string;
	name: Localized;
	values: (string | number)[];
};

export type ModelKind = { typeWord: Localized; illustration?: string };

export type PlanSubcategory = {
	id: number;
	name: Localized;
	typeWord: Localized;
	products: number;
	priceTmt: { min: number; max: number };
	brands: string[];
	illustration: string;
	seriesExamples: string[];
	attributes: string[];
	productUnit?: number;
	/**
	 * Used in names instead of the category's card highlights, if those say too little or repeat themselves.
	 */
	nameHighlights?: string[];
	/** Products of another kind in the same sub-category, such as a bulb among the plugs. */
	kinds?: Record<string, ModelKind>;
	/** CHOOSE-06: the part of a computer that these products are. */
	buildSlot?: BuildSlot;
};

export type PlanCategory = {
	id: number;
	name: Localized;
	icon: string;
	cardHighlights: string[];
	filters: string[];
	products: number;
	subcategories: PlanSubcategory[];
};

export type PlanSmartClause = {
	categories?: number[];
	subcategories?: number[];
	attributes?: Record<string, string[]>;
	priceTmt?: { min?: number; max?: number };
};

export type Plan = {
	generation: {
		seed: number;
		nameTemplate: Localized;
		shares: {
			new: number;
			sale: number;
			premium: number;
			limited: number;
			outOfStock: number;
			lowStock1to3: number;
			missingPicture: number;
		};
		saleDiscountPercent: number[];
		productUnit: { default: number; byTheMetre: number; packs: number };
		stock: { under500Tmt: number[]; under5000Tmt: number[]; above: number[] };
		productLimit: number[];
	};
	brands: { id: number; name: string; slug: string; categories: number[] }[];
	attributes: Record<string, PlanAttribute>;
	enumValues: Record<string, Localized>;
	units: Record<string, Localized>;
	colours: Record<string, { hex: string; name: Localized }>;
	categories: PlanCategory[];
	/** The clauses are alternatives. Null means that staff choose the products by hand. */
	smartCategories: {
		id: number;
		name: Localized;
		new: boolean;
		builder?: boolean;
		rule: PlanSmartClause[] | null;
	}[];
	deliveryZones: Record<
		'city' | 'suburb' | 'province',
		{ feeTmt: number; freeFromTmt: number; expressFeeTmt: number | null }
	>;
	deliverySlots: string[];
	regions: {
		welayat: Localized;
		places: { id: number; name: Localized; zone: 'city' | 'suburb' | 'province'; served: boolean }[];
	}[];
	demoPeople: { male: string[]; female: string[]; surnames: string[][] };
	demoAddresses: Localized[];
	banners: {
		id: number;
		title: Localized;
		subtitle: Localized;
		link: string;
		active: boolean;
		position: number;
		scene: string;
	}[];
	smallBanners: { id: number; title: Localized; link: string; position: number; scene: string }[];
	settings: {
		workingHours: { from: string; to: string };
		contact: { phone: string; pickupAddress: Localized; email: string };
		seller: {
			name: Localized;
			address: Localized;
			phones: string;
			taxNumber: string;
			bank: Localized;
			footnote: Localized;
		};
		/** The rate is in manat per dollar. */
		exchange: { dollarRate: number };
		appLinks: { appStore: string; playStore: string; apk: string };
		warning: Localized;
	};
	/** The groups of the table on the product page, and the attributes of each group, in order. */
	attributeGroups: { key: string; name: Localized; attributes: string[] }[];
};

// TypeScript reads the strings of a JSON file as plain strings, so the unions are declared here and checked
// by the tests.
export const demoPlan = plan as unknown as Plan;
