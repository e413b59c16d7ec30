import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { HOUR_MS } from '../../../platform/clock.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { alertArchive } from './alert-archive.ts';
import type { ArchiveFigures } from './archive.queries.ts';
import { runChecks } from './health-check.ts';
import { readShopHealth } from './read-shop-health.ts';
import { SHOP_CHECKS } from './shop-checks.ts';

describe('R22 what is said of the archive', async () => {
	const shop = await openTestShop({ after });
	const health = await readShopHealth(shop);
	const judge = async (change: Partial<typeof health>) => {
		const findings = await runChecks(SHOP_CHECKS, { ...health, ...change });
		const find = (name: string) => findings.find((finding) => finding.name === name);
		return { archive: find('archive')?.state, restoreTest: find('restoreTest')?.state };
	};
	const DAY_S = 86_400;
	const tested = (ageS: number, ok = true) => [{ job: 'restore-test', ok, ageS }];

	test('R22 without one a shop with a database of its own is in danger, one that is tried out is not', async () => {
		assert.equal(health.archive.isOn, false, 'the tests’ PostgreSQL archives nothing');
		assert.equal((await judge({})).archive, 'bad');
		const config = { ...health.config, databaseUrl: undefined };
		assert.deepEqual(await judge({ config }), { archive: undefined, restoreTest: undefined });
	});

	test('R22 a minute behind is as far as it may be; what cannot be seen is worth a look', async () => {
		const states = [];
		for (const lagS of [0, 60, 61, Number.POSITIVE_INFINITY, null])
			states.push((await judge({ archive: { isOn: true, lagS } })).archive);
		assert.deepEqual(states, ['good', 'good', 'bad', 'bad', 'warning']);
	});

	test('R22 the duty phone gets one SMS an hour while it lags, and none where none is named', async () => {
		const { db, time } = shop;
		const late = { isOn: true, lagS: 61 };
		const alert = (archive?: ArchiveFigures) => alertArchive(db, time.now, archive);
		assert.equal(await alert(late), false, 'no phone');
		await db.updateTable('order_rules').set({ duty_phone: '1234567', duty_language: 'en' }).execute();
		assert.deepEqual([await alert(), await alert({ isOn: true, lagS: 60 })], [false, false]);
		assert.deepEqual([await alert(late), await alert(late)], [true, false]);
		time.pass(HOUR_MS);
		assert.equal(await alert(late), true);
		const sent = await db.selectFrom('sms_outbox').select(['phone', 'text']).execute();
		assert.equal(sent.length, 2);
		assert.match(sent[0]?.text ?? '', /the archive of the database is behind/);
	});

	test('R22 a trial restore that failed, is overdue or was never made is said', async () => {
		const archive = { isOn: true, lagS: 0 };
		const states = [];
		for (const jobs of [[], tested(7 * DAY_S), tested(9 * DAY_S), tested(0, false)])
			states.push((await judge({ archive, jobs })).restoreTest);
		assert.deepEqual(states, ['warning', 'good', 'bad', 'bad']);
	});
});
