import type { OrderEventWire, OrderWire } from '@dukan/domain/orders/orders.api.ts';
import { useCallback, useEffect, useState } from 'react';
import { clearSession } from '../../auth/session-store.ts';
import { getApi } from '../../platform/api-client.ts';
import { lastAsked } from '../../platform/last-asked.ts';
import { mergeOrders, refreshOrders } from './merge-orders.ts';
import { listenToOrders } from './order-stream.ts';

const PAGE = 10;

type Orders = { rows: OrderWire[]; count: number };

/** ORDER-06: own orders, newest first, a page at a time; a change of status shows by itself. */
export function useOrders(token: string) {
	const [orders, setOrders] = useState<Orders>();
	const [failed, setFailed] = useState(false);
	const [busy, setBusy] = useState(true);
	const [ask] = useState(lastAsked);

	const load = useCallback(
		async (offset: number) => {
			setBusy(true);
			const { body, refusal } = await getApi('/api/order_list', { query: { limit: PAGE, offset }, token });
			setBusy(false);
			setFailed(!body);
			if (refusal?.status === 401) return clearSession();
			if (body)
				setOrders((known) => ({
					...body,
					rows: mergeOrders(offset === 0 ? [] : (known?.rows ?? []), body.rows),
				}));
		},
		[token],
	);
	const show = useCallback((fresh: OrderWire) => {
		setOrders(
			(known) =>
				known && { ...known, rows: known.rows.map((order) => (order.id === fresh.id ? fresh : order)) },
		);
	}, []);

	const replace = (fresh: OrderWire) => {
		ask(fresh.id);
		show(fresh);
	};

	useEffect(() => void load(0), [load]);
	useEffect(
		() =>
			listenToOrders(token, {
				onEvent: async ({ order }: OrderEventWire) => {
					const isLast = ask(order);
					const { body } = await getApi(`/api/order_show/${order}`, { token });
					if (body && isLast()) show(body);
				},
				onBack: async () => {
					const { body } = await getApi('/api/order_list', { query: { limit: PAGE }, token });
					if (body) setOrders((known) => known && { ...body, rows: refreshOrders(known.rows, body.rows) });
				},
			}),
		[token, ask, show],
	);
	return { orders, failed, busy, replace, retry: () => load(0), more: () => load(orders?.rows.length ?? 0) };
}
