import type { DemoProduct, DemoSmartCategory, SmartClause, SmartRule } from './catalogue-types.ts';
import { demoPlan, type PlanSmartClause } from './plan.ts';

function toClause(clause: PlanSmartClause): SmartClause {
	return {
		...(clause.categories && { categoryIds: clause.categories }),
		...(clause.subcategories && { subcategoryIds: clause.subcategories }),
		...(clause.attributes && { attributes: clause.attributes }),
		...(clause.priceTmt?.min !== undefined && { minPriceTenge: clause.priceTmt.min * 100 }),
		...(clause.priceTmt?.max !== undefined && { maxPriceTenge: clause.priceTmt.max * 100 }),
	};
}

/** Returns the price that the shopper pays for one sales unit. */
function effectivePriceTenge(product: DemoProduct): number {
	return (product.salePriceTenge ?? product.priceTenge) * product.unitFactor;
}

function meetsClause(product: DemoProduct, clause: SmartClause): boolean {
	const price = effectivePriceTenge(product);
	return (
		(clause.categoryIds?.includes(product.categoryId) ?? true) &&
		(clause.subcategoryIds?.includes(product.subcategoryId) ?? true) &&
		price >= (clause.minPriceTenge ?? 0) &&
		price <= (clause.maxPriceTenge ?? Number.POSITIVE_INFINITY) &&
		Object.entries(clause.attributes ?? {}).every(([key, values]) =>
			values.includes(String(product.attributes[key])),
		)
	);
}

export function meetsSmartRule(product: DemoProduct, rule: SmartRule): boolean {
	return rule.anyOf.some((clause) => meetsClause(product, clause));
}

// The number of gifts from each sub-category. A gift must need neither a size nor the model of a phone.
const giftQuotas: [subcategoryId: number, count: number][] = [
	[901, 5],
	[1001, 4],
	[1004, 4],
	[902, 2],
	[1002, 2],
	[1603, 2],
	[801, 1],
	[1202, 2],
	[501, 1],
	[1505, 1],
];
const giftPrice = { minTenge: 200_00, maxTenge: 9000_00 };

function pickGifts(products: DemoProduct[]): number[] {
	const chosen: DemoProduct[] = [];
	for (const [subcategoryId, count] of giftQuotas) {
		const fitting = products.filter((p) => {
			const price = effectivePriceTenge(p);
			const affordable = price >= giftPrice.minTenge && price <= giftPrice.maxTenge;
			return p.subcategoryId === subcategoryId && affordable && p.stock > 0 && p.hasPicture && !p.singleOnly;
		});
		const brands = new Set<number>();
		const otherBrands = fitting.filter((p) => !brands.has(p.brandId) && brands.add(p.brandId));
		const sameBrands = fitting.filter((p) => !otherBrands.includes(p));
		chosen.push(...[...otherBrands, ...sameBrands].slice(0, count));
	}
	return chosen.map((p) => p.id);
}

export function buildSmartCategories(products: DemoProduct[]): DemoSmartCategory[] {
	return demoPlan.smartCategories.map(({ id, name, new: isNew, builder = false, rule }, position) => ({
		id,
		name,
		isNew,
		opensBuilder: builder,
		position,
		rule: rule === null ? null : { anyOf: rule.map(toClause) },
		productIds: rule === null ? pickGifts(products) : [],
	}));
}
