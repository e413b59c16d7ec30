import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { salePercent } from '@dukan/domain/base/money/money.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { AddToCart } from '../../shop/cart/add-to-cart.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { FavouriteHeart } from '../favourites/favourite-heart.tsx';
import styles from './product-card.module.css';
import type { ProductCardData } from './product-card-data.ts';

/**
 * The grid has 2, 3, 4 or 6 columns (HOME-06). On phones pictures are requested at less than their true
 * width: a page of cards then costs half the bytes, and pictures hardly look different.
 */
const SIZES = '(min-width: 75rem) 13rem, (min-width: 56.25rem) 23vw, (min-width: 35rem) 31vw, 30vw';

/** CARD-01, CARD-03. The whole card leads to the product, except its heart and its cart button. */
export function ProductCard({
	product,
	heading: Heading = 'h3',
	eager = false,
	lazy = false,
}: {
	product: ProductCardData;
	heading?: 'h2' | 'h3';
	/** True for a card that is visible as soon as the page opens. */
	eager?: boolean;
	/**
	 * True for a card below the first screen. Its picture waits until the page is hydrated, see
	 * slow-connection/pre-hydration.ts.
	 */
	lazy?: boolean;
}) {
	const { t } = useTexts();
	const { priceTenge, salePriceTenge } = product;
	return (
		<article
			className={styles.card}
			data-sold-out={product.stock === 0 || undefined}
			data-lazy={lazy ? '' : undefined}
		>
			<div className={styles.frame}>
				<ProductPicture
					className={styles.picture}
					file={product.picture}
					widths={[240, 480]}
					sizes={SIZES}
					size={480}
					eager={eager}
				/>
				{(salePriceTenge !== undefined || product.isNew) && (
					<p className={styles.badges}>
						{salePriceTenge !== undefined && (
							<Badge look="sale">
								{t('badge.salePercent', { percent: salePercent(priceTenge, salePriceTenge) })}
							</Badge>
						)}
						{product.isNew && <Badge look="new">{t('badge.new')}</Badge>}
					</p>
				)}
				<div className={styles.toggles}>
					<FavouriteHeart product={product} />
					<CompareToggle product={product} />
				</div>
			</div>
			<Price
				priceTenge={priceTenge}
				salePriceTenge={salePriceTenge}
				unitFactor={product.unitFactor}
				isFrom={product.costsFrom}
			/>
			<Heading className={styles.name}>
				<Link className={styles.link} to={addresses.product(product.categoryId, product.id)}>
					{product.name}
				</Link>
			</Heading>
			{product.rating && (
				<p className={styles.rating}>
					<span className="visually-hidden">{t('filter.rating')} </span>
					{product.rating}
				</p>
			)}
			{product.highlights && product.highlights.length > 0 && (
				<p className={styles.highlights}>{product.highlights.join(' · ')}</p>
			)}
			<div className={styles.cart}>
				<AddToCart product={product} />
			</div>
		</article>
	);
}
