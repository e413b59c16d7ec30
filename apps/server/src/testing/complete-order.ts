import assert from 'node:assert/strict';
import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { moveOrder } from '../areas/selling/orders/move-order.ts';
import { stockUp } from './order-rounds.ts';
import type { CalledShop, Shopper } from './shopper.ts';

const WAY = ['pending', 'accepted', 'on_delivery', 'completed'] as const satisfies OrderStatus[];

const MANAT_A_PIECE = 100;

/** Orders one piece of each product and moves the order up to this state. Returns the order's id. */
export async function completeOrder(
	shop: CalledShop,
	shopper: Shopper,
	productIds: readonly number[],
	{ upTo = 'completed' }: { upTo?: (typeof WAY)[number] } = {},
): Promise<number> {
	await stockUp(shop.db, productIds, 100);
	const response = await shopper.order({
		items: productIds.map((p_id) => ({ p_id, quantity: 1 })),
		expected_total: productIds.length * MANAT_A_PIECE,
	});
	assert.equal(response.statusCode, 201, response.body);
	const orderId: number = response.json().order.id;
	for (const to of WAY.slice(1, WAY.indexOf(upTo) + 1))
		await shop.db
			.transaction()
			.execute((trx) => moveOrder(trx, { orderId, to, by: 'shop', now: shop.clock() }));
	return orderId;
}
