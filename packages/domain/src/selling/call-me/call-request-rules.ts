export const CALL_REQUEST_STATES = ['waiting', 'ordered', 'closed'] as const;
export type CallRequestState = (typeof CALL_REQUEST_STATES)[number];

/**
 * DESK-15: the shop deletes name and phone after this many days, and no longer calls a person whom it has not
 * reached by then.
 */
export const CALL_REQUEST_DATA_DAYS = 30;

export type WantedItem = { productId: number; quantity: number };

/** The largest number of different goods that staff read out on the phone. The rest of a cart is dropped. */
export const MAX_WANTED_ITEMS = 30;

/** Writes the cart as the value of a form field: '12:1,7:2'. */
export function writeWantedItems(items: readonly WantedItem[]): string {
	return items
		.slice(0, MAX_WANTED_ITEMS)
		.map(({ productId, quantity }) => `${productId}:${quantity}`)
		.join(',');
}

/**
 * Reads the cart from a form field and keeps each product once. Unknown products are dropped later, in the
 * database.
 */
export function readWantedItems(text: string): WantedItem[] {
	const pairs = text.split(',').map((pair) => pair.split(':').map(Number));
	const items = new Map<number, number>();
	for (const [productId = 0, quantity = 0] of pairs)
		if (productId > 0 && quantity > 0 && items.size < MAX_WANTED_ITEMS) items.set(productId, quantity);
	return Array.from(items, ([productId, quantity]) => ({ productId, quantity }));
}
