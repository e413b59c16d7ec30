import type { DemoProduct } from './catalogue-types.ts';

export type DemoFamily = { code: string; attributeKeys: string[]; productIds: number[] };

/**
 * The attributes in which variants of one model may differ, in the order in which shoppers choose. All other
 * attributes must be equal.
 */
const CHOSEN = ['storage', 'ram', 'ssd', 'screenSize', 'length', 'sim', 'packQuantity', 'strap', 'colour'];
/** Measured attributes, whose values differ slightly between variants. */
const MEASURED = new Set(['battery', 'weight', 'batteryLife', 'runtime']);

/** CHOOSE-01: the families of models that are sold in several variants. */
export function demoFamilies(products: readonly DemoProduct[]): DemoFamily[] {
	const models = Map.groupBy(products, ({ subcategoryId, brandId, illustration, series, attributes }) =>
		JSON.stringify([subcategoryId, brandId, illustration, series, sameOf(attributes)]),
	);
	return [...models.values()].flatMap((variants) => {
		const [first] = variants;
		const keys = CHOSEN.filter((key) => new Set(variants.map(({ attributes }) => attributes[key])).size > 1);
		const choices = variants.map(({ attributes }) => JSON.stringify(keys.map((key) => attributes[key])));
		if (!first || variants.length < 2 || new Set(choices).size < variants.length) return [];
		const [maker] = first.name.en.split(' ');
		return [
			{ code: `${maker} ${first.series}`, attributeKeys: keys, productIds: variants.map(({ id }) => id) },
		];
	});
}

function sameOf(attributes: DemoProduct['attributes']): unknown[] {
	return Object.entries(attributes)
		.filter(([key]) => !CHOSEN.includes(key) && !MEASURED.has(key))
		.toSorted(([a], [b]) => a.localeCompare(b));
}
