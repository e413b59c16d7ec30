import type { ListSort } from '@dukan/domain/catalogue/product-list.ts';
import { Link } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import { listAddress } from './list-address.ts';
import styles from './page-links.module.css';

type Props = { path: string; sort: ListSort | undefined; page: number; pages: number };

/** CAT-02: a real link for each page near this one, for thumbs, keyboards and search engines. */
export function PageLinks({ path, sort, page, pages }: Props) {
	const { t } = useTexts();
	if (pages < 2) return null;
	const to = (target: number) => listAddress(path, { sort, page: target });
	const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
		(number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
	);
	return (
		<nav className={styles.pages} aria-label={t('list.pages')}>
			{page > 1 && (
				<Link className={styles.page} to={to(page - 1)} rel="prev" aria-label={t('common.back')}>
					<Icon name="left" size={20} />
				</Link>
			)}
			{near.map((number, index) => (
				<Link
					key={number}
					className={number - (near[index - 1] ?? 0) > 1 ? `${styles.page} ${styles.gap}` : styles.page}
					to={to(number)}
					aria-current={number === page ? 'page' : undefined}
				>
					{number}
				</Link>
			))}
			{page < pages && (
				<Link className={styles.page} to={to(page + 1)} rel="next" aria-label={t('common.next')}>
					<Icon name="right" size={20} />
				</Link>
			)}
		</nav>
	);
}
