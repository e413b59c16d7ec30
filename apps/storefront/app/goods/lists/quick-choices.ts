import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { ATTRIBUTE_PREFIX, type ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import { chosenValues, toggleValue } from './chosen-values.ts';
import type { FacetGroup, Facets } from './facets.ts';

export type QuickChoice = {
	/** Undefined for a price: the component that shows the price formats it. */
	text?: string;
	upToTenge?: number;
	/** The number of products that remain with this choice. Prices have no count. */
	count?: number | undefined;
	isChosen: boolean;
	/** The filters to apply: with this choice added, or removed if it is already chosen. */
	filters: ListFilters;
};

/** Further choices are in the filters. */
const MOST_CATEGORIES = 8;
const MOST_BRANDS = 4;
const MOST_SIZES = 3;
const MOST_PRICES = 2;
/** Attributes in which goods of one brand usually differ. The first of them that the list has is used. */
const SIZE_FIELDS = ['storage', 'ram', 'screenSize', 'power', 'capacity'].map(
	(key) => ATTRIBUTE_PREFIX + key,
);
const ROUND_PRICES = [50, 100, 200, 500, 1000, 2000, 3000, 5000, 10_000, 20_000];

/**
 * Offers categories in a list of several categories, otherwise brands, prices and sizes. Chosen values are
 * always included.
 */
export function quickChoices(
	{ groups, price }: Facets,
	filters: ListFilters,
): { isMixed: boolean; choices: QuickChoice[] } {
	const find = (field: string) => groups.find((group) => group.field === field);
	const categories = find('category');
	const isMixed =
		categories !== undefined && (categories.choices.length > 1 || filters.categoryIds.length > 0);
	if (isMixed) return { isMixed, choices: mostFrequent(categories, MOST_CATEGORIES, filters, false) };
	const sizes = SIZE_FIELDS.map(find).find((group) => group !== undefined);
	return {
		isMixed,
		choices: [
			...mostFrequent(find('brand'), MOST_BRANDS, filters),
			...prices(price, filters),
			...mostFrequent(sizes, MOST_SIZES, filters),
		],
	};
}

/**
 * Categories keep the order that the shop gives them. Other choices start with the one that has the most
 * goods.
 */
function mostFrequent(
	group: FacetGroup | undefined,
	most: number,
	filters: ListFilters,
	byCount = true,
): QuickChoice[] {
	if (!group || group.choices.length < 2) return [];
	const chosen = chosenValues(filters, group.field);
	const ordered = byCount ? group.choices.toSorted((a, b) => b.count - a.count) : group.choices;
	return ordered
		.filter(({ value, count }, index) => (index < most && count > 0) || chosen.includes(value))
		.map(({ value, text, count }) => ({
			text,
			count,
			isChosen: chosen.includes(value),
			filters: toggleValue(filters, group.field, value),
		}));
}

/** Offers round prices between twice the lowest price and half the highest one. */
function prices(price: Facets['price'], filters: ListFilters): QuickChoice[] {
	if (!price || filters.minPriceTenge !== undefined) return [];
	const rounds = ROUND_PRICES.filter((round) => round >= 2 * price.min && round <= price.max / 2).slice(
		-MOST_PRICES,
	);
	return rounds.map((manat) => {
		const tenge = tengeFromManat(manat);
		const isChosen = filters.maxPriceTenge === tenge;
		return {
			upToTenge: tenge,
			isChosen,
			filters: { ...filters, maxPriceTenge: isChosen ? undefined : tenge },
		};
	});
}
