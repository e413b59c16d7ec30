import type { CartChange } from '@dukan/domain/shop/cart/cart.ts';
import { useEffect } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/texts.tsx';
import { forgetCartChanges, updateCart, useCartChanges } from './cart-changes.ts';
import { cart } from './cart-store.ts';
import { freshProducts } from './fresh-products.ts';

/**
 * CART-02: updates prices and stock when the cart is opened and when the tab becomes visible. Returns what
 * changed.
 */
export function useFreshCart(): readonly CartChange[] {
	const { language } = useTexts();
	useEffect(() => {
		let left = false;
		const refresh = async () => {
			await cart.ready();
			const asked = cart.get().lines.map(({ product }) => product.id);
			if (asked.length === 0) return;
			const { rows } = await getJson('/api/products', { ids: asked.join(',') });
			if (!left) updateCart(freshProducts(cart.get(), { asked, rows }, language));
		};
		const refreshIfSeen = () => {
			// Without a connection the cart shows the last known data.
			if (document.visibilityState === 'visible') refresh().catch(() => {});
		};
		refreshIfSeen();
		document.addEventListener('visibilitychange', refreshIfSeen);
		return () => {
			left = true;
			document.removeEventListener('visibilitychange', refreshIfSeen);
			forgetCartChanges();
		};
	}, [language]);
	return useCartChanges();
}
