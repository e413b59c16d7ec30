import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { OperationsWire, SmsRowWire } from '@dukan/domain/running/operations/staff-operations.api.ts';
import type { StaffPage } from '@dukan/domain/staff/team/staff.api.ts';
import pg from 'pg';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';
import { putOff, putSms, takeSms } from '../../shop/sms/sms-outbox.queries.ts';
import { runJob } from './job-runs.ts';

describe('operations in the back-office', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock, config } = shop;
	const { cookie, id: staffId } = await signInStaff(db, clock(), 'manager');
	const get = async <Body>(path: string) =>
		(await app.inject({ url: `/api/staff/${path}`, headers: { cookie } })).json<Body>();
	const post = (path: string, payload: object = {}) =>
		app.inject({ method: 'POST', url: `/api/staff/${path}`, headers: { cookie }, payload });

	test('S11 operators and content staff see no operations and pull no lever', async () => {
		for (const role of ['operator', 'content'] as const) {
			const { cookie: other } = await signInStaff(db, clock(), role);
			const headers = { cookie: other };
			for (const path of ['operations', 'operations_sms'])
				assert.equal((await app.inject({ url: `/api/staff/${path}`, headers })).statusCode, 403);
			for (const path of ['sms_retry', 'sms_test', 'caches_drop'])
				assert.equal(
					(await app.inject({ method: 'POST', url: `/api/staff/${path}`, headers, payload: {} })).statusCode,
					403,
				);
		}
	});

	test('reports the process, the database, its largest tables and its migrations', async () => {
		const { process: mine, database, migrations } = await get<OperationsWire>('operations');
		assert.match(mine.name, new RegExp(`, ${process.pid}$`));
		assert.ok(mine.memoryBytes > mine.heapBytes && mine.heapBytes > 1e6);
		assert.ok(database.bytes > 1e6 && database.connections.used > 0 && database.connections.max >= 10);
		const sizes = database.tables.map(({ bytes }) => bytes);
		assert.deepEqual(
			sizes,
			sizes.toSorted((a, b) => b - a),
		);
		assert.ok(database.tables.some(({ name }) => name === 'product_attributes'));
		assert.deepEqual([migrations.at(-1)?.number, migrations.at(-1)?.name], [190, '190_baseline.sql']);
	});

	test('no backup is reported as none; a failed one does not hide the last complete one', async () => {
		const { backups, checks } = await get<OperationsWire>('operations');
		assert.deepEqual(backups, { last: null, lastGood: null });
		const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
		assert.deepEqual(
			[states.backup, states.smsGateway, states.changes, states.listing],
			['bad', 'bad', 'good', 'good'],
		);
		const made = { kind: 'full', bytes: 5_000_000_000 };
		await db
			.insertInto('backups')
			.values([
				{ ...made, started_at: later(clock(), -DAY_MS), finished_at: later(clock(), -DAY_MS + 1), ok: true },
				{ ...made, started_at: later(clock(), -HOUR_MS), finished_at: null, note: 'disk full' },
			])
			.execute();
		const { last, lastGood } = (await get<OperationsWire>('operations')).backups;
		assert.deepEqual(
			[last?.ok, last?.note, lastGood?.ok, lastGood?.bytes],
			[false, 'disk full', true, 5_000_000_000],
		);
	});

	test('S19 a part of the hour’s SMS that is used up is named', async () => {
		const spent = async () => (await get<OperationsWire>('operations')).sms.spent;
		assert.deepEqual(await spent(), []);
		const max = Math.floor(config.sms.hourlyBudget * 0.3);
		await db
			.insertInto('limits')
			.values({
				kind: 'sms:cancelled',
				key: 'new',
				count: max,
				open_at: clock(),
				forget_at: later(clock(), HOUR_MS),
			})
			.execute();
		assert.deepEqual(await spent(), ['cancelled_new']);
	});

	test('S15 the outbox is counted and listed without texts or whole phones; what failed is tried now, what is on its way is not', async () => {
		const now = clock();
		const put = (phone: string, expiresAt: Date, at = now) =>
			putSms(db, { phone, text: 'secret code 123456', expiresAt }, at);
		await put('1111111', later(now, MINUTE_MS));
		const failed = await takeSms(db, now);
		assert.ok(failed);
		await putOff(db, failed, now);
		await put('2222222', later(now, MINUTE_MS));
		const onItsWay = await takeSms(db, now);
		await put('3333333', later(now, -1), later(now, -MINUTE_MS));
		await put('4444444', later(now, MINUTE_MS));
		await db
			.updateTable('sms_outbox')
			.set({ sent_at: now, text: '' })
			.where('phone', '=', '4444444')
			.execute();

		const { sms } = await get<OperationsWire>('operations');
		assert.deepEqual([sms.waiting, sms.retrying, sms.sent, sms.expired, sms.sentLastHour], [2, 2, 1, 1, 1]);
		const listed = await app.inject({ url: '/api/staff/operations_sms', headers: { cookie } });
		assert.ok(!/secret|123456|1111111|4444444/.test(listed.body), listed.body);
		const states = listed
			.json<StaffPage<SmsRowWire>>()
			.rows.map(({ phone, state, canRetry }) => [phone.slice(-2), state, canRetry]);
		assert.deepEqual(states, [
			['44', 'sent', false],
			['33', 'expired', false],
			['22', 'waiting', false],
			['11', 'waiting', true],
		]);
		assert.equal((await get<StaffPage<SmsRowWire>>('operations_sms?state=expired')).count, 1);

		assert.equal((await post('sms_retry', { id: onItsWay?.id })).statusCode, 409);
		assert.equal(await takeSms(db, now), undefined);
		assert.deepEqual((await post('sms_retry', { id: failed.id })).json(), { count: 1 });
		assert.equal((await takeSms(db, now))?.id, failed.id);
		await putOff(db, failed, now);
		assert.deepEqual((await post('sms_retry')).json(), { count: 1 });
		const noted = await db.selectFrom('audit_log').selectAll().where('subject', '=', 'sms_outbox').execute();
		assert.deepEqual(
			noted.map(({ key, staff_id }) => [key, staff_id]),
			[
				[String(failed.id), staffId],
				['all', staffId],
			],
		);
	});

	test('a test SMS goes the way of all, is written down without the number, and ends after ten an hour', async () => {
		await db.deleteFrom('sms_outbox').execute();
		assert.equal((await post('sms_test', { phone: '123' })).statusCode, 400);
		assert.equal((await post('sms_test', { phone: '5123499' })).statusCode, 204);
		const sms = await takeSms(db, clock());
		assert.ok(sms);
		assert.deepEqual([sms.phone, sms.text], ['5123499', 'Dükan: test SMS.']);
		await putOff(db, sms, clock(), 'The SMS gateway responded 401: wrong key');
		const { rows } = await get<StaffPage<SmsRowWire>>('operations_sms');
		assert.equal(rows[0]?.trouble, 'The SMS gateway responded 401: wrong key');
		const noted = await db
			.selectFrom('audit_log')
			.selectAll()
			.where('subject', '=', 'sms_outbox')
			.where('key', '=', String(sms.id))
			.execute();
		assert.equal(noted.length, 1);
		assert.doesNotMatch(JSON.stringify(noted), /5123499/);
		for (let count = 2; count <= 10; count += 1)
			assert.equal((await post('sms_test', { phone: '5123499' })).statusCode, 204);
		assert.equal((await post('sms_test', { phone: '5123499' })).statusCode, 429);
	});

	test('the page cache is counted, and dropped in every process, and that is written down', async (t) => {
		const other = new pg.Client({ connectionString: shop.databaseUrl });
		await other.connect();
		t.after(() => other.end());
		await other.query('listen shop_changes');
		const payloads: unknown[] = [];
		other.on('notification', ({ payload }) => payloads.push(payload));
		const home = () => app.inject('/api/banner_list');
		await home();
		await home();
		const before = (await get<OperationsWire>('operations')).caches.answers;
		assert.ok(
			before.entries >= 1 && before.bytes > 100 && before.hits >= 1 && before.made >= 1,
			JSON.stringify(before),
		);
		assert.equal((await post('caches_drop')).statusCode, 204);
		await until(() => payloads.includes('everything'));
		await home();
		const after = (await get<OperationsWire>('operations')).caches.answers;
		assert.deepEqual([after.made, after.hits], [before.made + 1, before.hits]);
		const noted = await db.selectFrom('audit_log').selectAll().where('subject', '=', 'caches').execute();
		assert.deepEqual(
			noted.map(({ action, staff_id }) => [action, staff_id]),
			[['delete', staffId]],
		);
	});

	test('sized pictures are counted and dropped only when asked for', async () => {
		const dir = join(config.dataDir, 'pictures');
		assert.equal((await get<OperationsWire>('operations')).caches.pictures.entries, 0);
		mkdirSync(dir, { recursive: true });
		for (const name of ['a.240.webp', 'b.240.webp']) writeFileSync(join(dir, name), 'x'.repeat(1000));
		const { pictures } = (await get<OperationsWire>('operations')).caches;
		assert.deepEqual([pictures.entries, pictures.bytes], [2, 2000]);
		await post('caches_drop', { pictures: false });
		assert.equal(readdirSync(dir).length, 2);
		await post('caches_drop', { pictures: true });
		assert.equal(readdirSync(dir).length, 0);
	});

	test('jobs report their last run, failures too', async () => {
		await runJob(shop, 'housekeeping', async () => {});
		const failing = runJob(shop, 'housekeeping', () => Promise.reject(new Error('no room')));
		await assert.rejects(failing, /no room/);
		const { jobs } = await get<OperationsWire>('operations');
		assert.deepEqual(
			jobs.map(({ job, ok, note }) => [job, ok, note]),
			[['housekeeping', false, 'no room']],
		);
	});
});
