import type { DemoProduct, Localized } from './catalogue-types.ts';
import { draftProducts } from './draft-products.ts';
import { demoPlan, type PlanCategory, type PlanSubcategory } from './plan.ts';
import { describeProduct } from './product-description.ts';
import type { ProductDraft } from './product-draft.ts';
import { applyShares } from './product-flags.ts';
import { productName } from './product-name.ts';
import { orderForDisplay } from './product-order.ts';
import { priceAtLevel } from './product-price.ts';
import { seededRandom } from './seeded-random.ts';

const { seed } = demoPlan.generation;
const suffixes = ['X2', 'Plus', 'S', 'Neo', 'II', 'Lite', 'Max'];

function requireSubcategory(id: number): PlanSubcategory {
	const found = demoPlan.categories.flatMap((c) => c.subcategories).find((s) => s.id === id);
	if (found === undefined) throw new Error(`no sub-category ${id} in the plan`);
	return found;
}

function requireBrandId(name: string): number {
	const found = demoPlan.brands.find((brand) => brand.name === name);
	if (found === undefined) throw new Error(`no brand ${name} in the plan`);
	return found.id;
}

/**
 * Makes a name that no other product has. It tries the plain name, then adds the colour, as shops do, and at
 * last a model suffix.
 */
function distinctName(
	draft: ProductDraft,
	category: PlanCategory,
	used: Set<string>,
): { name: Localized; series: string } {
	const keys = draft.nameHighlights ?? category.cardHighlights;
	const present = keys.filter((key) => key !== 'colour' && draft.attributes[key] !== undefined);
	const attempts = [
		() => ({ name: productName(draft, keys), series: draft.series }),
		...[2, 1].map((count) => () => ({
			name: productName(draft, [...present.slice(0, count), 'colour']),
			series: draft.series,
		})),
		...suffixes.map((suffix) => () => {
			const series = `${draft.series} ${suffix}`;
			return { name: productName({ ...draft, series }, keys), series };
		}),
	];
	for (const attempt of attempts) {
		const result = attempt();
		const names = Object.values(result.name);
		if (names.some((name) => used.has(name))) continue;
		for (const name of names) used.add(name);
		return result;
	}
	throw new Error(`no distinct name for ${draft.brand} ${draft.series}`);
}

function toProduct(draft: ProductDraft, id: number, category: PlanCategory, used: Set<string>): DemoProduct {
	const subcategory = requireSubcategory(draft.subcategoryId);
	const { name, series } = distinctName(draft, category, used);
	return {
		id,
		categoryId: category.id,
		subcategoryId: subcategory.id,
		brandId: requireBrandId(draft.brand),
		illustration: draft.illustration,
		series,
		name,
		description: describeProduct({ ...draft, series }, seededRandom(seed, `description ${id}`)),
		priceTenge: priceAtLevel(subcategory.priceTmt, draft.level),
		salePriceTenge: null,
		onSale: false,
		unitFactor: subcategory.productUnit ?? demoPlan.generation.productUnit.default,
		stock: 0,
		singleOnly: false,
		purchaseLimit: 0,
		limited: false,
		isNew: false,
		premium: false,
		hasPicture: true,
		attributes: draft.attributes,
		seed: seededRandom(seed, `drawing ${id}`).int(1, 2 ** 31 - 1),
		addedDaysAgo: 0,
	};
}

export function buildProducts(): DemoProduct[] {
	const drafts = draftProducts();
	const used = new Set<string>();
	const products: DemoProduct[] = [];
	for (const category of demoPlan.categories) {
		const own = drafts.filter((draft) => draft.categoryId === category.id);
		for (const draft of orderForDisplay(own, seededRandom(seed, `order ${category.id}`))) {
			products.push(toProduct(draft, products.length + 1, category, used));
		}
	}
	applyShares(products, (p) => requireSubcategory(p.subcategoryId).priceTmt);
	return products;
}
