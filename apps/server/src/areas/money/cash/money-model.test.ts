import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { runMoneyMix } from '../../../testing/money-commands.ts';
import { openMoneyWorld } from '../../../testing/money-world.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

test('R20 R24 orders, edits, hand-outs, refusals, returns and exchanges at once: the books agree to the tenge and the piece', async (t) => {
	const shop = await openTestShop(t);
	const world = await openMoneyWorld(shop, async () => {}, 1000);
	await runMoneyMix(world, { rounds: 12, atOnce: 8, kills: false, seed: 20 });
	for (const kind of ['order', 'handOut', 'edit', 'return'])
		assert.ok((world.done.get(kind) ?? 0) > 0, `${kind} was done`);
	// As a control, the book gets a tenge that no one paid, and the check must find it.
	await sql`insert into cash_entries (at, kind, amount_tenge, reason) values (now(), 'other', 1, 'Control')`.execute(
		shop.db,
	);
	await assert.rejects(
		runMoneyMix(world, { rounds: 1, atOnce: 1, kills: false, seed: 20 }),
		/cash and terminal/,
	);
});
