import { attributeGroups } from './attribute-groups.ts';
import { buildProducts } from './build-products.ts';
import type { DemoAttribute, DemoCatalogue } from './catalogue-types.ts';
import { enumValueName } from './format-value.ts';
import { demoPlan } from './plan.ts';
import { rangeBounds } from './range-bounds.ts';
import { buildSmartCategories } from './smart-categories.ts';

function buildAttributes(): DemoAttribute[] {
	const ordered = attributeGroups.flatMap((group) =>
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

/** The whole demo shop as plain data; the same at every call. */
export function buildCatalogue(): DemoCatalogue {
	const products = buildProducts();
	return {
		brands: demoPlan.brands.map(({ id, name, slug }) => ({ id, name, slug })),
		units: Object.entries(demoPlan.units).map(([code, name]) => ({ code, name })),
		attributes: buildAttributes(),
		attributeGroups: attributeGroups.map(({ key, name }, position) => ({ key, name, position })),
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
