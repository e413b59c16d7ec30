import type { ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { Translate } from '@dukan/i18n/translate.ts';
import { chosenValues, toggleValue } from './chosen-values.ts';
import type { Facets } from './facets.ts';

/** A chosen filter, and the filters that remain without it. */
export type Chip = { text: string; without: ListFilters };

/** Brands and attributes come in the order of the filters, then prices and yes-or-no choices. */
export function chosenChips(
	filters: ListFilters,
	facets: Facets | undefined,
	{ t, amount }: { t: Translate; amount: (tenge: number) => string },
): Chip[] {
	const { minPriceTenge: min, maxPriceTenge: max } = filters;
	const common: (Chip | false)[] = [
		min !== undefined && {
			text: t('filter.priceFrom', { amount: amount(min) }),
			without: { ...filters, minPriceTenge: undefined },
		},
		max !== undefined && {
			text: t('filter.priceTo', { amount: amount(max) }),
			without: { ...filters, maxPriceTenge: undefined },
		},
		filters.inStock && { text: t('filter.inStockOnly'), without: { ...filters, inStock: false } },
		filters.onSale && { text: t('filter.saleOnly'), without: { ...filters, onSale: false } },
	];
	return [...facetChips(filters, facets), ...common.filter((chip) => chip !== false)];
}

/** The chip of a yes or a no also shows the name of the attribute. */
function facetChips(filters: ListFilters, facets: Facets | undefined): Chip[] {
	return (facets?.groups ?? []).flatMap(({ field, title, choices }) =>
		chosenValues(filters, field).map((value) => {
			const text = choices.find((choice) => choice.value === value)?.text ?? value;
			return { text: title ? `${title}: ${text}` : text, without: toggleValue(filters, field, value) };
		}),
	);
}
