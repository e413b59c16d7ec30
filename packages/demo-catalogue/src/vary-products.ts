import { WARRANTY_ATTRIBUTE } from '@dukan/domain/goods/products/warranty.ts';
import type { Attributes, AttributeValue, DemoProduct } from './catalogue-types.ts';
import { draftProducts } from './draft-products.ts';
import { demoPlan, type PlanCategory, type PlanSubcategory } from './plan.ts';
import { describeProduct } from './product-description.ts';
import type { ProductDraft } from './product-draft.ts';
import { drawStock } from './product-flags.ts';
import { productName } from './product-name.ts';
import { priceAtLevel, salePrice, withFraction } from './product-price.ts';
import { type Random, seededRandom } from './seeded-random.ts';

const { generation } = demoPlan;
const { shares } = generation;

/** The attributes in which versions of one model differ. All other attributes stay as they are. */
const VERSIONS = [
	'colour',
	'ram',
	'ssd',
	'storage',
	WARRANTY_ATTRIBUTE,
	'length',
	'packQuantity',
	'maxLoad',
	'keyboardLayout',
	'os',
	'refreshRate',
	'backlight',
	'nfc',
	'microphone',
	'fastCharge',
	'duplex',
	'material',
	'strap',
	'outlets',
];

/** Measured values, which differ a little from model to model. */
const MEASURED: Readonly<Record<string, { share: number; step: number }>> = {
	battery: { share: 0.08, step: 50 },
	batteryLife: { share: 0.1, step: 1 },
	brightness: { share: 0.1, step: 100 },
	readSpeed: { share: 0.1, step: 50 },
	runtime: { share: 0.2, step: 1 },
	weight: { share: 0.08, step: 0.02 },
};

/** At a lower price, rounding would change the percentage of a sale. */
const MIN_SALE_PRICE_TENGE = 20_00;

type Model = {
	draft: ProductDraft;
	category: PlanCategory;
	subcategory: PlanSubcategory;
	kin: ProductDraft[];
};

/**
 * Makes any number of further products. Each is a demo product with another model number, version and price.
 */
export function productVariants(): (id: number) => DemoProduct {
	const models = readModels();
	const brandIds = new Map(demoPlan.brands.map(({ id, name }) => [name, id]));
	return (id) => {
		const model = models[id % models.length];
		const brandId = brandIds.get(model?.draft.brand ?? '');
		if (model === undefined || brandId === undefined) throw new Error(`no model for product ${id}`);
		return vary(model, id, brandId);
	};
}

function readModels(): Model[] {
	const drafts = draftProducts();
	const models = demoPlan.categories.flatMap((category) =>
		category.subcategories.flatMap((subcategory) => {
			const own = drafts.filter((draft) => draft.subcategoryId === subcategory.id);
			return own.map((draft) => ({
				draft,
				category,
				subcategory,
				kin: own.filter(({ typeWord }) => typeWord.en === draft.typeWord.en),
			}));
		}),
	);
	return seededRandom(generation.seed, 'variants').shuffle(models);
}

function vary({ draft, category, subcategory, kin }: Model, id: number, brandId: number): DemoProduct {
	const random = seededRandom(generation.seed, `variant ${id}`);
	const chance = (share: number) => random.next() < share;
	const series = `${draft.series} ${modelNumber(id, brandId)}`;
	const varied = { ...draft, series, attributes: varyAttributes(draft, random.pick(kin), random) };
	const round = priceAtLevel(subcategory.priceTmt, draft.level + (random.next() - 0.5) * 0.2);
	const priceTenge =
		round < 2500_00 && chance(1 / 12) ? withFraction(round, subcategory.priceTmt.min * 100, random) : round;
	const isNew = chance(shares.new);
	const onSale = priceTenge >= MIN_SALE_PRICE_TENGE && chance(shares.sale);
	const limited = chance(shares.limited);
	const unitFactor = subcategory.productUnit ?? generation.productUnit.default;
	const stock = chance(shares.lowStock1to3)
		? random.int(1, 3)
		: drawStock({ priceTenge, unitFactor }, random);
	return {
		id,
		brandId,
		series,
		priceTenge,
		onSale,
		unitFactor,
		isNew,
		limited,
		categoryId: category.id,
		subcategoryId: subcategory.id,
		illustration: draft.illustration,
		name: productName(varied, draft.nameHighlights ?? category.cardHighlights),
		description: describeProduct(varied, random),
		salePriceTenge: onSale ? salePrice(priceTenge, random.pick(generation.saleDiscountPercent)) : null,
		stock: chance(shares.outOfStock) ? 0 : stock,
		singleOnly: false,
		purchaseLimit: limited ? random.pick(generation.productLimit) : 0,
		premium: chance(shares.premium),
		hasPicture: !chance(shares.missingPicture),
		attributes: varied.attributes,
		seed: id,
		addedDaysAgo: isNew ? random.int(0, 20) : random.int(21, 400),
	};
}

function varyAttributes({ attributes }: ProductDraft, other: ProductDraft, random: Random): Attributes {
	const varied: Attributes = { ...attributes };
	for (const key of VERSIONS) {
		const version = other.attributes[key];
		if (varied[key] !== undefined && version !== undefined && random.next() < 0.5) varied[key] = version;
	}
	for (const [key, { share, step }] of Object.entries(MEASURED)) {
		if (varied[key] !== undefined) varied[key] = measure(varied[key], share, step, random);
	}
	return varied;
}

function measure(value: AttributeValue, share: number, step: number, random: Random): number {
	const measured = Number(value) * (1 + (random.next() * 2 - 1) * share);
	// The calculation is in hundredths, because 0.02 × 87 is not exactly 1.74.
	return (Math.max(1, Math.round(measured / step)) * Math.round(step * 100)) / 100;
}

const MODEL_LETTERS = 'ABCDEFGHKLMNPRSTVX';
const MODEL_NUMBERS = 9000;

/** Returns a number such as 'K2417'. No two products of a brand have the same. */
function modelNumber(id: number, brandId: number): string {
	// 7919 and 9000 have no common divisor, so no number repeats.
	const digits = 1000 + ((id * 7919) % MODEL_NUMBERS);
	const round = Math.floor(id / MODEL_NUMBERS);
	const letters = (at: number): string =>
		(at >= MODEL_LETTERS.length ? letters(Math.floor(at / MODEL_LETTERS.length) - 1) : '') +
		MODEL_LETTERS.charAt((at + brandId) % MODEL_LETTERS.length);
	return `${letters(round)}${digits}`;
}
