import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { DatabaseTrouble } from '../platform/database/database-trouble.ts';
import { isReplicaFailure, unavailableReason } from '../platform/database/database-unavailable.ts';
import { people } from './people.ts';
import { openTestShop } from './test-shop.ts';
import { until } from './until.ts';

describe('R17 a database that takes no changes', async () => {
	const shop = await openTestShop({ after });
	const signUp = async () => (await people(shop).register()).response;
	const readyz = async () => {
		const response = await shop.app.inject('/readyz');
		return [response.statusCode, response.json().status];
	};

	test('R17 full disk: 503 with Retry-After, never 500, and /readyz names the reason', async () => {
		await sql`create function refuse() returns trigger language plpgsql as $$
			begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(shop.db);
		await sql`create trigger full_disk before insert on users execute function refuse()`.execute(shop.db);
		const refused = await signUp();
		assert.deepEqual([refused.statusCode, refused.json().code], [503, 'temporarily_unavailable']);
		assert.ok(refused.headers['retry-after']);
		assert.deepEqual(await readyz(), [503, 'database unavailable: disk full']);
		assert.equal((await shop.app.inject('/api/category_list')).statusCode, 200, 'reads go on');
		await sql`drop trigger full_disk on users`.execute(shop.db);
	});

	test('R17 read-only, as a demoted primary is: 503, and /readyz says so; both end by themselves', async () => {
		const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
		const admin = new pg.Client({ connectionString: process.env.TEST_SERVER_URL });
		await admin.connect();
		const setReadOnly = async (value: 'on' | 'off') => {
			await admin.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
			// The setting applies from the next connection on.
			await admin.query(
				`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'dukan'`,
				[rows[0]?.name],
			);
		};
		try {
			await setReadOnly('on');
			await until(async () => (await readyz())[1] === 'database read-only');
			const refused = await signUp();
			assert.deepEqual([refused.statusCode, refused.json().code], [503, 'temporarily_unavailable']);
			await setReadOnly('off');
			await until(async () => (await readyz())[0] === 200);
		} finally {
			await admin.end();
		}
	});
});

test('R17 the reason of a refusal is named; what a replica cancels is read from the primary', () => {
	const error = (code: string) => Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
	const table = {
		'53100': 'disk full',
		'25006': 'read-only',
		'57014': 'statement ended by a time-out or an administrator',
		'53300': 'too many connections',
		'08P01': 'the pooler has no connection',
		'23505': undefined,
		'40001': undefined,
	};
	for (const [code, reason] of Object.entries(table))
		assert.equal(unavailableReason(error(code)), reason, code);
	assert.equal(isReplicaFailure(error('40001')), true);
	assert.equal(isReplicaFailure(error('23505')), false);
	let nowMs = 0;
	const trouble = new DatabaseTrouble(() => nowMs);
	trouble.note(error('57P01'));
	assert.equal(trouble.reason, undefined, 'the probe finds that by itself');
	trouble.note(error('53100'));
	assert.equal(trouble.reason, 'disk full');
	nowMs = 10_001;
	assert.equal(trouble.reason, undefined);
});
