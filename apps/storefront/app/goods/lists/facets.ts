import type { Language } from '@dukan/domain/base/language/language.ts';
import { ATTRIBUTE_PREFIX, type ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { AttributeFacetWire, FacetsWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { chosenValues } from './chosen-values.ts';

/** `count` is how many products the choice would show. A choice with 0 cannot be chosen now. */
type FacetChoice = { value: string; text: string; count: number };

export type FacetGroup = {
	/** The field's name in the address: 'brand', 'attr.ram'. */
	field: string;
	/** Undefined for categories, brands and ratings, whose titles are the shop's own words. */
	title: string | undefined;
	choices: FacetChoice[];
};

/** The choices that can narrow a list down, in one language. */
export type Facets = {
	groups: FacetGroup[];
	/** In manat. This and the next two fields are undefined where a choice would change nothing. */
	price: { min: number; max: number } | undefined;
	inStock: number | undefined;
	onSale: number | undefined;
};

/**
 * FIND-03: categories and brands come first. In the list of one category there are no categories to choose
 * from.
 */
export function facetsFromWire(wire: FacetsWire, filters: ListFilters, language: Language): Facets {
	return {
		groups: [
			...categoryGroups(wire, language),
			{
				field: 'brand',
				title: undefined,
				choices: wire.brands.map(({ id, name, count }) => ({ value: String(id), text: name, count })),
			},
			{
				field: 'rating',
				title: undefined,
				choices: wire.rating.map(({ from, count }) => ({ value: String(from), text: `★ ${from}+`, count })),
			},
			...wire.attributes.map((attribute) => ({
				field: ATTRIBUTE_PREFIX + attribute.key,
				title: attribute[`name_${language}`],
				choices: attributeChoices(attribute, filters, language),
			})),
		],
		price: wire.price,
		inStock: wire.in_stock,
		onSale: wire.sale,
	};
}

function categoryGroups({ categories }: FacetsWire, language: Language): FacetGroup[] {
	if (categories.length === 0) return [];
	const choices = categories.map((category) => ({
		value: String(category.k_id),
		text: category[`k_name_${language}`],
		count: category.count,
	}));
	return [{ field: 'category', title: undefined, choices }];
}

/**
 * Where the attribute has ranges, these are offered. An exact value is then offered only if the address
 * already holds it.
 */
function attributeChoices(
	{ key, values, ranges }: AttributeFacetWire,
	filters: ListFilters,
	language: Language,
): FacetChoice[] {
	const chosen = filters.attributes[key] ?? [];
	const offered = ranges ? [...ranges, ...values.filter(({ value }) => chosen.includes(value))] : values;
	return offered.map((choice) => ({
		value: choice.value,
		text: choice[`value_${language}`],
		count: choice.count,
	}));
}

/**
 * Leaves out choices that every product of the list shares, because they would change nothing. Chosen values
 * stay.
 */
export function usefulFacets(facets: Facets, filters: ListFilters, count: number): Facets {
	const { price, inStock = 0, onSale = 0 } = facets;
	const isGroupUseful = ({ field, choices }: FacetGroup) =>
		chosenValues(filters, field).length > 0 || choices.some((choice) => choice.count < count);
	const isFlagUseful = (flag: number, isChosen: boolean) => isChosen || (flag > 0 && flag < count);
	const isPriceChosen = filters.minPriceTenge !== undefined || filters.maxPriceTenge !== undefined;
	return {
		groups: facets.groups.filter(isGroupUseful),
		price: isPriceChosen || (price && price.min < price.max) ? price : undefined,
		inStock: isFlagUseful(inStock, filters.inStock) ? inStock : undefined,
		onSale: isFlagUseful(onSale, filters.onSale) ? onSale : undefined,
	};
}

/**
 * Keeps every choice in its place and updates its count. A choice that is no longer possible stays with a
 * count of 0, so that nothing moves away under the finger.
 */
export function mergeFacets(known: Facets, now: Facets, filters: ListFilters, count: number): Facets {
	const useful = usefulFacets(now, filters, count);
	const newer = new Map(now.groups.map((group) => [group.field, group]));
	const knownFields = new Set(known.groups.map(({ field }) => field));
	return {
		groups: [
			...known.groups.map((group) => ({
				...group,
				choices: mergeChoices(group.choices, newer.get(group.field)?.choices ?? []),
			})),
			...useful.groups.filter(({ field }) => !knownFields.has(field)),
		],
		price: useful.price ?? (known.price && now.price),
		inStock: useful.inStock ?? (known.inStock === undefined ? undefined : now.inStock),
		onSale: useful.onSale ?? (known.onSale === undefined ? undefined : now.onSale),
	};
}

function mergeChoices(known: readonly FacetChoice[], now: readonly FacetChoice[]): FacetChoice[] {
	const rest = new Map(now.map((choice) => [choice.value, choice]));
	const choices = known.map((choice) => {
		const count = rest.get(choice.value)?.count ?? 0;
		rest.delete(choice.value);
		return { ...choice, count };
	});
	return [...choices, ...rest.values()];
}
