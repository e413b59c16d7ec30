import { displayedPriceTenge, piecePriceTenge, salePercent } from '@dukan/domain/base/money/money.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useRef } from 'react';
import type { NoticeData } from '../../people/notices/notice-data.ts';
import { NoticeLink } from '../../people/notices/notice-link.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { AddToCart } from '../../shop/cart/add-to-cart.tsx';
import { Price } from '../../ui/price.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { FavouriteHeart } from '../favourites/favourite-heart.tsx';
import { REVIEWS_ID } from '../reviews/reviews-address.ts';
import type { ReviewsData } from '../reviews/reviews-data.ts';
import { Stars } from '../reviews/stars.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { OrderFromHere } from './order-from-here.tsx';
import { PriceBar } from './price-bar.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-facts.module.css';
import { VariantPicker } from './variant-picker.tsx';

const LOW_STOCK = 3;

/** Shows name, price, stock, button and delivery, in the order in which shoppers ask for them. */
export function ProductFacts({
	product,
	rating,
	notice,
}: {
	product: ProductData;
	rating: ReviewsData['rating'];
	notice: NoticeData | undefined;
}) {
	const { language, t } = useTexts();
	const { card, brand, delivery, terms } = product;
	const { salePriceTenge } = card;
	const buy = useRef<HTMLDivElement>(null);
	return (
		<section className={styles.facts} aria-labelledby="product-name">
			<p className={styles.badges}>
				{salePriceTenge !== undefined && (
					<Badge look="sale">
						{t('badge.salePercent', { percent: salePercent(card.priceTenge, salePriceTenge) })}
					</Badge>
				)}
				{card.isNew && <Badge look="new">{t('badge.new')}</Badge>}
				{card.limit !== undefined && <Badge look="quiet">{t('badge.limited', { count: card.limit })}</Badge>}
			</p>
			<h1 id="product-name" className={styles.name}>
				{card.name}
			</h1>
			<p className={styles.small}>
				{t('product.brand')}: <Link to={brand.href}>{brand.name}</Link> · {t('product.code')}: {card.id}
			</p>
			{(rating || product.bought) && (
				<p className={styles.trust}>
					{rating && (
						<a className={styles.rating} href={`#${REVIEWS_ID}`}>
							<Stars stars={rating.average} text={rating.outOf} /> {rating.countText}
						</a>
					)}
					{product.bought && <span>{product.bought}</span>}
				</p>
			)}
			{product.facts.rows.length > 0 && (
				<dl className={styles.keyFacts} aria-label={product.facts.title}>
					{product.facts.rows.map(({ name, value }) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
			{product.variants && <VariantPicker variants={product.variants} />}
			<div className={styles.price}>
				<Price {...card} />
				{salePriceTenge !== undefined && (
					<p className={styles.save}>
						{t('product.youSave', {
							amount: formatTenge(
								language,
								displayedPriceTenge(card.priceTenge - salePriceTenge, card.unitFactor),
							),
						})}
					</p>
				)}
			</div>
			<p className={card.stock > 0 ? styles.inStock : styles.small}>
				<Icon name={card.stock > 0 ? 'check' : 'close'} size={20} />
				{stockText(t, card.stock)}
			</p>
			<div ref={buy} className={styles.buy}>
				<div className={styles.add}>
					<AddToCart product={card} look="primary" />
				</div>
				<FavouriteHeart product={card} look="framed" />
				<CompareToggle product={card} look="framed" />
			</div>
			<div className={styles.order}>
				<OrderFromHere productId={card.id} />
			</div>
			{notice && <NoticeLink notice={notice} />}
			{delivery && <DeliveryLine {...delivery} inStock={card.stock > 0} priceTenge={piecePriceTenge(card)} />}
			<ul className={styles.terms}>
				{terms.map(({ text, href }) => (
					<li key={text}>
						<Link to={href}>{text}</Link>
					</li>
				))}
			</ul>
			<ShareButton title={card.name} />
			<PriceBar product={card} place={buy} />
		</section>
	);
}

function stockText(t: ReturnType<typeof useTexts>['t'], stock: number): string {
	if (stock === 0) return t('product.outOfStock');
	return stock <= LOW_STOCK ? t('product.lowStock', { count: stock }) : t('product.inStock');
}
