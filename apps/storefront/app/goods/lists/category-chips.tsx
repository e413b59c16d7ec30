import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './category-chips.module.css';
import { toggleValue } from './chosen-values.ts';
import { FIRST_STATE, listAddress } from './list-state.ts';
import type { ListData } from './read-list.ts';

/** More are in the filter. */
const SHOWN = 8;

/** FIND-03: where a list mixes categories, each with its count as a link to those goods alone. */
export function CategoryChips({ list }: { list: ListData }) {
	const { t } = useTexts();
	const { place, state, facets } = list;
	const choices = facets?.groups.find(({ field }) => field === 'category')?.choices ?? [];
	const chosen = state.filters.categoryIds.map(String);
	if (choices.length < 2 && chosen.length === 0) return null;
	return (
		<nav aria-label={t('nav.categories')}>
			<ul className={styles.chips}>
				{choices
					.filter(({ value }, index) => index < SHOWN || chosen.includes(value))
					.map(({ value, text, count }) => (
						<li key={value}>
							<Link
								className={styles.chip}
								to={listAddress(place, {
									...FIRST_STATE,
									sort: state.sort,
									filters: toggleValue(state.filters, 'category', value),
								})}
								aria-current={chosen.includes(value) || undefined}
								rel="nofollow"
								preventScrollReset
							>
								{text} <span className={styles.count}>{count}</span>
							</Link>
						</li>
					))}
			</ul>
		</nav>
	);
}
