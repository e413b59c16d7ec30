import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { ATTRIBUTE_PREFIX, type ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import { chosenValues, toggleValue } from './chosen-values.ts';
import type { FacetGroup, Facets } from './facets.ts';

export type QuickChoice = {
	/** Missing for a price, which is worded where it is shown. */
	text?: string;
	upToTenge?: number;
	/** How many products the choice leaves. Prices have no count. */
	count?: number | undefined;
	isChosen: boolean;
	/** The filters with this choice, or without it where it is already chosen. */
	filters: ListFilters;
};

/** Further ones are in the filter. */
const MOST_CATEGORIES = 8;
const MOST_BRANDS = 4;
const MOST_SIZES = 3;
const MOST_PRICES = 2;
/** Attributes that tell goods of one brand apart; the first one that the list has is used. */
const SIZE_FIELDS = ['storage', 'ram', 'screenSize', 'power', 'capacity'].map(
	(key) => ATTRIBUTE_PREFIX + key,
);
/** In manat. */
const ROUND_PRICES = [50, 100, 200, 500, 1000, 2000, 3000, 5000, 10_000, 20_000];

/** Offers categories in a list that mixes them, otherwise brands, prices and sizes. Chosen ones are always included. */
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

/** Categories come in the order that the shop gives them, others with the most goods first. */
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

/** Round prices well above the cheapest and below the dearest. */
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
