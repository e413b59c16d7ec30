import type { OrderWire } from '@dukan/domain/orders/orders.api.ts';
import { useCallback, useEffect, useState } from 'react';
import { clearSession } from '../../auth/session-store.ts';
import { getApi } from '../../platform/api-client.ts';
import { lastAsked } from '../../platform/last-asked.ts';
import { listenToOrders } from './order-stream.ts';

type State = { order?: OrderWire; missing?: boolean; failed?: boolean };

/** One of the own orders; a change of status shows by itself. */
export function useOrder(token: string, orderId: number) {
	const [state, setState] = useState<State>({});
	const [ask] = useState(lastAsked);
	const load = useCallback(async () => {
		const isLast = ask();
		const { body, refusal } = await getApi(`/api/order_show/${orderId}`, { token });
		if (!isLast()) return;
		if (body) return setState({ order: body });
		if (refusal.status === 401) return clearSession();
		// An order that is shown stays in sight when the line breaks.
		setState((known) => (known.order ? known : { missing: refusal.status === 404, failed: true }));
	}, [token, orderId, ask]);
	useEffect(() => void load(), [load]);
	useEffect(
		() =>
			listenToOrders(token, {
				onEvent: async ({ order }) => {
					if (order === orderId) await load();
				},
				onBack: load,
			}),
		[token, orderId, load],
	);
	const replace = (order: OrderWire) => {
		ask();
		setState({ order });
	};
	return { ...state, load, replace };
}
