import type { Listing } from '../listing.ts';
import type { Random } from './random.ts';

const CATEGORIES = 6;
const SUBCATEGORIES_EACH = 4;
const BRANDS = 15;
const TYPES = 3;
/**
 * The number of families in each sub-category, which brands may share. It is small, so that many families
 * have several variants.
 */
const FAMILIES_EACH = 12;
export const ATTRIBUTES = 8;
/** The number of values of each attribute. The facet ids of attribute n begin at n hundred. */
export const VALUES_EACH = 12;
const WORDS = 60;

export const facetIdsOf = (attribute: number): number[] =>
	Array.from({ length: VALUES_EACH }, (_, value) => 100 * (attribute + 1) + value);

/** Returns a plausible product. Prices and times have few different values, so that there are ties. */
export function randomListing(random: Random, productId: number): Listing {
	const category = random.below(CATEGORIES);
	const subcategoryId = 1 + category * SUBCATEGORIES_EACH + random.below(SUBCATEGORIES_EACH);
	const brandId = 1 + random.below(BRANDS);
	const onSale = random.chance(0.25);
	return {
		productId,
		categoryId: 1 + category,
		subcategoryId,
		brandId,
		familyId: randomFamily(random, subcategoryId),
		typeId: random.chance(0.05) ? 0 : 1 + subcategoryId * 10 + random.below(TYPES),
		priceTenge: 1000 * (1 + random.below(400)),
		discount: onSale ? random.below(20) / 40 : 0,
		createdMicros: 1.7e15 + 1e9 * random.below(300),
		inStock: random.chance(0.85),
		onSale,
		isNew: random.chance(0.15),
		isAccessory: subcategoryId % SUBCATEGORIES_EACH === 0,
		popularity: random.chance(0.5) ? random.below(20) : 0,
		...randomRating(random),
		facetIds: randomFacets(random),
		wordIds: Array.from({ length: WORDS }, (_, word) => word + 1).filter(() => random.chance(0.08)),
	};
}

/** Returns no reviews for most products and a few for the others, so that there are ties. */
function randomRating(random: Random): Pick<Listing, 'starsSum' | 'reviewCount'> {
	const reviewCount = random.chance(0.6) ? 0 : 1 + random.below(6);
	const stars = Array.from({ length: reviewCount }, () => 1 + random.below(5));
	return { reviewCount, starsSum: stars.reduce((sum, one) => sum + one, 0) };
}

/** Returns no family, a family of the sub-category, or rarely a family with products of all kinds. */
function randomFamily(random: Random, subcategoryId: number): number {
	if (random.chance(0.5)) return 0;
	return random.chance(0.05) ? 1 : subcategoryId * 100 + random.below(FAMILIES_EACH);
}

/** Chooses one value, or none, for each attribute. */
function randomFacets(random: Random): number[] {
	const ids: number[] = [];
	for (let attribute = 0; attribute < ATTRIBUTES; attribute += 1)
		if (random.chance(0.8)) ids.push(random.pick(facetIdsOf(attribute)));
	return ids;
}

/** Returns the product after a random change; undefined if it is no longer sold. */
export function randomChange(random: Random, listing: Listing): Listing | undefined {
	const other = randomListing(random, listing.productId);
	const changes: (() => Listing | undefined)[] = [
		() => ({ ...listing, inStock: !listing.inStock }),
		() => ({ ...listing, priceTenge: other.priceTenge, onSale: other.onSale, discount: other.discount }),
		() => ({ ...listing, isNew: !listing.isNew, createdMicros: other.createdMicros }),
		() => ({ ...listing, popularity: other.popularity }),
		() => ({ ...listing, starsSum: other.starsSum, reviewCount: other.reviewCount }),
		() => ({ ...listing, brandId: other.brandId, typeId: other.typeId }),
		() => ({ ...listing, categoryId: other.categoryId, subcategoryId: other.subcategoryId }),
		() => ({ ...listing, facetIds: other.facetIds }),
		() => ({ ...listing, familyId: other.familyId }),
		() => ({ ...listing, familyId: 0 }),
		() => ({ ...listing, facetIds: [...new Set([...listing.facetIds, 9000 + random.below(50)])] }),
		() => ({ ...listing, wordIds: other.wordIds }),
		() => other,
		() => ({ ...listing }),
		() => undefined,
	];
	return random.pick(changes)();
}
