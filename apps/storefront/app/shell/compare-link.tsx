import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { comparison } from '../goods/compare/compare-store.ts';
import { Link } from '../platform/link.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './cart-link.module.css';

/**
 * LIGHT-02: links to the comparison while products are chosen for it. The link is in the header, where it
 * covers no button.
 */
export function CompareLink({ className }: { className?: string | undefined }) {
	const { t } = useTexts();
	const ids = comparison.use().map(({ id }) => id);
	if (ids.length === 0) return null;
	return (
		<Link className={className} to={`${addresses.compare}?ids=${ids.join(',')}`}>
			<span className={styles.icon}>
				<Icon name="scales" />
				<span className={styles.badge} aria-hidden="true">
					{ids.length}
				</span>
			</span>
			<span className={styles.word}>{t('product.compare')}</span>
			<span className="visually-hidden"> {ids.length}</span>
		</Link>
	);
}
