import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { FavouriteWire } from '@dukan/domain/goods/favourites/favourites.api.ts';
import { sql } from 'kysely';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('favourites', async () => {
	const shop = await openTestShop({ after });
	const me = await signUpShopper(shop);
	const ids = (response: { json: () => { rows: FavouriteWire[] } }) =>
		response.json().rows.map(({ p_id }) => p_id);

	test('FAV-01 FAV-02 saved goods are synced, kept once, with the price of then', async () => {
		const priceOf5 = (tenge: number) =>
			sql`update products set on_sale = false, price_tenge = ${tenge}, unit_factor = 1 where id = 5`.execute(
				shop.db,
			);
		await priceOf5(100_000);
		assert.deepEqual(ids(await me.call('GET', '/api/favourite_list')), []);
		const added = await me.call('POST', '/api/favourite_sync', { add: [5, 6, 6, 999_999], remove: [] });
		assert.deepEqual(ids(added).toSorted(), [5, 6]);
		await priceOf5(90_000);
		shop.time.pass(1000);
		const again = await me.call('POST', '/api/favourite_sync', { add: [5, 7], remove: [6] });
		assert.deepEqual(ids(again), [7, 5]);
		const five: FavouriteWire = again.json().rows[1];
		assert.deepEqual([five.saved_price, five.p_price_1], [1000, 900]);
		assert.equal(five.saved_at, '2026-11-15T07:00:00.000Z');
	});

	test('S11 another person sees none of it; without a token nothing', async () => {
		const other = await signUpShopper(shop);
		assert.deepEqual(ids(await other.call('GET', '/api/favourite_list')), []);
		for (const [method, url] of [
			['GET', '/api/favourite_list'],
			['POST', '/api/favourite_sync'],
			['POST', '/api/favourite_clear'],
		] as const)
			assert.equal((await shop.app.inject({ method, url })).statusCode, 401);
	});

	test('FAV-01 clear; bad input is refused', async () => {
		assert.equal((await me.call('POST', '/api/favourite_sync', { add: ['x'] })).statusCode, 400);
		assert.equal((await me.call('POST', '/api/favourite_sync', { add: Array(501).fill(1) })).statusCode, 400);
		assert.equal((await me.call('POST', '/api/favourite_clear')).statusCode, 204);
		assert.deepEqual(ids(await me.call('GET', '/api/favourite_list')), []);
	});
});
