import { buildProducts } from './build-products.ts';
import type { DemoAttribute, DemoCatalogue } from './catalogue-types.ts';
import { enumValueName } from './format-value.ts';
import { demoPlan } from './plan.ts';
import { buildSmartCategories } from './smart-categories.ts';

/**
 * The limits between the ranges of attributes that have too many values to read through. They are values that
 * people ask for: a phone with 5000 mAh, or a screen of 15.6 inches, which belongs to the range from 15.5.
 */
const rangeBounds: Readonly<Record<string, number[]>> = {
	battery: [2000, 4000, 5000, 6000, 8000, 10_000, 20_000],
	batteryLife: [12, 24, 48, 168, 336],
	cardLength: [200, 250, 300],
	dpi: [3200, 8000, 16_000],
	frontCamera: [10, 20, 32],
	maxCardLength: [320, 360],
	maxLoad: [10, 20, 50, 100, 150],
	ports: [4, 8, 16],
	power: [20, 45, 65, 100, 200, 500, 750, 1000],
	printSpeed: [10, 20, 30],
	ram: [8, 16, 32],
	readSpeed: [200, 1000, 4000, 7000],
	refreshRate: [100, 144, 200],
	screenSize: [2, 6.3, 6.6, 8, 10, 12, 14, 15.5, 17, 22, 24, 27, 32, 43, 55, 65],
	speed: [300, 1000, 1500, 3000],
	storage: [64, 128, 256, 512, 1024, 2048],
	weight: [1.3, 1.5, 1.7, 2, 2.3],
};

function buildAttributes(): DemoAttribute[] {
	const ordered = demoPlan.attributeGroups.flatMap((group) =>
		group.attributes.map((key) => ({ key, group: group.key })),
	);
	return ordered.map(({ key, group }, position) => {
		const planned = demoPlan.attributes[key];
		if (planned === undefined) throw new Error(`unknown attribute ${key}`);
		const { type, unit, name, values } = planned;
		const named = values.map((value, at) => ({
			value: String(value),
			name: enumValueName(key, String(value)),
			position: at,
		}));
		return {
			key,
			type,
			unit: unit || null,
			name,
			group,
			position,
			values: type === 'enum' ? named : [],
			rangeBounds: rangeBounds[key] ?? null,
		};
	});
}

/** Returns the whole demo shop as plain data. Every call returns the same. */
export function buildCatalogue(): DemoCatalogue {
	const products = buildProducts();
	return {
		brands: demoPlan.brands.map(({ id, name, slug }) => ({ id, name, slug })),
		units: Object.entries(demoPlan.units).map(([code, name]) => ({ code, name })),
		attributes: buildAttributes(),
		attributeGroups: demoPlan.attributeGroups.map(({ key, name }, position) => ({ key, name, position })),
		categories: demoPlan.categories.map(({ id, name, icon, cardHighlights, filters }, position) => ({
			id,
			name,
			icon,
			position,
			cardHighlights,
			filters,
		})),
		subcategories: demoPlan.categories.flatMap((category) =>
			category.subcategories.map(({ id, name, attributes, illustration, buildSlot }, position) => ({
				id,
				categoryId: category.id,
				name,
				position,
				attributes,
				illustration,
				buildSlot,
			})),
		),
		smartCategories: buildSmartCategories(products),
		products,
		regions: demoPlan.regions.map(({ welayat }, position) => ({ id: position + 1, name: welayat, position })),
		districts: demoPlan.regions.flatMap(({ places }, region) =>
			places.map(({ id, name, zone, served }, position) => ({
				id,
				regionId: region + 1,
				name,
				zone,
				delivery: served,
				express: served && zone === 'city',
				position,
			})),
		),
	};
}
