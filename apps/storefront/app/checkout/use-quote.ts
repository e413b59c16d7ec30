import type { Cart } from '@dukan/domain/cart/cart.ts';
import type { OrderQuoteWire } from '@dukan/domain/orders/orders.api.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../platform/api-client.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Several presses on plus are one question. */
const PAUSE_MS = 300;

type State = { quote: OrderQuoteWire | undefined; busy: boolean; failed: boolean };

/** ORDER-02: what the shop itself says the order costs, asked anew with every change. Late answers are dropped. */
export function useQuote(token: string, cart: Cart, draft: CheckoutDraft) {
	const [state, setState] = useState<State>({ quote: undefined, busy: true, failed: false });
	const [attempt, setAttempt] = useState(0);
	const question = JSON.stringify({
		items: cart.lines
			.filter(({ quantity }) => quantity > 0)
			.map(({ product, quantity }) => ({ p_id: product.id, quantity })),
		delivery: draft.delivery,
		...(draft.delivery !== 'pickup' && draft.districtId !== undefined && { district_id: draft.districtId }),
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
	useEffect(() => {
		let late = false;
		setState((current) => ({ ...current, busy: true }));
		const timer = setTimeout(async () => {
			const { body } = await callApi<OrderQuoteWire>('/api/order_quote', {
				body: JSON.parse(question),
				token,
			});
			if (!late) setState({ quote: body, busy: false, failed: !body });
		}, PAUSE_MS);
		return () => {
			late = true;
			clearTimeout(timer);
		};
	}, [question, token, attempt]);
	return { ...state, ask: () => setAttempt(attempt + 1) };
}
