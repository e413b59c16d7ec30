import type { StaffOrdersWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';

/** Orders are counted only up to this number, because lists have no further pages. */
export const MAX_COUNT = 10_000;

/**
 * DESK-08: with more orders than are counted there is no sum, because it would cover only an arbitrary part
 * of them.
 */
export function foundSum({
	count,
	sumTenge,
}: {
	/** One above the limit if there are more orders than are counted. */
	count: number;
	sumTenge: number;
}): Pick<StaffOrdersWire, 'count' | 'sumTenge'> {
	return count > MAX_COUNT ? { count: MAX_COUNT, sumTenge: null } : { count, sumTenge };
}
