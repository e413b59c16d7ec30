import { useEffect } from 'react';
import { comparison } from '../goods/compare/compare-store.ts';
import { favourites } from '../goods/favourites/favourites-store.ts';
import { getJson } from '../platform/api-client.ts';
import { cartProduct } from '../platform/cart-product.ts';
import { useTexts } from '../platform/texts.tsx';
import { cart } from '../shop/cart/cart-store.ts';
import { keepQueue, onHydrated, tapName } from '../slow-connection/pre-hydration.ts';

/** LIGHT-01: carries out the taps made before hydration, on this page or the previous one. */
export function useQueuedTaps(): void {
	const { language } = useTexts();
	useEffect(() => {
		const leftOver = onHydrated();
		if (leftOver.length > 0) void carryOut(leftOver);
		async function carryOut(taps: readonly string[]): Promise<void> {
			try {
				const ids = new Set(taps.map((tap) => tap.split(':')[1]));
				const { rows } = await getJson('/api/products', { ids: [...ids].join(',') });
				for (const row of rows) {
					const product = cartProduct(row, language);
					if (taps.includes(tapName('cart', product.id))) cart.dispatch({ type: 'add', product });
					if (taps.includes(tapName('favourite', product.id))) favourites.dispatch({ type: 'add', product });
					if (taps.includes(tapName('compare', product.id))) comparison.add(product);
				}
			} catch {
				// Without a response, the taps are kept for the next page.
				keepQueue(taps);
			}
		}
	}, [language]);
}
