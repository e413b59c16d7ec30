import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { Link } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';

/** The way from home to here. */
export function Breadcrumbs({ here }: { here: string }) {
	const { t } = useTexts();
	return (
		<nav aria-label={t('nav.breadcrumbs')}>
			<ol className={styles.list}>
				<li>
					<Link className={styles.link} to={addresses.home}>
						{t('nav.home')}
					</Link>
				</li>
				<li className={styles.here} aria-current="page">
					<Icon name="right" size={16} />
					{here}
				</li>
			</ol>
		</nav>
	);
}
