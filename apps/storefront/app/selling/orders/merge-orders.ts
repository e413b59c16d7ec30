type Identified = { id: number };

/** What is known with what has come: each order once, as it came last, the newest first. */
export function mergeOrders<Order extends Identified>(
	known: readonly Order[],
	fresh: readonly Order[],
): Order[] {
	const orders = new Map([...known, ...fresh].map((order) => [order.id, order]));
	return [...orders.values()].sort((one, other) => other.id - one.id);
}
