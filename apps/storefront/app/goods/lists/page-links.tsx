import { LIST_PAGE_SIZE, listPages } from '@dukan/domain/goods/lists/product-list.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { type ListPlace, type ListState, listAddress } from './list-state.ts';
import styles from './page-links.module.css';

type Props = { place: ListPlace; state: ListState; count: number };

/** CAT-02: a real link for each page near this one, for touch, keyboards and search engines. */
export function PageLinks({ place, state, count }: Props) {
	const { t } = useTexts();
	const pages = listPages(count);
	if (pages < 2) return null;
	const first = state.page;
	// After "load more" the rows of several pages are shown at once.
	const last = Math.min(first + state.shown / LIST_PAGE_SIZE - 1, pages);
	const to = (page: number) => listAddress(place, { ...state, page, shown: LIST_PAGE_SIZE });
	const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
		(page) => page === 1 || page === pages || (page >= first - 1 && page <= last + 1),
	);
	return (
		<nav className={styles.pages} aria-label={t('list.pages')}>
			{first > 1 && (
				<Link className={styles.page} to={to(first - 1)} rel="prev" aria-label={t('common.back')}>
					<Icon name="left" size={20} />
				</Link>
			)}
			{near.map((page, index) => (
				<Link
					key={page}
					className={page - (near[index - 1] ?? 0) > 1 ? `${styles.page} ${styles.gap}` : styles.page}
					to={to(page)}
					aria-current={page >= first && page <= last ? 'page' : undefined}
				>
					{page}
				</Link>
			))}
			{last < pages && (
				<Link className={styles.page} to={to(last + 1)} rel="next" aria-label={t('common.next')}>
					<Icon name="right" size={20} />
				</Link>
			)}
		</nav>
	);
}
