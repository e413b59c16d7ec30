type Identified = { id: number };

/** A page of orders after those that are known; one that moved down meanwhile is not shown twice. */
export function mergeOrders<Order extends Identified>(
	known: readonly Order[],
	next: readonly Order[],
): Order[] {
	return [...withoutOrders(known, next), ...next];
}

/** The newest page in front of those that are known, after the line was away. */
export function refreshOrders<Order extends Identified>(
	known: readonly Order[],
	newest: readonly Order[],
): Order[] {
	return [...newest, ...withoutOrders(known, newest)];
}

function withoutOrders<Order extends Identified>(known: readonly Order[], fresh: readonly Order[]): Order[] {
	const ids = new Set(fresh.map(({ id }) => id));
	return known.filter(({ id }) => !ids.has(id));
}
