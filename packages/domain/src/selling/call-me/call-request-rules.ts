export const CALL_REQUEST_STATES = ['waiting', 'ordered', 'closed'] as const;
export type CallRequestState = (typeof CALL_REQUEST_STATES)[number];

/** DESK-15: after this many days name and phone are deleted; a person who was not reached by then is not called any more. */
export const CALL_REQUEST_DATA_DAYS = 30;

export type WantedItem = { productId: number; quantity: number };

/** As many different goods as staff read out on the phone; the rest of a cart is dropped. */
export const MAX_WANTED_ITEMS = 30;

/** The cart as the field of a form: '12:1,7:2'. */
export function writeWantedItems(items: readonly WantedItem[]): string {
	return items
		.slice(0, MAX_WANTED_ITEMS)
		.map(({ productId, quantity }) => `${productId}:${quantity}`)
		.join(',');
}

/** Keeps each product once; the database leaves out unknown ones. */
export function readWantedItems(text: string): WantedItem[] {
	const pairs = text.split(',').map((pair) => pair.split(':').map(Number));
	const items = new Map<number, number>();
	for (const [productId = 0, quantity = 0] of pairs)
		if (productId > 0 && quantity > 0 && items.size < MAX_WANTED_ITEMS) items.set(productId, quantity);
	return Array.from(items, ([productId, quantity]) => ({ productId, quantity }));
}
