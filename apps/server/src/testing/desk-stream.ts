import assert from 'node:assert/strict';
import type { ReadEvent } from './event-reader.ts';
import type { Shopper } from './shopper.ts';

/** Orders one piece of product 1, which the test has stocked up. */
export async function placeOrder(shopper: Shopper): Promise<{ id: number; number: string }> {
	const placed = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
	assert.equal(placed.statusCode, 201, placed.body);
	return placed.json().order;
}

export const unseenOf = ({ data }: ReadEvent) => ((data.counts ?? data) as { unseen: number }).unseen;

/** Returns the numbers of the orders that arrived since the last stream. */
export const missedOf = ({ data }: ReadEvent) =>
	(data.missed as { number: string }[]).map(({ number }) => number).toSorted();
