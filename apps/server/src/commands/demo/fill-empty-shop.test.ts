import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { signUpShopper } from '../../testing/shopper.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { fillEmptyShop } from './fill-empty-shop.ts';

test('R16 a shop that people use and that lost its goods is not filled with demo goods', async (t) => {
	const shop = await openTestShop(t);
	await signUpShopper(shop);
	await shop.db.transaction().execute(async (trx) => {
		await sql`set local session_replication_role = replica`.execute(trx);
		await sql`truncate categories cascade`.execute(trx);
	});
	const said: string[] = [];
	await fillEmptyShop(shop.databaseUrl, { dataDir: shop.config.dataDir, say: (line) => said.push(line) });
	assert.deepEqual(said, []);
	assert.deepEqual(await shop.db.selectFrom('categories').select('id').execute(), []);
});
