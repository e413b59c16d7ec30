import type { OrderWatcherWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { useQuery } from '@tanstack/react-query';
import { change } from '../../platform/call.ts';

const EVERY_MS = 15_000;

/** Says that this order is open here, as long as it is, and tells who else has it open. */
export function useOrderWatchers(orderId: number): readonly OrderWatcherWire[] {
	const { data } = useQuery({
		queryKey: ['order_watch', orderId],
		queryFn: () => change(`order_watch/${orderId}`),
		refetchInterval: EVERY_MS,
		staleTime: 0,
	});
	return data ?? [];
}
