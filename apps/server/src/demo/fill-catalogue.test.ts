import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { signUpShopper } from '../testing/shopper.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { fillDemoCatalogue, OrdersExist } from './fill-catalogue.ts';

test('R1 the demo catalogue does not replace goods that somebody has ordered', async () => {
	const shop = await openTestShop({ after });
	const shopper = await signUpShopper(shop);
	const product = await shop.db
		.selectFrom('products')
		.select(['price_tenge', 'sale_price_tenge'])
		.where('id', '=', 4)
		.executeTakeFirstOrThrow();
	const total = (product.sale_price_tenge ?? product.price_tenge) / 100;
	const placed = await shopper.order({ items: [{ p_id: 4, quantity: 1 }], expected_total: total });
	assert.equal(placed.statusCode, 201, placed.body);
	const filling = fillDemoCatalogue(shop.databaseUrl, { replace: true, now: shop.clock(), say: () => {} });
	await assert.rejects(filling, OrdersExist);
	const { count } = await shop.db
		.selectFrom('products')
		.select(({ fn }) => fn.countAll<string>().as('count'))
		.executeTakeFirstOrThrow();
	assert.equal(Number(count), 600);
});
