import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { openCartDrawer } from '../../shop/cart/cart-drawer-state.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { orderAgain } from './order-again.ts';

/**
 * ORDER-06: puts the goods of an order into the cart again, as many as are available, and names those that
 * are not.
 */
export function useOrderAgain(order: OrderWire) {
	const { language, t } = useAccountTexts();
	const [busy, setBusy] = useState(false);
	const add = async () => {
		setBusy(true);
		try {
			const ids = order.items.map(({ p_id }) => p_id).join(',');
			const { rows } = await getJson('/api/products', { ids });
			await cart.ready();
			const { actions, missing } = orderAgain(order, { rows, cart: cart.get(), language });
			for (const action of actions) cart.dispatch(action);
			if (missing.length > 0) showToast(t('order.againMissing', { names: missing.join('; ') }), 'problem');
			if (actions.length > 0) openCartDrawer();
		} catch {
			showToast(t('error.load'), 'problem');
		} finally {
			setBusy(false);
		}
	};
	return { busy, add };
}
