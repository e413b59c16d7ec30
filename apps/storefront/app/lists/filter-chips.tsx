import { type ListFilters, NO_FILTERS } from '@dukan/domain/catalogue/list-filters.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import type { Translate } from '@dukan/i18n/translate.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../platform/link.tsx';
import { useTexts } from '../platform/texts.tsx';
import { chosenValues, toggleValue } from './chosen-values.ts';
import type { Facets } from './facets.ts';
import styles from './filter-chips.module.css';
import { FIRST_STATE, listAddress } from './list-state.ts';
import type { ListData } from './read-list.ts';

type Chip = { text: string; without: ListFilters };

/** What is chosen, each a link to the list without it. */
export function FilterChips({ list }: { list: ListData }) {
	const { language, t } = useTexts();
	const { place, state, facets } = list;
	const amount = (tenge: number) => formatTenge(language, tenge);
	const chips = [...chosenChips(state.filters, facets), ...commonChips(state.filters, t, amount)];
	if (chips.length === 0) return null;
	const to = (filters: ListFilters) => listAddress(place, { ...FIRST_STATE, sort: state.sort, filters });
	return (
		<ul className={styles.chips} aria-label={t('filter.active', { count: chips.length })}>
			{chips.map(({ text, without }) => (
				<li key={text}>
					<Link className={styles.chip} to={to(without)} rel="nofollow" preventScrollReset>
						<span className="visually-hidden">{t('common.remove')}: </span>
						{text}
						<Icon name="close" size={16} />
					</Link>
				</li>
			))}
			<li>
				<Link className={styles.clear} to={to(NO_FILTERS)} rel="nofollow" preventScrollReset>
					{t('filter.clearAll')}
				</Link>
			</li>
		</ul>
	);
}

/** Brands and attributes, in the order of the filters. A yes or a no needs the name of what it answers. */
function chosenChips(filters: ListFilters, facets: Facets | undefined): Chip[] {
	return (facets?.groups ?? []).flatMap(({ field, title, choices }) =>
		chosenValues(filters, field).map((value) => {
			const text = choices.find((choice) => choice.value === value)?.text ?? value;
			return { text: title ? `${title}: ${text}` : text, without: toggleValue(filters, field, value) };
		}),
	);
}

function commonChips(filters: ListFilters, t: Translate, amount: (tenge: number) => string): Chip[] {
	const { minPriceTenge: min, maxPriceTenge: max } = filters;
	const chips: (Chip | false)[] = [
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
	return chips.filter((chip) => chip !== false);
}
