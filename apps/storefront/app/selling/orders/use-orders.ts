import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { useCallback, useEffect, useState } from 'react';
import { clearSession } from '../../people/accounts/session-store.ts';
import { getApi } from '../../platform/api-client.ts';
import { newestAnswers } from '../../platform/newest-answers.ts';
import { mergeOrders } from './merge-orders.ts';
import { listenToOrders } from './order-stream.ts';

const PAGE = 10;

type Orders = { rows: OrderWire[]; count: number };

/**
 * ORDER-06: loads the person's orders page by page, newest first. The event stream keeps their status up to
 * date.
 */
export function useOrders(token: string) {
	const [orders, setOrders] = useState<Orders>();
	const [failed, setFailed] = useState(false);
	const [busy, setBusy] = useState(true);
	const [{ ask, isNewest }] = useState(newestAnswers);

	/** Updates one of the shown orders. */
	const show = useCallback(
		(fresh: OrderWire, question: number) => {
			if (!isNewest(fresh.id, question)) return;
			setOrders(
				(known) =>
					known && { ...known, rows: known.rows.map((order) => (order.id === fresh.id ? fresh : order)) },
			);
		},
		[isNewest],
	);
	/** Returns whether there was a response. */
	const readPage = useCallback(
		async (offset: number): Promise<boolean> => {
			const question = ask();
			const { body, refusal } = await getApi('/api/order_list', { query: { limit: PAGE, offset }, token });
			if (refusal?.status === 401) clearSession();
			if (!body) return false;
			const newest = body.rows.filter(({ id }) => isNewest(id, question));
			setOrders((known) => ({ count: body.count, rows: mergeOrders(known?.rows ?? [], newest) }));
			setFailed(false);
			return true;
		},
		[token, ask, isNewest],
	);
	const load = useCallback(
		async (offset: number) => {
			setBusy(true);
			setFailed(!(await readPage(offset)));
			setBusy(false);
		},
		[readPage],
	);

	useEffect(() => void load(0), [load]);
	useEffect(
		() =>
			listenToOrders(token, {
				onEvent: async ({ order }) => {
					const question = ask();
					const { body } = await getApi(`/api/order_show/${order}`, { token });
					if (body) show(body, question);
					return Boolean(body);
				},
				onOpen: () => readPage(0),
			}),
		[token, ask, show, readPage],
	);
	return {
		orders,
		failed,
		busy,
		replace: (order: OrderWire) => show(order, ask()),
		retry: () => load(0),
		more: () => load(orders?.rows.length ?? 0),
	};
}
