import type { StaffOrdersWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';

/** Counting stops here: lists have no further pages. */
export const MAX_COUNT = 10_000;

/** DESK-08: if there are more orders than are counted there is no sum, because it would cover an arbitrary part of them. */
export function foundSum({
	count,
	sumTenge,
}: {
	/** One above the limit where there are more orders than are counted. */
	count: number;
	sumTenge: number;
}): Pick<StaffOrdersWire, 'count' | 'sumTenge'> {
	return count > MAX_COUNT ? { count: MAX_COUNT, sumTenge: null } : { count, sumTenge };
}
