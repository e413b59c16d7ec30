import type { OrderEventWire } from '@dukan/domain/orders/orders.api.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read, staffAddress } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { setWaitingCount } from '../platform/waiting-count.ts';
import { ring } from './order-bell.ts';

/** In case the stream is cut by something that neither side notices. */
const ASK_AGAIN_MS = 60_000;

let isLive = false;

/** Hears of every order while the back-office is open: lists follow, the bell rings, the badge counts. */
export function useLiveOrders(enabled: boolean): void {
	const { t } = useTexts(ordersTexts);
	const queries = useQueryClient();
	const counts = useQuery({
		queryKey: ['order_counts'],
		queryFn: () => read('order_counts'),
		refetchInterval: ASK_AGAIN_MS,
		enabled,
	});
	useEffect(() => setWaitingCount(counts.data?.pending ?? 0), [counts.data]);
	useEffect(() => {
		if (!enabled) return;
		const stream = new EventSource(staffAddress('order_events'));
		stream.addEventListener('order', (message) => {
			const event: OrderEventWire = JSON.parse((message as MessageEvent<string>).data);
			for (const queryKey of [['orders'], ['order_counts'], ['order', event.order]])
				void queries.invalidateQueries({ queryKey });
			if (event.status !== 'pending' || event.by !== 'customer') return;
			showToast(t('orders.arrived', { number: event.number }));
			void ring();
		});
		const tell = (live: boolean) => () => {
			// What came meanwhile was not heard.
			if (live && !isLive) void queries.invalidateQueries({ queryKey: ['orders'] });
			isLive = live;
			window.dispatchEvent(new Event(LIVE_EVENT));
		};
		stream.addEventListener('open', tell(true));
		stream.addEventListener('error', tell(false));
		return () => stream.close();
	}, [enabled, queries, t]);
}

const LIVE_EVENT = 'orders-live';

/** Whether new orders would be heard of now. */
export function useIsLive(): boolean {
	const [live, setLive] = useState(isLive);
	useEffect(() => {
		const look = () => setLive(isLive);
		window.addEventListener(LIVE_EVENT, look);
		return () => window.removeEventListener(LIVE_EVENT, look);
	}, []);
	return live;
}
