import type { PaymentKind } from '../../base/orders/payment-kinds.ts';
import type { DeliveryKind } from './quote.ts';

/** DESK-05: the parts of an order that staff can change, with their names in its history. */
export const ORDER_PARTS = [
	'goods',
	'delivery',
	'place',
	'slot',
	'receiver',
	'payment',
	'discount',
	'note',
] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/** The part of an order that staff can change. */
export type EditableOrder = {
	/** The quantity of each product. */
	goods: ReadonlyMap<number, number>;
	delivery: DeliveryKind;
	districtId: number | null;
	address: string;
	slot: { date: string; id: number } | undefined;
	name: string;
	phone: string;
	payment: PaymentKind;
	changeFromTenge: number | null;
	discountTenge: number;
	discountReason: string;
	note: string;
};

type Facts = Readonly<Record<OrderPart, unknown>>;

function factsOf(order: EditableOrder): Facts {
	return {
		goods: [...order.goods].toSorted(([a], [b]) => a - b),
		delivery: order.delivery,
		place: [order.districtId, order.address],
		slot: order.slot ? [order.slot.date, order.slot.id] : null,
		receiver: [order.name, order.phone],
		payment: [order.payment, order.changeFromTenge],
		discount: [order.discountTenge, order.discountReason],
		note: order.note,
	};
}

/** Returns the parts that differ, in the order of ORDER_PARTS. */
export function changedParts(before: EditableOrder, after: EditableOrder): OrderPart[] {
	const was = factsOf(before);
	const is = factsOf(after);
	return ORDER_PARTS.filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]));
}
