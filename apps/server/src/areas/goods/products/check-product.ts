import {
	type FieldProblem,
	isAttributeValue,
	productProblems,
} from '@dukan/domain/goods/products/product-rules.ts';
import type {
	AttributeChoiceWire,
	ProductChoicesWire,
	ProductFields,
} from '@dukan/domain/goods/products/staff-products.api.ts';

/** The choices of a form, arranged so that they can be looked up thousands of times. */
export class Choices {
	readonly subcategories: ReadonlyMap<number, { categoryId: number; attributes: ReadonlySet<string> }>;
	readonly brands: ReadonlySet<number>;
	readonly attributes: ReadonlyMap<string, AttributeChoiceWire>;

	constructor({ categories, brands, attributes }: ProductChoicesWire) {
		this.subcategories = new Map(
			categories.flatMap(({ id: categoryId, subcategories }) =>
				subcategories.map((sub) => [sub.id, { categoryId, attributes: new Set(sub.attributes) }]),
			),
		);
		this.brands = new Set(brands.map(({ id }) => id));
		this.attributes = new Map(attributes.map((attribute) => [attribute.key, attribute]));
	}
}

/**
 * Checks a product's fields, and that everything they name exists. A value that the product already has is
 * always accepted.
 */
export function checkProduct(
	fields: ProductFields,
	choices: Choices,
	pictures: ReadonlySet<string>,
	was?: ProductFields,
): FieldProblem[] {
	const problems = productProblems(fields);
	const say = (field: string, code: string) => problems.push({ field, code });
	const subcategory = choices.subcategories.get(fields.subcategoryId);
	if (!subcategory) say('subcategoryId', 'unknown');
	if (!choices.brands.has(fields.brandId)) say('brandId', 'unknown');
	for (const [key, value] of Object.entries(fields.attributes)) {
		if (was?.attributes[key] === value && was.subcategoryId === fields.subcategoryId) continue;
		const attribute = choices.attributes.get(key);
		if (!attribute || (subcategory && !subcategory.attributes.has(key))) say(`attributes.${key}`, 'notHere');
		else if (!isAttributeValue(attribute, value)) say(`attributes.${key}`, 'unknown');
	}
	if (fields.pictures.some((file) => !pictures.has(file))) say('pictures', 'unknown');
	if (new Set(fields.pictures).size < fields.pictures.length) say('pictures', 'twice');
	return problems;
}
