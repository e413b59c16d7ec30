import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import chips from '../lists/filter-chips.module.css';
import styles from './search.module.css';
import type { UnderstoodQuery } from './understood-query.ts';

/**
 * FIND-01, FIND-02: shows what was read as a filter and which words were left out. Each filter is a link to
 * the search without it.
 */
export function Understood({ wishes, leftOut, smartId, said }: UnderstoodQuery) {
	const { t, language } = useTexts();
	const smart = useRootData()?.menu.smart.find(({ id }) => id === smartId);
	return (
		<>
			{said.map(({ text, query, amountTenge }) => (
				<p key={text} className={styles.said}>
					{t(text, { query, amount: formatTenge(language, amountTenge) })}
				</p>
			))}
			{leftOut && <p className={styles.leftOut}>{t('search.leftOut', { words: leftOut })}</p>}
			{wishes.length > 0 && (
				<ul className={chips.chips} aria-label={t('search.understood')}>
					{wishes.map(({ text, amountTenge, href }) => (
						<li key={text}>
							<Link className={chips.chip} to={href} rel="nofollow">
								<span className="visually-hidden">{t('common.remove')}: </span>
								{t(text, { amount: formatTenge(language, amountTenge) })}
								<Icon name="close" size={16} />
							</Link>
						</li>
					))}
				</ul>
			)}
			{smart && (
				<p className={styles.leftOut}>
					{t('nav.smart')}: <Link to={smart.href}>{smart.name}</Link>
				</p>
			)}
		</>
	);
}
