import type { Language } from '@dukan/domain/base/language/language.ts';
import { useEffect } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { cartProduct } from '../../platform/cart-product.ts';
import { useTexts } from '../../platform/texts.tsx';
import { LEFT_OVER_KEY, onHydrated } from '../../slow-line/pre-hydration.ts';
import { cart } from './cart-store.ts';

/** Adds to the cart what was clicked before hydration, on this page or on the one before. */
export function useQueuedClicks(): void {
	const { language } = useTexts();
	useEffect(() => {
		const left = onHydrated();
		if (left.length === 0) return;
		add(left, language).catch(() => {
			// Where the shop cannot be asked now, the next page asks.
			sessionStorage[LEFT_OVER_KEY] = left.join(' ');
		});
	}, [language]);
}

async function add(ids: readonly string[], language: Language): Promise<void> {
	const { rows } = await getJson('/api/products', { ids: ids.join(',') });
	for (const row of rows) cart.dispatch({ type: 'add', product: cartProduct(row, language) });
}
