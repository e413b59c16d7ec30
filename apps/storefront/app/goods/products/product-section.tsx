import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductCardData } from './product-card-data.ts';
import styles from './product-section.module.css';

type Props = {
	id: string;
	title: string;
	/** The address of the whole list. */
	href?: string;
	products: readonly ProductCardData[];
	/**
	 * True for a section far below the first screen. Its layout and pictures wait until the page is hydrated,
	 * see slow-connection/pre-hydration.ts.
	 */
	lazy?: boolean;
};

/** HOME-02, HOME-06: shows one or two rows of a list, and a link to all of it. */
export function ProductSection({ id, title, href, products, lazy }: Props) {
	const { t } = useTexts();
	return (
		<section className={styles.section} aria-labelledby={id} data-lazy={lazy ? '' : undefined}>
			<header className={styles.header}>
				<h2 id={id} className={styles.title}>
					{title}
				</h2>
				{href && (
					<Link className={styles.all} to={href}>
						<span className={styles.short}>{t('common.all')}</span>
						<span className={styles.long}>{t('common.viewAll')}</span>
						<span className="visually-hidden">: {title}</span>
						<Icon name="right" size={18} />
					</Link>
				)}
			</header>
			<div className={styles.grid}>
				{products.map((product) => (
					<ProductCard key={product.id} product={product} />
				))}
				{href && (
					<Link className={styles.more} to={href} tabIndex={-1} aria-hidden="true">
						<span className={styles.arrow}>
							<Icon name="arrow" />
						</span>
						{t('common.viewAll')}
					</Link>
				)}
			</div>
		</section>
	);
}
