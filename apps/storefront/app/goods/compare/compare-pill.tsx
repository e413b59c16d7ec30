import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useLocation } from 'react-router';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './compare-pill.module.css';
import { comparison } from './compare-store.ts';

/** The way to the comparison, in sight while there is something to compare. */
export function ComparePill() {
	const { t } = useTexts();
	const { pathname } = useLocation();
	const chosen = comparison.use();
	if (chosen.length === 0 || pathname === addresses.compare) return null;
	const ids = chosen.map(({ id }) => id);
	return (
		<div className={styles.pill}>
			<Link className={styles.link} to={`${addresses.compare}?ids=${ids.join(',')}`}>
				<Icon name="scales" size={20} />
				{t('product.compare')}
				<span className={styles.count}>{ids.length}</span>
			</Link>
			<button
				type="button"
				className={styles.clear}
				onClick={() => {
					comparison.clear();
					// The pressed button is gone with the pill.
					document.getElementById('content')?.focus({ preventScroll: true });
				}}
				aria-label={`${t('common.clear')}: ${t('compare.title')}`}
			>
				<Icon name="close" size={20} />
			</button>
		</div>
	);
}
