import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sweep } from './housekeeping.ts';
import { DAY_MS } from './platform/clock.ts';
import { people } from './testing/people.ts';
import { openTestShop } from './testing/test-shop.ts';

test('S7 dead sessions, old places and forgotten limits are swept away, living ones stay', async (t) => {
	const shop = await openTestShop(t);
	const { db, time } = shop;
	const { register, show, signIn } = people(shop);
	const rows = async (table: 'sessions' | 'known_places' | 'limits') =>
		(await db.selectFrom(table).selectAll().execute()).length;
	const { phone, token } = await register();
	await signIn(phone, 'gyzyl nar');
	time.pass(10 * DAY_MS);
	await sweep(shop);
	assert.deepEqual([await rows('sessions'), await rows('known_places'), await rows('limits')], [1, 2, 0]);
	assert.equal((await show(token)).token, token);
	time.pass(100 * DAY_MS);
	await sweep(shop);
	assert.deepEqual([await rows('sessions'), await rows('known_places')], [0, 0]);
});
