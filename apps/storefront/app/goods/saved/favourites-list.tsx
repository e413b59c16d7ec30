import { priceDropTenge } from '@dukan/domain/goods/favourites/favourites.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useEffect } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { cartProduct } from '../../platform/cart-product.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { favourites } from '../favourites/favourites-store.ts';
import { ProductCard } from '../products/product-card.tsx';
import styles from './favourites-list.module.css';

/**
 * FAV-01, FAV-02: shows the products saved on this device at current prices, and marks those that became
 * cheaper.
 */
export function FavouritesList() {
	const { language, t } = useAccountTexts();
	const saved = favourites.use((state) => state);
	useFreshFavourites();
	if (saved.length === 0)
		return <EmptyState title={t('favourites.empty')} hint={t('favourites.emptyHint')} />;
	return (
		<>
			<div className={styles.grid}>
				{saved.map((favourite) => {
					const drop = priceDropTenge(favourite);
					return (
						<div key={favourite.product.id} className={styles.one}>
							<ProductCard
								product={{
									...favourite.product,
									isNew: false,
									costsFrom: false,
									rating: undefined,
									highlights: undefined,
								}}
								heading="h2"
							/>
							{drop > 0 && (
								<p className={styles.drop}>
									{t('favourites.cheaper', { amount: formatTenge(language, drop) })}
								</p>
							)}
						</div>
					);
				})}
			</div>
			<p className={styles.clear}>
				<Button look="quiet" onClick={() => favourites.dispatch({ type: 'clear' })}>
					{t('favourites.clear')}
				</Button>
			</p>
		</>
	);
}

/** The most ids that one call accepts. */
const MAX_IDS = 100;

function useFreshFavourites(): void {
	const { language } = useAccountTexts();
	useEffect(() => {
		const refresh = async () => {
			await favourites.ready();
			const ids = favourites.get().map(({ product }) => product.id);
			if (ids.length === 0) return;
			const query = { ids: ids.slice(0, MAX_IDS).join(',') };
			const { rows } = await getJson('/api/products', query);
			favourites.dispatch({ type: 'update', products: rows.map((row) => cartProduct(row, language)) });
		};
		// Without a connection the list shows the last known prices.
		refresh().catch(() => {});
	}, [language]);
}
