import {
	ATTRIBUTE_PREFIX,
	type ListFilters,
	MIN_RATINGS,
	writeListFilters,
} from '@dukan/domain/goods/lists/list-filters.ts';

/** Returns the values chosen in a field, named as in the address ('brand', 'attr.ram'). */
export function chosenValues(filters: ListFilters, field: string): readonly string[] {
	if (field === 'category') return filters.categoryIds.map(String);
	if (field === 'brand') return filters.brandIds.map(String);
	if (field === 'rating') return filters.minRating ? [String(filters.minRating)] : [];
	return filters.attributes[field.slice(ATTRIBUTE_PREFIX.length)] ?? [];
}

/** Adds a value to the filters, or removes it if it is already chosen. */
export function toggleValue(filters: ListFilters, field: string, value: string): ListFilters {
	const before = chosenValues(filters, field);
	const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
	if (field === 'category') return { ...filters, categoryIds: values.map(Number) };
	if (field === 'brand') return { ...filters, brandIds: values.map(Number) };
	if (field === 'rating')
		return { ...filters, minRating: MIN_RATINGS.find((from) => String(from) === values.at(-1)) };
	const { [field.slice(ATTRIBUTE_PREFIX.length)]: _, ...others } = filters.attributes;
	return {
		...filters,
		attributes: values.length > 0 ? { ...others, [field.slice(ATTRIBUTE_PREFIX.length)]: values } : others,
	};
}

export function countChosen(filters: ListFilters): number {
	const values = Object.values(filters.attributes).reduce((sum, { length }) => sum + length, 0);
	const prices = [filters.minPriceTenge, filters.maxPriceTenge].filter((price) => price !== undefined).length;
	const flags = [filters.inStock, filters.onSale, filters.minRating].filter(Boolean).length;
	return filters.categoryIds.length + filters.brandIds.length + values + prices + flags;
}

/** Returns equal texts for equal filters. */
export function filtersKey(filters: ListFilters): string {
	return JSON.stringify(writeListFilters(filters));
}
