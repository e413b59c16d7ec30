import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStockWorld, runStockMix } from '../../../testing/stock-commands.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { addUnmovedStock } from '../../../testing/unmoved-stock.ts';

test('STOCK-01 receipts, sales, cancels, returns, counts and write-offs at once: journal, stock and documents agree', async (t) => {
	const shop = await openTestShop(t);
	const world = await openStockWorld(shop, async () => {});
	await runStockMix(world, { rounds: 8, atOnce: 8, kills: false, seed: 24 });
	for (const kind of ['receive', 'order', 'cancel', 'complete', 'count'])
		assert.ok((world.done.get(kind) ?? 0) > 0, `${kind} was done`);
	// As a control, the stock gets a piece that no movement brought, and the check must find it.
	await shop.db.transaction().execute((trx) => addUnmovedStock(trx, 31, 1));
	await assert.rejects(
		runStockMix(world, { rounds: 1, atOnce: 1, kills: false, seed: 24 }),
		/movements add up to the stock/,
	);
});
