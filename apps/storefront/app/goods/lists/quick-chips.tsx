import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './quick-chips.module.css';
import type { ListData } from './read-list.ts';

/** FIND-03, LIGHT-04: offers the most common choices as links before the button with all filters. */
export function QuickChips({ quick }: Pick<ListData, 'quick'>) {
	const { language, t } = useTexts();
	if (!quick || (quick.chips.length < 2 && !quick.chips.some(({ isChosen }) => isChosen))) return null;
	return (
		<nav className={styles.row} aria-label={t(quick.isMixed ? 'nav.categories' : 'filter.quick')}>
			<ul className={styles.chips}>
				{quick.chips.map(({ text, upToTenge = 0, count, isChosen, href }) => (
					<li key={href}>
						<Link
							className={styles.chip}
							to={href}
							aria-current={isChosen || undefined}
							rel="nofollow"
							preventScrollReset
						>
							{text ?? t('filter.priceTo', { amount: formatTenge(language, upToTenge) })}{' '}
							{count !== undefined && <span className={styles.count}>{count}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
