import type { OrderWire } from '@dukan/domain/orders/orders.api.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { openCartDrawer } from '../cart/cart-drawer-state.ts';
import { cart } from '../cart/cart-store.ts';
import { getJson } from '../platform/api-client.ts';
import { cartProduct } from '../platform/cart-product.ts';
import { useAccountTexts } from '../platform/texts.tsx';

/** ORDER-06: adds what is in stock, as much as before where that can be had, and names what is not. */
export function useOrderAgain(order: OrderWire) {
	const { language, t } = useAccountTexts();
	const [busy, setBusy] = useState(false);
	const add = async () => {
		setBusy(true);
		try {
			const ids = order.items.map(({ p_id }) => p_id).join(',');
			const { rows } = await getJson('/api/products', { ids });
			const inStock = new Map(rows.filter(({ p_quantity }) => p_quantity > 0).map((row) => [row.p_id, row]));
			for (const { p_id, quantity } of order.items) {
				const row = inStock.get(p_id);
				if (!row) continue;
				cart.dispatch({ type: 'add', product: cartProduct(row, language) });
				for (let pieces = 1; pieces < quantity; pieces += 1)
					cart.dispatch({ type: 'increase', productId: p_id });
			}
			const missing = order.items.filter(({ p_id }) => !inStock.has(p_id));
			if (missing.length > 0) {
				const names = missing.map((item) => item[`p_name_${language}`]).join('; ');
				showToast(t('order.againMissing', { names }), 'problem');
			}
			if (inStock.size > 0) openCartDrawer();
		} catch {
			showToast(t('error.load'), 'problem');
		} finally {
			setBusy(false);
		}
	};
	return { busy, add };
}
