import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { ProductCardData } from '../products/product-card-data.ts';
import { ProductSection } from '../products/product-section.tsx';
import styles from './search.module.css';

type Props = {
	offers: readonly ProductCardData[];
	ways: readonly { name: string; href: string }[];
	withHints: boolean;
};

/**
 * Helps when a search finds nothing: hints for searching, popular queries, all categories, and other goods.
 */
export function OtherWays({ offers, ways, withHints }: Props) {
	const { t } = useTexts();
	const categories = useRootData()?.menu.categories ?? [];
	return (
		<>
			{withHints && (
				<ul className={styles.hints}>
					<li>{t('search.hint')}</li>
					<li>{t('search.hintLanguages')}</li>
				</ul>
			)}
			<ul className={styles.categories}>
				{ways.map(({ name, href }) => (
					<li key={href}>
						<Link className={styles.category} to={href}>
							{name}
						</Link>
					</li>
				))}
			</ul>
			<section className={styles.section} aria-labelledby="search-categories">
				<h2 id="search-categories" className={styles.subtitle}>
					{t('search.inCategories')}
				</h2>
				<ul className={styles.categories}>
					{categories.map(({ id, name, href, icon }) => (
						<li key={id}>
							<Link className={styles.category} to={href}>
								<Icon name={icon} size={22} />
								{name}
							</Link>
						</li>
					))}
				</ul>
			</section>
			{offers.length > 0 && (
				<ProductSection
					id="search-offers"
					title={t('search.youMayLike')}
					href={addresses.saleProducts}
					products={offers}
				/>
			)}
		</>
	);
}
