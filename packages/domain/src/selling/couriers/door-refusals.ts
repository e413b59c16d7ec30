import type { StaffCancelReason } from '../../base/orders/order-status.ts';

/** COUR-03: the reasons that a courier chooses from when the customer takes nothing. */
export const DOOR_REFUSALS = [
	'not_at_address',
	'not_reached',
	'expensive',
	'wrong_price',
	'other',
] as const satisfies StaffCancelReason[];
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];
