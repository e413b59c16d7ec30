import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openOrderWorld, refill, runOrderMix, takeTogether } from '../../../testing/order-commands.ts';
import {
	fillSlot,
	mixCarts,
	overrunLimit,
	repeatKeys,
	sellOut,
	usePromotion,
} from '../../../testing/order-rounds.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { UnprotectedDatabase } from '../../../testing/unprotected-database.ts';

/** Does in small rounds what `npm run bench -- faults` does at full size. */
describe('many orders at once', async () => {
	const shop = await openTestShop({ after });

	test('R3 60 parallel orders on 20 pieces: exactly 20, the rest told that the stock changed', async () => {
		assert.deepEqual(await sellOut(shop, { pieces: 20, orders: 60 }), { placed: 20, sold: 20, left: 0 });
	});

	test('R3 mixed carts in any order of lines: no deadlock, and stock at start − sold = stock at end', async () => {
		assert.equal((await mixCarts(shop, { pieces: 15, orders: 50 })).missing, 0);
	});

	test('R4 4 keys, 8 parallel each: one order a key', async () => {
		assert.deepEqual(await repeatKeys(shop, { keys: 4, times: 8 }), { keys: 4, orders: 4, sold: 4 });
	});

	test('R5 40 parallel on a slot with room for 6: exactly 6; 20 parallel with a limit of 3 a day: exactly 3', async () => {
		assert.deepEqual(await fillSlot(shop, { capacity: 6, orders: 40 }), { placed: 6, left: 34 });
		assert.deepEqual(await overrunLimit(shop, { limit: 3, orders: 20 }), { placed: 3, left: 17 });
	});

	test('PRICE-03 30 parallel orders on a promotion for 5: exactly 5', async () => {
		assert.deepEqual(await usePromotion(shop, { limit: 5, orders: 30 }), { placed: 5, uses: 5 });
	});

	test('R6 any mix of ordering, cancelling, accepting at once leaves stock and slots exact', async () => {
		const world = await openOrderWorld(shop, async () => {});
		await runOrderMix(world, { runs: 4, commands: 10, kills: false, seed: 6 });
		assert.ok(world.orders.length > 0);
	});
});

/** The number of orders that the checkout lets in at once. */
const AT_ONCE = 6;

describe('controls: the same rounds without the protection', async () => {
	let opened: UnprotectedDatabase | undefined;
	const shop = await openTestShop(
		{ after },
		{
			openDatabase: (url) => {
				opened = new UnprotectedDatabase(url);
				return opened.db;
			},
		},
	);
	assert.ok(opened);
	const unprotected = opened;
	await sql`alter table product_stock drop constraint product_stock_quantity_check`.execute(shop.db);
	await sql`alter table slot_bookings drop constraint slot_bookings_booked_check`.execute(shop.db);
	await sql`alter table idempotency_keys drop constraint idempotency_keys_pkey`.execute(shop.db);
	await sql`alter table promotions drop constraint promotions_uses_limit_check1`.execute(shop.db);
	const race = async <Result>(parties: number, round: () => Promise<Result>) => {
		unprotected.gather(parties);
		try {
			return await round();
		} finally {
			unprotected.release();
		}
	};

	test('R3 control: without locks more is sold than there is', async () => {
		const round = await race(AT_ONCE, () => sellOut(shop, { pieces: 2, orders: AT_ONCE }));
		assert.deepEqual(round, { placed: AT_ONCE, sold: AT_ONCE, left: 2 - AT_ONCE });
	});

	test('R4 control: without a person’s lock and the key’s uniqueness one key makes several orders', async () => {
		const round = await race(AT_ONCE, () => repeatKeys(shop, { keys: 2, times: AT_ONCE / 2 }));
		assert.deepEqual(round, { keys: 2, orders: AT_ONCE, sold: AT_ONCE });
	});

	test('R5 control: slots and limits overrun', async () => {
		assert.deepEqual(await fillSlot(shop, { capacity: 6, orders: 30 }), { placed: 30, left: 0 });
		const mine = await race(AT_ONCE, () => overrunLimit(shop, { limit: 3, orders: AT_ONCE }));
		assert.deepEqual(mine, { placed: AT_ONCE, left: 0 });
	});

	test('PRICE-03 control: without the condition of its counting a promotion for 2 is given to all', async () => {
		const round = await race(AT_ONCE, () => usePromotion(shop, { limit: 2, orders: AT_ONCE }));
		assert.deepEqual(round, { placed: AT_ONCE, uses: AT_ONCE });
	});

	test('R6 control: without locks the books do not balance', async () => {
		const world = await openOrderWorld(shop, async () => {});
		await refill(world);
		await takeTogether(world, [{ do: 'order', person: 0, products: [21], quantity: 2, slot: undefined }]);
		const cancelling = () => takeTogether(world, [{ do: 'cancel', order: 0, times: 4 }]);
		await race(4, () => assert.rejects(cancelling(), /stock/));
	});
});
