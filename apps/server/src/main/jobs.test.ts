import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { sql } from 'kysely';
import { DAY_MS } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { MAX_JOB_S } from '../platform/jobs/job-queue.ts';
import { closePatientDatabase, openPatientDatabase } from '../platform/jobs/patient-database.ts';
import { stockUp } from '../testing/order-rounds.ts';
import { people } from '../testing/people.ts';
import { signUpShopper } from '../testing/shopper.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { deleteExpired, shopJobs } from './jobs.ts';

test('S7 expired sessions, places and limits are deleted, current ones stay', async (t) => {
	const shop = await openTestShop(t);
	const { db, time } = shop;
	const { register, show, signIn } = people(shop);
	const rows = async (table: 'sessions' | 'known_devices' | 'limits') =>
		(await db.selectFrom(table).selectAll().execute()).length;
	const { phone, token } = await register();
	await signIn(phone, 'gyzyl nar');
	time.pass(10 * DAY_MS);
	await deleteExpired(shop);
	assert.deepEqual([await rows('sessions'), await rows('known_devices'), await rows('limits')], [1, 1, 0]);
	assert.equal((await show(token)).token, token);
	time.pass(100 * DAY_MS);
	await deleteExpired(shop);
	assert.deepEqual([await rows('sessions'), await rows('known_devices')], [0, 0]);
});

test('R4 idempotency keys are deleted after months, orders never', async (t) => {
	const shop = await openTestShop(t);
	const shopper = await signUpShopper(shop);
	await stockUp(shop.db, [4], 1);
	const placed = await shopper.order({ items: [{ p_id: 4, quantity: 1 }], expected_total: 100 });
	assert.equal(placed.statusCode, 201, placed.body);
	const count = async (table: 'idempotency_keys' | 'orders') =>
		(await sql`select from ${sql.table(table)}`.execute(shop.db)).rows.length;
	shop.time.pass(80 * DAY_MS);
	await deleteExpired(shop);
	assert.equal(await count('idempotency_keys'), 1);
	shop.time.pass(11 * DAY_MS);
	await deleteExpired(shop);
	assert.deepEqual([await count('idempotency_keys'), await count('orders')], [0, 1]);
});

test('STOCK-01, COUR-04 jobs over whole tables take longer than a request may: they have connections of their own', async (t) => {
	const shop = await openTestShop(t);
	const requests = openDatabase(shop.databaseUrl, () => {});
	await requests.destroy();
	const patient = openPatientDatabase(shop.databaseUrl, () => {});
	shop.onClose(() => closePatientDatabase(patient));
	const { rows } = await sql<{
		ms: number;
	}>`select setting::integer as ms from pg_settings where name = 'statement_timeout'`.execute(patient);
	assert.ok((rows[0]?.ms ?? 0) >= MAX_JOB_S * 1000);

	const jobs = new Map(shopJobs({ ...shop, db: requests }, patient).map((job) => [job.name, job]));
	for (const name of ['housekeeping', 'popularity', 'stock-check', 'cash-check']) await jobs.get(name)?.run();
	const runs = await shop.db.selectFrom('job_runs').select(['job', 'ok']).orderBy('job').execute();
	assert.deepEqual(
		runs.map(({ job, ok }) => [job, ok]),
		['cash-check', 'housekeeping', 'popularity', 'stock-check'].map((job) => [job, true]),
	);
});

test('the operations screen has a name for every job', async (t) => {
	const shop = await openTestShop(t);
	const unnamed = shopJobs(shop, shop.db).filter(({ name }) => !(`jobs.${name}` in operationsTexts.en));
	assert.deepEqual(
		unnamed.map(({ name }) => name),
		[],
	);
});
