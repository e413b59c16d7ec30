import type { Language } from '../language/language.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** The order in which the back-office lists customers; '-' is the other way round. */
export const CUSTOMER_SORTS = [
	...['registered', '-registered', 'name', '-name'],
	...['orders', '-orders', 'spent', '-spent'],
] as const;

export const MAX_BAN_NOTE_LENGTH = 300;

export type CustomerRowWire = {
	id: number;
	name: string;
	/** As this member of staff may see it. */
	phone: string;
	registeredAt: string;
	/** Without cancelled ones. */
	orders: number;
	spentTenge: number;
	banned: boolean;
};

export type CustomerWire = CustomerRowWire & {
	email: string;
	address: string;
	language: Language;
	/** Why they were banned, or let in again, the last time. */
	banNote: string;
};

export type CustomerOrderWire = {
	id: number;
	number: string;
	createdAt: string;
	status: OrderStatus;
	totalTenge: number;
};

export type CustomerSessionWire = { id: number; userAgent: string; createdAt: string; lastSeenAt: string };
