import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { districtOf } from '../../testing/district-of.ts';
import { stockUp } from '../../testing/order-rounds.ts';
import { signUpShopper } from '../../testing/shopper.ts';
import { signInStaff } from '../../testing/staff.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { migrate } from '../database/migrate.ts';
import { hashBody } from './body-hash.ts';

const BASELINE = readFileSync(join(import.meta.dirname, '../../migrations/190_baseline.sql'), 'utf8');

/** Restores the three tables that held the keys before one table replaced them. */
async function takeBack(client: pg.Client): Promise<void> {
	await client.query('drop table idempotency_keys; delete from migrations where number between 195 and 197');
	for (const table of ['order_keys', 'staff_keys', 'call_keys'])
		await client.query(new RegExp(`create table ${table} \\(.*?\\n\\);`, 's').exec(BASELINE)?.[0] ?? '');
}

describe('R4 keys across the upgrade that gives them one table', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock, databaseUrl } = shop;
	await stockUp(db, [1], 10);
	const me = await signUpShopper(shop);
	const { id: staffId, cookie } = await signInStaff(db, clock(), 'owner');
	const old = new pg.Client({ connectionString: databaseUrl, application_name: 'dukan notifications 194' });
	await old.connect();
	shop.onClose(() => old.end().catch(() => {}));

	const order = (key: string) => me.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 }, key);
	const ask = (key: string) =>
		me.call('POST', '/api/question_add', { p_id: 1, text: 'How many ports?' }, { 'idempotency-key': key });
	const press = (key: string) =>
		app.inject({
			method: 'POST',
			url: '/api/staff/regions_add',
			headers: { cookie, 'idempotency-key': key },
			payload: { nameEn: 'Twice', nameRu: 'Twice', nameTm: 'Twice' },
		});
	const sendAll = async (key: string) => {
		const all = [await order(key), await ask(key), await press(key)];
		return all.map((sent) => ({ status: sent.statusCode, id: sent.json().order?.id ?? sent.json().id }));
	};

	const [first, question, region] = await sendAll('first-key');
	const stored = async (caller: readonly (string | number)[]) => {
		const { rows } = await old.query<{ hash: Buffer; result: unknown }>(
			'select request_hash as hash, result from idempotency_keys where key_hash = $1',
			[hashBody(caller)],
		);
		return rows[0] ?? assert.fail(`${caller} is not stored`);
	};
	const ordered = await stored([`order of user ${me.id}`, 'first-key']);
	const asked = await stored([`user ${me.id}`, 'first-key']);
	const pressed = await stored([`staff ${staffId}`, 'first-key', 1]);

	/** Stores keys in the way the former program did. */
	const storeAsBefore = [
		(key: string) =>
			old.query('insert into order_keys values ($1, $2, $3, $4, $5)', [
				me.id,
				key,
				ordered.hash,
				ordered.result,
				clock(),
			]),
		async (key: string) => {
			const hash = hashBody([`user ${me.id}`, key]);
			await old.query('insert into call_keys values ($1, $2, null, $3)', [hash, asked.hash, clock()]);
			await old.query('update call_keys set result = $1 where key_hash = $2', [asked.result, hash]);
		},
		async (key: string) => {
			await old.query('insert into staff_keys values ($1, $2, 1, $3, null, $4)', [
				staffId,
				key,
				pressed.hash,
				clock(),
			]);
			await old.query('update staff_keys set result = $1 where key = $2', [
				JSON.stringify(pressed.result),
				key,
			]);
		},
	];
	const repeated = [first, question, region].map((one) => ({ status: 200, id: one?.id }));

	test('what the program of before has done under a key is not done again', async () => {
		assert.deepEqual([first?.status, question?.status, region?.status], [201, 201, 200]);
		await takeBack(old);
		for (const store of storeAsBefore) await store('first-key');
		await migrate(databaseUrl, () => {});
		assert.deepEqual(await sendAll('first-key'), repeated);
	});

	test('what it does while it runs beside this one is not done again either', async () => {
		for (const store of storeAsBefore) await store('second-key');
		assert.deepEqual(await sendAll('second-key'), repeated);
	});

	test('it is refused what this one has done: asked again, this one answers', async () => {
		await sendAll('third-key');
		for (const store of storeAsBefore) await assert.rejects(store('third-key'), { code: '57014' });
	});

	test('once it is gone its tables are, and its keys are honoured on', async () => {
		await old.end();
		await migrate(databaseUrl, () => {});
		const { rows } = await sql<{ left: number }>`select count(*)::integer as left from pg_class
			where relname in ('order_keys', 'staff_keys', 'call_keys')`.execute(db);
		assert.deepEqual(rows, [{ left: 0 }]);
		assert.deepEqual(await sendAll('first-key'), repeated);
		assert.deepEqual(await sendAll('second-key'), repeated);
	});
});

test('ACCT-03 R4 an address that the program of before has added under a key is not added again', async (t) => {
	const shop = await openTestShop(t);
	const me = await signUpShopper(shop);
	const old = new pg.Client({
		connectionString: shop.databaseUrl,
		application_name: 'dukan notifications 204',
	});
	await old.connect();
	shop.onClose(() => old.end().catch(() => {}));
	await old.query(`alter table delivery_addresses add key text, add body_hash bytea;
		delete from migrations where number in (205, 206)`);
	const district_id = await districtOf(shop.db);
	const addAsBefore = (key: string, address: string) =>
		old.query(
			`insert into delivery_addresses (user_id, district_id, address, choice, key, body_hash)
			values ($1, $2, $3, 1, $4, $5)`,
			[me.id, district_id, address, key, hashBody({ district_id, address })],
		);
	const statusOf = async (key: string, address: string) =>
		(await me.call('POST', '/api/address_add', { district_id, address }, { 'idempotency-key': key }))
			.statusCode;
	await addAsBefore('first-key', 'Parahat 1, jaý 12');
	await migrate(shop.databaseUrl, () => {});
	await addAsBefore('second-key', 'Parahat 2, jaý 3');
	const sendBoth = async () => [
		await statusOf('first-key', 'Parahat 1, jaý 12'),
		await statusOf('second-key', 'Parahat 2, jaý 3'),
	];
	assert.deepEqual(await sendBoth(), [200, 200]);
	await old.end();
	await migrate(shop.databaseUrl, () => {});
	assert.deepEqual(await sendBoth(), [200, 200]);
	assert.equal(await statusOf('third-key', 'Parahat 1, jaý 12'), 409);
});
