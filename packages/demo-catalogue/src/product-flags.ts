import type { DemoProduct } from './catalogue-types.ts';
import { demoPlan } from './plan.ts';
import { salePrice, withFraction } from './product-price.ts';
import { type Random, seededRandom } from './seeded-random.ts';

const { generation } = demoPlan;
const singleOnlyCount = 6;
const oneInFractional = 12;
/**
 * The number of products at the start of a category. They appear on the home page, so they are in stock and
 * have a picture.
 */
const shopWindow = 8;

/** The planned price range in manat. */
type PriceRange = { min: number; max: number };
type Candidate = (product: DemoProduct) => boolean;

function takeSpread(
	products: DemoProduct[],
	count: number,
	allowed: Candidate,
	random: Random,
): DemoProduct[] {
	const chosen: DemoProduct[] = [];
	const open = random.shuffle(products.filter(allowed));
	const inCategory = (list: DemoProduct[], id: number) => list.filter((p) => p.categoryId === id).length;
	const total = new Map<number, number>();
	for (const { categoryId } of products) total.set(categoryId, (total.get(categoryId) ?? 0) + 1);
	while (chosen.length < count) {
		// The next product comes from the category that lacks the most products for its fair share.
		const need = (p: DemoProduct) =>
			(count * (total.get(p.categoryId) ?? 0)) / products.length - inCategory(chosen, p.categoryId);
		const next = open.reduce<DemoProduct | undefined>(
			(best, p) => (best === undefined || need(p) > need(best) ? p : best),
			undefined,
		);
		if (next === undefined) throw new Error(`only ${chosen.length} of ${count} products can be chosen`);
		chosen.push(next);
		open.splice(open.indexOf(next), 1);
	}
	return chosen;
}

function stockRange(effectivePriceTenge: number): number[] {
	if (effectivePriceTenge < 500_00) return generation.stock.under500Tmt;
	return effectivePriceTenge < 5000_00 ? generation.stock.under5000Tmt : generation.stock.above;
}

export function drawStock(product: Pick<DemoProduct, 'priceTenge' | 'unitFactor'>, random: Random): number {
	const [min = 1, max = 1] = stockRange(product.priceTenge * product.unitFactor);
	// Products with 1 to 3 pieces have a share of their own in the plan.
	return random.int(Math.max(4, min), max);
}

/** Returns 0 at the bottom of the sub-category's price range and 1 at the top. */
function priceLevel(priceTenge: number, { min, max }: PriceRange): number {
	return Math.log(priceTenge / 100 / min) / Math.log(max / min);
}

export function applyShares(products: DemoProduct[], rangeOf: (product: DemoProduct) => PriceRange): void {
	const random = (purpose: string) => seededRandom(generation.seed, purpose);
	const share = (part: number) => Math.round(products.length * part);
	const { shares } = generation;
	const firstIds = new Map<number, number>();
	for (const { id, categoryId } of products) {
		firstIds.set(categoryId, Math.min(id, firstIds.get(categoryId) ?? id));
	}
	const inWindow = (p: DemoProduct) => p.id - (firstIds.get(p.categoryId) ?? 0) < shopWindow;

	const stock = random('stock');
	for (const p of products) p.stock = drawStock(p, stock);

	const soldOut = takeSpread(products, share(shares.outOfStock), (p) => !inWindow(p), random('sold out'));
	for (const p of soldOut) p.stock = 0;
	const low = random('low stock');
	for (const p of takeSpread(products, share(shares.lowStock1to3), (p) => p.stock > 0, low))
		p.stock = low.int(1, 3);

	const age = random('age');
	for (const p of takeSpread(products, share(shares.new), (p) => p.stock > 0, random('new'))) p.isNew = true;
	for (const p of products) p.addedDaysAgo = p.isNew ? age.int(0, 20) : age.int(21, 400);

	const fraction = random('fractions');
	const cheapAndRound: Candidate = (p) => p.priceTenge < 2500_00 && p.priceTenge % 100 === 0;
	for (const p of takeSpread(
		products,
		Math.round(products.length / oneInFractional),
		cheapAndRound,
		fraction,
	)) {
		p.priceTenge = withFraction(p.priceTenge, rangeOf(p).min * 100, fraction);
	}

	const discount = random('discount');
	const saleTotal = share(shares.sale);
	const newOnSale = 6;
	const onSale = [
		...takeSpread(products, saleTotal - newOnSale, (p) => p.stock > 0 && !p.isNew, random('sale')),
		...takeSpread(products, newOnSale, (p) => p.isNew, random('new on sale')),
	];
	for (const p of onSale) {
		p.onSale = true;
		p.salePriceTenge = salePrice(p.priceTenge, discount.pick(generation.saleDiscountPercent));
	}

	const dear = products.filter((p) => priceLevel(p.priceTenge, rangeOf(p)) >= 0.6);
	const dearest = new Set(
		dear.toSorted((a, b) => b.priceTenge - a.priceTenge || a.id - b.id).slice(0, share(shares.premium) * 2),
	);
	const premium = takeSpread(
		products,
		share(shares.premium),
		(p) => dearest.has(p) && p.stock > 0,
		random('premium'),
	);
	for (const p of premium) p.premium = true;

	const limits = random('limits');
	for (const p of takeSpread(products, share(shares.limited), (p) => p.stock > 0, limits)) {
		p.limited = true;
		p.purchaseLimit = limits.pick(generation.productLimit);
	}
	const single = takeSpread(
		products,
		singleOnlyCount,
		(p) => dearest.has(p) && p.stock > 0 && !p.limited,
		random('single'),
	);
	for (const p of single) p.singleOnly = true;

	const plain: Candidate = (p) => !p.isNew && !p.onSale && !p.premium && p.stock > 3 && !inWindow(p);
	for (const p of takeSpread(products, share(shares.missingPicture), plain, random('pictures')))
		p.hasPicture = false;
}
