import type { Language } from '@dukan/domain/language/language.ts';
import { useEffect } from 'react';
import { getJson } from '../platform/api-client.ts';
import { cartProduct } from '../platform/cart-product.ts';
import { wakePage } from '../platform/early-page.ts';
import { useTexts } from '../platform/texts.tsx';
import { cart } from './cart-store.ts';

/** Wakes the page: what was put in the cart before scripts had come, here or on the page before, is in the cart. */
export function useEarlyTaps(): void {
	const { language } = useTexts();
	useEffect(() => {
		const left = wakePage();
		if (left.length > 0) add(left, language).catch(() => {});
	}, [language]);
}

async function add(ids: readonly string[], language: Language): Promise<void> {
	const { rows } = await getJson('/api/products', { ids: ids.join(',') });
	for (const row of rows) cart.dispatch({ type: 'add', product: cartProduct(row, language) });
}
