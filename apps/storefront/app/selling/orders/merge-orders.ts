type Identified = { id: number };

/**
 * Merges known orders with newly loaded ones. Each order appears once in its latest version, and the newest
 * order comes first.
 */
export function mergeOrders<Order extends Identified>(
	known: readonly Order[],
	fresh: readonly Order[],
): Order[] {
	const orders = new Map([...known, ...fresh].map((order) => [order.id, order]));
	return [...orders.values()].sort((one, other) => other.id - one.id);
}
