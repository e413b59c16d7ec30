import { parseManat, plainManat, typedWhole } from '@dukan/domain/base/text/typed-number.ts';
import {
	BLANK_PRODUCT,
	COLUMN_FIELDS,
	type ColumnField,
	columnOf,
	type TypedField,
} from '@dukan/domain/goods/products/product-columns.ts';
import { type FieldProblem, productProblems } from '@dukan/domain/goods/products/product-rules.ts';
import type { ProductFields } from '@dukan/domain/goods/products/staff-products.api.ts';

/** A product while somebody types: amounts and numbers are still text, moments are read at once. */
export type ProductDraft = Omit<ProductFields, TypedField> & Record<TypedField, string>;

export const EMPTY_DRAFT: ProductDraft = { ...draftOf(BLANK_PRODUCT), priceTenge: '' };

export function draftOf(product: ProductFields): ProductDraft {
	const { subcategoryId, brandId, names, descriptions, attributes, pictures, ...rest } = product;
	const columns = COLUMN_FIELDS.map((field) => [field, typedValue(field, product[field])]);
	return {
		...rest,
		...(Object.fromEntries(columns) as Pick<ProductDraft, ColumnField>),
		subcategoryId,
		brandId,
		names,
		descriptions,
		attributes,
		pictures,
	};
}

type Value = string | number | boolean | null;

function typedValue(field: ColumnField, value: Value): Value {
	const { kind } = columnOf(field);
	if (typeof value === 'boolean' || kind === 'momentOrNone') return value;
	if (kind === 'id') return value ?? 0;
	if (value === null || (field === 'purchaseLimit' && value === 0)) return '';
	if (typeof value === 'string') return value;
	return kind === 'whole' ? String(value) : plainManat(value);
}

/** What was typed as a product, and what is wrong with it. `own` are the attributes of its sub-category: others are dropped. */
export function readDraft(
	draft: ProductDraft,
	own: readonly string[],
): { fields: ProductFields; problems: FieldProblem[] } {
	const attributes = Object.entries(draft.attributes)
		.map(([key, value]) => [key, value.trim().replace(',', '.')] as const)
		.filter(([key, value]) => value !== '' && own.includes(key));
	const columns = COLUMN_FIELDS.map((field) => [field, readValue(field, draft[field])]);
	const fields: ProductFields = {
		...draft,
		...(Object.fromEntries(columns) as Pick<ProductFields, ColumnField>),
		attributes: Object.fromEntries(attributes),
	};
	const problems = productProblems(fields).map((problem) =>
		problem.code === 'type' && /Tenge$|Cents$/.test(problem.field) ? { ...problem, code: 'amount' } : problem,
	);
	if (!fields.subcategoryId) problems.push({ field: 'subcategoryId', code: 'required' });
	if (!fields.brandId) problems.push({ field: 'brandId', code: 'required' });
	return { fields, problems };
}

/** What is no number is told by the rules of a product. */
function readValue(field: ColumnField, typed: Value): Value {
	const { kind } = columnOf(field);
	if (typeof typed !== 'string' || kind === 'momentOrNone') return typed;
	if (kind === 'amountOrNone' && typed.trim() === '') return null;
	if (kind !== 'whole') return parseManat(typed) ?? Number.NaN;
	return field === 'purchaseLimit' && typed.trim() === '' ? 0 : (typedWhole(typed) ?? Number.NaN);
}
