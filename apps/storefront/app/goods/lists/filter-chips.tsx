import { type ListFilters, NO_FILTERS } from '@dukan/domain/goods/lists/list-filters.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { chosenChips } from './chosen-chips.ts';
import styles from './filter-chips.module.css';
import { FIRST_STATE, listAddress } from './list-state.ts';
import type { ListData } from './read-list.ts';

/** Shows each chosen filter as a link to the list without it. */
export function FilterChips({ list }: { list: ListData }) {
	const { language, t } = useTexts();
	const { place, state, facets } = list;
	const amount = (tenge: number) => formatTenge(language, tenge);
	const chips = chosenChips(state.filters, facets, { t, amount });
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
