import type { ProductWire } from '../catalogue/catalogue.api.ts';
import type { CancelReason, OrderMover, OrderStatus } from './order-status.ts';
import type { DeliveryKind } from './quote.ts';

/** Orders on the wire (CONTRACT.md). Prices are manat. */
export type OrderItemWire = { p_id: number; quantity: number };

export type PaymentKind = 'cash' | 'terminal';
export const PAYMENT_KINDS = ['cash', 'terminal'] as const satisfies readonly PaymentKind[];

export type DeliveryOptionsWire = {
	courier: { available: boolean; price: number; free_from: number | null };
	express: {
		available: boolean;
		price: number | null;
		minutes: number | null;
		/** Why it is not available. */
		reason: 'district' | 'hours' | 'full' | null;
	};
	pickup: { address: string; phone: string; hours: string };
	days: { date: string; slots: { id: number; from: string; to: string; left: number; open: boolean }[] }[];
	order_limit: number;
	minimums: { k_id: number; amount: number }[];
};

export type OrderQuoteWire = {
	items: (ProductWire & { quantity: number })[];
	changes: { p_id: number; code: 'gone' | 'stock' | 'limit'; from: number; to: number }[];
	subtotal: number;
	delivery_price: number;
	total: number;
	problems: OrderProblemWire[];
};

export type OrderProblemWire =
	| { code: 'delivery_unavailable' | 'express_unavailable' }
	| { code: 'minimum_amount'; k_id: number; amount: number };

export type OrderAddWire = {
	items: OrderItemWire[];
	delivery: DeliveryKind;
	region_id?: number;
	district_id?: number;
	address: string;
	slot?: { date: string; id: number };
	payment: PaymentKind;
	/** Ours: the note the courier must change, in manat. */
	change_from?: number;
	name: string;
	phone: string;
	note: string;
	expected_total: number;
};

type NamedWire = { id: number; name_en: string; name_ru: string; name_tm: string };

export type OrderWire = {
	id: number;
	number: string;
	status: OrderStatus;
	created_at: string;
	items: {
		p_id: number;
		p_name_en: string;
		p_name_ru: string;
		p_name_tm: string;
		price: number;
		quantity: number;
		product_unit: number;
		sum: number;
	}[];
	delivery: DeliveryKind;
	slot: { date: string; id: number; from: string; to: string } | null;
	region: NamedWire | null;
	district: NamedWire | null;
	address: string;
	payment: PaymentKind;
	change_from: number | null;
	name: string;
	phone: string;
	note: string;
	subtotal: number;
	delivery_price: number;
	total: number;
	can_cancel: boolean;
	cancel_reason: CancelReason | null;
	events: { status: OrderStatus; at: string; by: OrderMover }[];
};

/** One event of order_events. */
export type OrderEventWire = {
	order: number;
	number: string;
	status: OrderStatus;
	at: string;
	by: OrderMover;
};
