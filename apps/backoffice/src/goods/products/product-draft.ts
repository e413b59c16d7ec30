import {
	BLANK_PRODUCT,
	type ColumnDraft,
	type ColumnField,
	columnOf,
	eachColumn,
} from '@dukan/domain/goods/products/product-columns.ts';
import { type FieldProblem, productProblems } from '@dukan/domain/goods/products/product-rules.ts';
import type { ProductFields } from '@dukan/domain/goods/products/staff-products.api.ts';

/**
 * A product while somebody edits it. Amounts and numbers are still text, but moments are already converted.
 */
export type ProductDraft = Omit<ProductFields, ColumnField> & ColumnDraft;

export const EMPTY_DRAFT: ProductDraft = { ...draftOf(BLANK_PRODUCT), priceTenge: '' };

export function draftOf(product: ProductFields): ProductDraft {
	return {
		...product,
		...eachColumn<ColumnDraft>((field) => columnOf(field).kind.format(product[field])),
	};
}

/**
 * Returns the edited product and its problems. `own` are the attributes of its sub-category, and other
 * attributes are dropped.
 */
export function readDraft(
	draft: ProductDraft,
	own: readonly string[],
): { fields: ProductFields; problems: FieldProblem[] } {
	const attributes = Object.entries(draft.attributes)
		.map(([key, value]) => [key, value.trim().replace(',', '.')] as const)
		.filter(([key, value]) => value !== '' && own.includes(key));
	const fields: ProductFields = {
		...draft,
		...eachColumn<ProductFields>((field) => columnOf(field).kind.parse(draft[field])),
		attributes: Object.fromEntries(attributes),
	};
	const problems = productProblems(fields);
	if (!fields.subcategoryId) problems.push({ field: 'subcategoryId', code: 'required' });
	if (!fields.brandId) problems.push({ field: 'brandId', code: 'required' });
	return { fields, problems };
}
