import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';

export type PickedOrder = Pick<OrderWire, 'number' | 'items'>;
type PickedItem = OrderWire['items'][number];
type PickingTotal = { item: PickedItem; quantity: number; numbers: string[] };

/** Returns what several orders need together, by product, with the orders that it goes to. */
export function pickingTotals(orders: readonly PickedOrder[]): PickingTotal[] {
	const totals = new Map<number, PickingTotal>();
	for (const { number, items } of orders)
		for (const item of items) {
			const total = totals.get(item.p_id) ?? { item, quantity: 0, numbers: [] };
			total.quantity += item.quantity;
			total.numbers.push(number);
			totals.set(item.p_id, total);
		}
	return [...totals.values()].toSorted((a, b) => a.item.p_id - b.item.p_id);
}
