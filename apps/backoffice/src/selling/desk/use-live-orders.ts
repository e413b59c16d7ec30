import type { OrderEventWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { sharedValue } from '@dukan/ui/shared-value.ts';
import { showToast } from '@dukan/ui/toast.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read, staffAddress } from '../../platform/call.ts';
import { markSignedOut, type Session } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { setWaitingCount } from '../../platform/waiting-count.ts';
import { setUnseen } from './order-bell.ts';
import { notifyAway } from './order-notification.ts';
import { OrderStream, type StreamState } from './order-stream.ts';

/** Polls as well, in case the stream breaks without either side noticing. */
const POLL_EVERY_MS = 60_000;

const state = sharedValue<StreamState>('connecting');
let current: OrderStream | undefined;

/**
 * DESK-01: follows the orders while the back-office is open. On events it reloads lists, rings the bell and
 * updates the counts.
 */
export function useLiveOrders(enabled: boolean, session: Session['state']): void {
	const { t } = useTexts(ordersTexts);
	const queries = useQueryClient();
	const counts = useQuery({
		queryKey: ['order_counts'],
		queryFn: () => read('order_counts'),
		refetchInterval: POLL_EVERY_MS,
		enabled: enabled && session === 'in',
	});
	useEffect(() => {
		setWaitingCount((counts.data?.pending ?? 0) + (counts.data?.calls ?? 0));
		setUnseen(counts.data?.unseen ?? 0);
		// DESK-15: call requests have no events, so their list is reloaded whenever the counts change.
		void queries.invalidateQueries({ queryKey: ['call_requests'] });
	}, [counts.data, queries]);
	useEffect(() => () => setUnseen(0), []);
	useEffect(() => {
		if (!enabled) return;
		const onEvents = (events: readonly OrderEventWire[], how: 'live' | 'missed') => {
			// This also runs if no event was missed, because after a sign-in the lists may be outdated.
			const changed = how === 'missed' ? [['order']] : events.map(({ order }) => ['order', order]);
			for (const queryKey of [['orders'], ...changed]) void queries.invalidateQueries({ queryKey });
			const arrived = events.filter(({ status, by }) => status === 'pending' && by === 'customer');
			const [first] = arrived;
			if (!first) return;
			const text =
				arrived.length > 1
					? t('orders.arrivedMeanwhile', { count: arrived.length })
					: t('orders.arrived', { number: first.number });
			showToast(text);
			notifyAway(t('orders.title'), text);
		};
		const stream = new OrderStream({
			open: (after) => new EventSource(staffAddress('order_events', { after })),
			onState: state.set,
			onCounts: (next) => queries.setQueryData<OrderCountsWire>(['order_counts'], next),
			onEvents,
			onLock: markSignedOut,
		});
		current = stream;
		stream.connect();
		const connect = () => stream.connect();
		window.addEventListener('online', connect);
		return () => {
			window.removeEventListener('online', connect);
			stream.stop();
			current = undefined;
		};
	}, [enabled, queries, t]);
	// The old stream belongs to the old session, so a new sign-in connects again.
	useEffect(() => {
		if (session === 'in') current?.connect();
	}, [session]);
}

export function reconnectNow(): void {
	current?.connect();
}

/** Returns whether this page would get new orders now. */
export const useStreamState = state.useValue;
