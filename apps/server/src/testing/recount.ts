import type { AttributeValue, DemoCatalogue, DemoProduct } from '@dukan/demo-catalogue/catalogue-types.ts';
import type { DemoReview } from '@dukan/demo-catalogue/demo-reviews.ts';
import { meetsSmartRule } from '@dukan/demo-catalogue/smart-categories.ts';
import { findNumberRange, type ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';

/**
 * Counts for lists that are computed in the simplest way: for each facet, filter everything by all other
 * choices and count.
 */
export type Recount = {
	count: number;
	brands: Record<string, number>;
	priceTenge: { min: number; max: number };
	inStock: number;
	onSale: number;
	/** Counts by the lowest average rating that they include. */
	ratings: Record<string, number>;
	attributes: Record<string, Record<string, number>>;
};

export function scopeProducts(catalogue: DemoCatalogue, scope: ListScope): DemoProduct[] {
	const smart =
		scope.kind === 'smart' ? catalogue.smartCategories.find(({ id }) => id === scope.id) : undefined;
	return catalogue.products.filter((product) => {
		if (scope.kind === 'category') return product.categoryId === scope.id;
		if (scope.kind === 'subcategory') return product.subcategoryId === scope.id;
		if (scope.kind === 'brand') return product.brandId === scope.id;
		if (scope.kind === 'new') return product.isNew;
		if (scope.kind === 'sale') return product.onSale;
		if (smart?.rule) return meetsSmartRule(product, smart.rule);
		return smart?.productIds.includes(product.id) ?? false;
	});
}

/** Writes a value as addresses do. */
export function addressValue(value: AttributeValue): string {
	return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

export function effectivePrice({ onSale, salePriceTenge, priceTenge, unitFactor }: DemoProduct): number {
	return (onSale && salePriceTenge !== null ? salePriceTenge : priceTenge) * unitFactor;
}

/** CHOOSE-03: the average ratings of the products that have reviews. */
type Averages = ReadonlyMap<number, number>;

export function averagesOf(reviews: readonly DemoReview[]): Averages {
	const published = reviews.filter(({ state }) => state === 'published');
	return new Map(
		[...Map.groupBy(published, ({ productId }) => productId)].map(([id, own]) => [
			id,
			Number((own.reduce((sum, { stars }) => sum + stars, 0) / own.length + 1e-9).toFixed(1)),
		]),
	);
}

type Condition = { of: string; meets: (product: DemoProduct) => boolean };

function conditionsOf(filters: ListFilters, averages: Averages): Condition[] {
	const conditions: Condition[] = [];
	const { brandIds, minPriceTenge: min = 0, maxPriceTenge: max = Number.POSITIVE_INFINITY } = filters;
	if (brandIds.length > 0) conditions.push({ of: 'brand', meets: (p) => brandIds.includes(p.brandId) });
	conditions.push({ of: 'price', meets: (p) => effectivePrice(p) >= min && effectivePrice(p) <= max });
	if (filters.inStock) conditions.push({ of: 'inStock', meets: (p) => p.stock > 0 });
	if (filters.onSale) conditions.push({ of: 'onSale', meets: (p) => p.onSale });
	const { minRating } = filters;
	if (minRating) conditions.push({ of: 'rating', meets: (p) => (averages.get(p.id) ?? 0) >= minRating });
	for (const [key, choices] of Object.entries(filters.attributes))
		conditions.push({ of: `attr.${key}`, meets: (p) => choices.some((choice) => has(p, key, choice)) });
	return conditions;
}

function has(product: DemoProduct, key: string, choice: string): boolean {
	const value = product.attributes[key];
	if (value === undefined) return false;
	const range = typeof value === 'number' ? findNumberRange(choice) : undefined;
	if (!range) return addressValue(value) === choice;
	return Number(value) >= (range.min ?? -1e9) && Number(value) < (range.max ?? 1e9);
}

export function recount(products: readonly DemoProduct[], filters: ListFilters, averages: Averages): Recount {
	const conditions = conditionsOf(filters, averages);
	const without = (of: string) =>
		products.filter((product) =>
			conditions.every((condition) => condition.of === of || condition.meets(product)),
		);
	const countEach = (values: readonly string[]) =>
		Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
	const prices = without('price').map(effectivePrice);
	const keys = new Set(products.flatMap(({ attributes }) => Object.keys(attributes)));
	return {
		count: without('').length,
		brands: countEach(without('brand').map(({ brandId }) => String(brandId))),
		priceTenge:
			prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 },
		inStock: without('inStock').filter(({ stock }) => stock > 0).length,
		ratings: countEach(
			without('rating').flatMap(({ id }) =>
				['3', '4'].filter((from) => (averages.get(id) ?? 0) >= Number(from)),
			),
		),
		onSale: without('onSale').filter((product) => product.onSale).length,
		attributes: Object.fromEntries(
			[...keys].map((key) => [
				key,
				countEach(
					without(`attr.${key}`).flatMap(({ attributes }) =>
						attributes[key] === undefined ? [] : [addressValue(attributes[key])],
					),
				),
			]),
		),
	};
}
