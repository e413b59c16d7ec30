import { findLine } from '@dukan/domain/shop/cart/cart.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { AddToCart } from '../../shop/cart/add-to-cart.tsx';
import { cart } from '../../shop/cart/cart-store.ts';
import { Price } from '../../ui/price.tsx';
import { OrderFromHere } from './order-from-here.tsx';
import styles from './price-bar.module.css';
import type { ProductCardData } from './product-card-data.ts';

/**
 * On phones, keeps the price and the cart button within reach when their place on the page is out of view.
 */
export function PriceBar({
	product,
	place,
}: {
	product: ProductCardData;
	place: RefObject<HTMLElement | null>;
}) {
	const { t } = useTexts();
	const isInCart = cart.use((state) => findLine(state, product.id) !== undefined);
	const [shown, setShown] = useState(false);
	useEffect(() => {
		if (!place.current) return;
		// The bottom bar covers a part of the screen, so its height is subtracted. The place counts as
		// visible only when all of it is.
		const barHeight = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().height ?? 0;
		const watch = new IntersectionObserver(([entry]) => setShown((entry?.intersectionRatio ?? 1) < 1), {
			rootMargin: `0px 0px -${Math.round(barHeight)}px 0px`,
			threshold: [0, 1],
		});
		watch.observe(place.current);
		return () => watch.disconnect();
	}, [place]);
	if (!shown) return null;
	return (
		<section className={styles.bar} aria-label={t('product.price')}>
			{isInCart ? <OrderFromHere productId={product.id} /> : <Price {...product} />}
			<div className={styles.cart}>
				<AddToCart product={product} look="primary" />
			</div>
		</section>
	);
}
