import type { Order } from '@dukan/domain/selling/orders/order.api.ts';

export type PickedOrder = Pick<Order, 'number' | 'items'>;
type PickedItem = Order['items'][number];
type PickingTotal = { item: PickedItem; quantity: number; numbers: string[] };

/** Returns the pieces that the orders need together, by product, with the orders that need each product. */
export function pickingTotals(orders: readonly PickedOrder[]): PickingTotal[] {
	const totals = new Map<number, PickingTotal>();
	for (const { number, items } of orders)
		for (const item of items) {
			const total = totals.get(item.productId) ?? { item, quantity: 0, numbers: [] };
			total.quantity += item.quantity;
			total.numbers.push(number);
			totals.set(item.productId, total);
		}
	return [...totals.values()].toSorted((a, b) => a.item.productId - b.item.productId);
}
