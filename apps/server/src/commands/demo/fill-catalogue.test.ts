import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stockUp } from '../../testing/order-rounds.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { fillDemoCatalogue, OrdersExist } from './fill-catalogue.ts';

test('R1 the demo catalogue does not replace goods that somebody has ordered', async (t) => {
	const shop = await openTestShop(t);
	const shopper = await signUpShopper(shop);
	await stockUp(shop.db, [4], 1);
	const placed = await shopper.order({ items: [{ p_id: 4, quantity: 1 }], expected_total: 100 });
	assert.equal(placed.statusCode, 201, placed.body);
	const filling = fillDemoCatalogue(shop.databaseUrl, { replace: true, now: shop.clock(), say: () => {} });
	await assert.rejects(filling, OrdersExist);
	const { count } = await shop.db
		.selectFrom('products')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.executeTakeFirstOrThrow();
	assert.equal(Number(count), 600);
});
