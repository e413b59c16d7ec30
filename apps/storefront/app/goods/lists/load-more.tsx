import { LIST_PAGE_SIZE } from '@dukan/domain/goods/lists/product-list.ts';
import { Spinner } from '@dukan/ui/spinner.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './load-more.module.css';
import type { ListData } from './read-list.ts';
import { useMoreProducts } from './use-more-products.ts';

/** CAT-02. Without script the link leads to a page that shows the next rows too. */
export function LoadMore({ list, keep }: { list: ListData; keep: (list: ListData) => void }) {
	const { t } = useTexts();
	const { address, end, load, loading } = useMoreProducts(list, keep);
	const status = useRef<HTMLParagraphElement>(null);
	const isAsked = useRef(false);
	useEffect(() => {
		// The link disappears after the last rows. The focus then moves to the text that says how many
		// products are shown.
		if (isAsked.current && !address) status.current?.focus({ preventScroll: true });
		isAsked.current = false;
	}, [address]);
	if (list.count <= LIST_PAGE_SIZE) return null;
	return (
		<div className={styles.more}>
			<p ref={status} className={styles.shown} role="status" tabIndex={-1}>
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
						isAsked.current = true;
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
