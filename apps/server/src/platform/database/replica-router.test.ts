import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { startReplicated } from '../../testing/replica.ts';
import { until } from '../../testing/until.ts';
import { type Database, openDatabase } from './database.ts';
import { ReplicaRouter } from './replica-router.ts';

describe('reading from a replica', async () => {
	const pair = await startReplicated();
	const [primary, replica] = [pair.primary, pair.replica].map(({ url }) => openDatabase(url, () => {})) as [
		Database,
		Database,
	];
	after(async () => {
		await Promise.all([primary.destroy(), replica.destroy()]);
		await pair.close();
	});
	await sql`create table counted (value integer)`.execute(primary);
	await sql`insert into counted values (0)`.execute(primary);
	const valueIn = async (db: Database) =>
		(await sql<{ value: number }>`select value from counted`.execute(db)).rows[0]?.value;
	const source = new ReplicaRouter(primary, replica);
	const readFrom = () => source.read(async (db) => (db === replica ? 'replica' : 'primary'));
	const untilReadFrom = (wanted: string) => until(async () => (await readFrom()) === wanted, wanted);

	test('until it is known how far the replica must have come, the primary is read', async () => {
		assert.equal(await readFrom(), 'primary');
		source.onPrimaryChange();
		assert.equal(await readFrom(), 'primary');
		await untilReadFrom('replica');
	});

	test('a lagging replica is not used: no read after a notification returns the old value', async () => {
		await sql`select pg_wal_replay_pause()`.execute(replica);
		await sql`update counted set value = 1`.execute(primary);
		source.onPrimaryChange();
		for (let index = 0; index < 20; index += 1) {
			assert.equal(await source.read(valueIn), 1);
			assert.equal(await readFrom(), 'primary');
		}
		assert.equal(await valueIn(replica), 0, 'it does lag');
		await sql`select pg_wal_replay_resume()`.execute(replica);
		await untilReadFrom('replica');
		assert.equal(await source.read(valueIn), 1);
	});

	test('many changes and reads at once: a read is never older than the last notified change', async () => {
		for (let value = 2; value < 40; value += 1) {
			await sql`update counted set value = ${value}`.execute(primary);
			source.onPrimaryChange();
			const read = await Promise.all(Array.from({ length: 5 }, () => source.read(valueIn)));
			assert.deepEqual(read, Array(5).fill(value));
		}
	});

	test('R21 while the primary is away, the replica is read; a defect of the query is no reason for that', async (t) => {
		const away = openDatabase('postgres://dukan:none@127.0.0.1:1/dukan', () => {});
		t.after(() => away.destroy());
		const router = new ReplicaRouter(away, replica);
		assert.equal(typeof (await router.read(valueIn)), 'number');
		const broken = router.read((db) => {
			if (db === replica) throw new Error('not asked');
			throw new TypeError('a defect');
		});
		await assert.rejects(broken, /a defect/);
	});

	test('R7 when the replica is gone the primary serves, also in the middle of a read', async () => {
		await untilReadFrom('replica');
		const used: string[] = [];
		const read = await source.read(async (db) => {
			used.push(db === replica ? 'replica' : 'primary');
			if (db === replica) {
				pair.killReplica();
				for (;;) await valueIn(db);
			}
			return valueIn(db);
		});
		assert.deepEqual([read, used], [39, ['replica', 'primary']]);
		assert.equal(await readFrom(), 'primary');
	});
});
