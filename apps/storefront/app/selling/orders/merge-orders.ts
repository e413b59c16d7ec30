type Identified = { id: number };

/** Merges known orders with newly loaded ones: each order once, in its latest version, the newest first. */
export function mergeOrders<Order extends Identified>(
	known: readonly Order[],
	fresh: readonly Order[],
): Order[] {
	const orders = new Map([...known, ...fresh].map((order) => [order.id, order]));
	return [...orders.values()].sort((one, other) => other.id - one.id);
}
