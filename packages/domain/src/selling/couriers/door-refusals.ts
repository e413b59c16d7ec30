import type { StaffCancelReason } from '../../base/orders/order-status.ts';

/** COUR-03: why nothing was taken, as a courier says it. */
export const DOOR_REFUSALS = [
	'not_at_address',
	'not_reached',
	'expensive',
	'wrong_price',
	'other',
] as const satisfies StaffCancelReason[];
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];
