import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { FIRST_STATE, listAddress } from './list-state.ts';
import styles from './quick-chips.module.css';
import { quickChoices } from './quick-choices.ts';
import type { ListData } from './read-list.ts';

/** FIND-03, LIGHT-04: what most want to narrow a list by, each a link, before the filter with everything. */
export function QuickChips({ list }: { list: ListData }) {
	const { language, t } = useTexts();
	const { place, state, facets } = list;
	if (!facets) return null;
	const { isMixed, choices } = quickChoices(facets, state.filters, (tenge) =>
		t('filter.priceTo', { amount: formatTenge(language, tenge) }),
	);
	if (choices.length < 2 && !choices.some(({ isChosen }) => isChosen)) return null;
	return (
		<nav className={styles.row} aria-label={t(isMixed ? 'nav.categories' : 'filter.quick')}>
			<ul className={styles.chips}>
				{choices.map(({ text, count, isChosen, filters }) => (
					<li key={text}>
						<Link
							className={styles.chip}
							to={listAddress(place, { ...FIRST_STATE, sort: state.sort, filters })}
							aria-current={isChosen || undefined}
							rel="nofollow"
							preventScrollReset
						>
							{text} {count !== undefined && <span className={styles.count}>{count}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
