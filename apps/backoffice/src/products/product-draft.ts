import {
	type FieldProblem,
	parseManat,
	plainManat,
	productProblems,
} from '@dukan/domain/products/product-rules.ts';
import type { ProductFields } from '@dukan/domain/products/staff-products.api.ts';

type Typed = 'priceTenge' | 'salePriceTenge' | 'unitFactor' | 'stock' | 'purchaseLimit';

/** A product while somebody types: amounts and numbers are still text. */
export type ProductDraft = Omit<ProductFields, Typed> & Record<Typed, string>;

const NO_TEXTS = { en: '', ru: '', tm: '' };

export const EMPTY_DRAFT: ProductDraft = {
	...{ subcategoryId: 0, brandId: 0, names: NO_TEXTS, descriptions: NO_TEXTS },
	...{ priceTenge: '', salePriceTenge: '', onSale: false, unitFactor: '1', stock: '0' },
	...{ singleOnly: false, limited: false, purchaseLimit: '', isNew: false, premium: false, published: false },
	...{ attributes: {}, pictures: [] },
};

export function draftOf(product: ProductFields): ProductDraft {
	const { salePriceTenge: sale, purchaseLimit } = product;
	return {
		subcategoryId: product.subcategoryId,
		brandId: product.brandId,
		names: product.names,
		descriptions: product.descriptions,
		priceTenge: plainManat(product.priceTenge),
		salePriceTenge: sale === null ? '' : plainManat(sale),
		onSale: product.onSale,
		unitFactor: String(product.unitFactor),
		stock: String(product.stock),
		singleOnly: product.singleOnly,
		limited: product.limited,
		purchaseLimit: purchaseLimit === 0 ? '' : String(purchaseLimit),
		isNew: product.isNew,
		premium: product.premium,
		published: product.published,
		attributes: product.attributes,
		pictures: product.pictures,
	};
}

/** What was typed as a product, and what is wrong with it. `own` are the attributes of its sub-category: others are dropped. */
export function readDraft(
	draft: ProductDraft,
	own: readonly string[],
): { fields: ProductFields; problems: FieldProblem[] } {
	const whole = (text: string, fallback?: number) =>
		text.trim() === '' && fallback !== undefined ? fallback : wholeOf(text);
	const price = parseManat(draft.priceTenge);
	const sale = draft.salePriceTenge.trim() === '' ? null : parseManat(draft.salePriceTenge);
	const attributes = Object.entries(draft.attributes)
		.map(([key, value]) => [key, value.trim().replace(',', '.')] as const)
		.filter(([key, value]) => value !== '' && own.includes(key));
	const fields: ProductFields = {
		...draft,
		priceTenge: price ?? Number.NaN,
		salePriceTenge: sale === undefined ? Number.NaN : sale,
		unitFactor: whole(draft.unitFactor),
		stock: whole(draft.stock),
		purchaseLimit: whole(draft.purchaseLimit, 0),
		attributes: Object.fromEntries(attributes),
	};
	const problems = productProblems(fields).map((problem) =>
		problem.code === 'type' && problem.field.endsWith('Tenge') ? { ...problem, code: 'amount' } : problem,
	);
	if (!fields.subcategoryId) problems.push({ field: 'subcategoryId', code: 'required' });
	if (!fields.brandId) problems.push({ field: 'brandId', code: 'required' });
	return { fields, problems };
}

function wholeOf(text: string): number {
	const plain = text.replaceAll(/\s/g, '');
	return /^-?\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}
