import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { useCallback, useEffect, useState } from 'react';
import { clearSession } from '../../people/accounts/session-store.ts';
import { getApi } from '../../platform/api-client.ts';
import { newestAnswers } from '../../platform/newest-answers.ts';
import { listenToOrders } from './order-stream.ts';

type State = { order?: OrderWire; missing?: boolean; failed?: boolean };

/** Loads one of the person's orders. The event stream keeps its status up to date. */
export function useOrder(token: string, orderId: number) {
	const [state, setState] = useState<State>({});
	const [{ ask, isNewest }] = useState(newestAnswers);
	/** Returns whether there was a response. */
	const load = useCallback(async (): Promise<boolean> => {
		const question = ask();
		const { body, refusal } = await getApi(`/api/order_show/${orderId}`, { token });
		if (refusal?.status === 401) clearSession();
		if (body && isNewest(orderId, question)) setState({ order: body });
		const missing = refusal?.status === 404;
		// A shown order stays visible when the connection is lost.
		if (refusal) setState((known) => (known.order ? known : { missing, failed: true }));
		return Boolean(body) || missing;
	}, [token, orderId, ask, isNewest]);
	useEffect(() => void load(), [load]);
	useEffect(
		() =>
			listenToOrders(token, {
				onEvent: async ({ order }) => order !== orderId || load(),
				onOpen: load,
			}),
		[token, orderId, load],
	);
	const replace = (order: OrderWire) => {
		if (isNewest(order.id, ask())) setState({ order });
	};
	return { ...state, load, replace };
}
