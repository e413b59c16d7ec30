import type { Localized } from '../language/language.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderWire, PaymentKind } from './orders.api.ts';
import type { DeliveryKind } from './quote.ts';

/** Orders as the back-office sees them. Sums are manat. */
export type StaffOrderRowWire = {
	id: number;
	number: string;
	status: OrderStatus;
	createdAt: string;
	name: string;
	phone: string;
	delivery: DeliveryKind;
	payment: PaymentKind;
	/** The day it is meant for, and the hours where there are any. */
	deliveryDate: string;
	slotFrom: string | null;
	slotTo: string | null;
	district: Localized | null;
	pieces: number;
	total: number;
};

/** Which orders a list shows. */
export const ORDER_SORTS = ['created', 'total', 'delivery'] as const;

export type OrderNoteWire = { id: number; at: string; staff: string; text: string };

/** Somebody else who has this order open. */
export type OrderWatcherWire = { id: number; name: string };

/** What is known of who ordered. */
export type OrderCustomerWire = {
	id: number;
	name: string;
	phone: string;
	banned: boolean;
	since: string;
	orders: number;
	cancelled: number;
	/** Of completed orders. */
	spent: number;
	latest: { id: number; number: string; status: OrderStatus; createdAt: string; total: number }[];
};

export type StaffOrderWire = OrderWire & {
	/** Of this state of the order: a change names the one it was made upon. */
	version: number;
	cancelNote: string;
	notes: OrderNoteWire[];
	/** Who of the shop made each move, in the order of `events`. */
	movers: (string | null)[];
	customer: OrderCustomerWire;
	/** Pieces on the shelf besides those of this order, and the picture, by product. */
	stock: Record<number, number>;
	pictures: Record<number, string>;
};

export type OrderEditWire = {
	version: number;
	items: { p_id: number; quantity: number }[];
	payment: PaymentKind;
	change_from?: number;
	address: string;
	note: string;
	/** Of an order by courier. */
	slot?: { date: string; id: number };
};

/** How many orders wait in each state: the badges of the menu. */
export type OrderCountsWire = Record<'pending' | 'accepted' | 'on_delivery', number>;
