import { Spinner } from '@dukan/ui/spinner.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './load-more.module.css';
import type { ListData } from './read-list.ts';
import { useMoreProducts } from './use-more-products.ts';

/** CAT-02. Without script the link leads to the page with as many rows. */
export function LoadMore({ list, keep }: { list: ListData; keep: (list: ListData) => void }) {
	const { t } = useTexts();
	const { address, end, load, loading } = useMoreProducts(list, keep);
	if (list.count <= list.products.length) return null;
	return (
		<div className={styles.more}>
			<p className={styles.shown} role="status">
				{t('list.shown', { shown: end, count: list.count })}
			</p>
			{address && (
				<ButtonLink
					className={styles.button}
					look="secondary"
					to={address}
					rel="nofollow"
					aria-busy={loading || undefined}
					onClick={(event) => {
						if (event.metaKey || event.ctrlKey || event.shiftKey) return;
						event.preventDefault();
						if (!loading) load();
					}}
				>
					{loading && <Spinner />}
					{loading ? t('common.loading') : t('common.loadMore')}
				</ButtonLink>
			)}
		</div>
	);
}
