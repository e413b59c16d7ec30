import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { FIRST_STATE, listAddress } from '../catalogue/lists/list-state.ts';
import type { ProductCardData } from '../catalogue/product-card-data.ts';
import { ProductSection } from '../catalogue/product-section.tsx';
import { Link } from '../platform/link.tsx';
import { useRootData } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './search.module.css';

type Props = { offers: readonly ProductCardData[]; popular: readonly string[]; withHints: boolean };

/** Where a search leads nowhere: how to search better, what others search for, all categories, and goods to look at. */
export function OtherWays({ offers, popular, withHints }: Props) {
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
			{popular.length > 0 && (
				<section className={styles.section} aria-labelledby="search-popular">
					<h2 id="search-popular" className={styles.subtitle}>
						{t('search.popular')}
					</h2>
					<ul className={styles.categories}>
						{popular.map((query) => (
							<li key={query}>
								<Link
									className={styles.category}
									to={listAddress({ path: addresses.search, query }, FIRST_STATE)}
								>
									{query}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
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
