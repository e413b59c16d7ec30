import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../../main/config.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { type Finding, printFinding, runChecks } from '../operations/health-check.ts';
import { checkDatabase } from './check-database.ts';
import { MACHINE_CHECKS } from './check-machine.ts';
import { checkOrigin } from './check-origin.ts';
import { SETTING_CHECKS } from './check-settings.ts';

const states = (findings: readonly Finding[]) =>
	Object.fromEntries(findings.map(({ name, state }) => [name, state]));

describe('npm run doctor', async () => {
	const shop = await openTestShop({ after });
	const addresses = { url: shop.databaseUrl, directUrl: shop.databaseUrl };

	test('settings of a first try are named with their remedies; those of a real shop are good', async () => {
		const settings = (env: Record<string, string>) => runChecks(SETTING_CHECKS, readConfig(env));
		const first = await settings({});
		assert.deepEqual(states(first), {
			PUBLIC_ORIGIN: 'bad',
			TRUST_PROXY: 'good',
			HOST: 'good',
			DATABASE_URL: 'warning',
			SMS_OUTBOX_PAGE: 'good',
			DEVELOPMENT: 'good',
			KIT_PAGE: 'good',
		});
		for (const finding of first)
			if (finding.state !== 'good') assert.match(printFinding(finding), /\n {9}→ ./, finding.name);
		const real = await settings({
			PUBLIC_ORIGIN: 'https://dukan.example',
			TRUST_PROXY: '127.0.0.1',
			HOST: '127.0.0.1',
			DATABASE_URL: 'postgres://dukan@127.0.0.1/dukan',
		});
		assert.ok(
			real.every(({ state }) => state === 'good'),
			JSON.stringify(real),
		);
		assert.equal(states(await settings({ PUBLIC_ORIGIN: 'https://dukan.example' })).TRUST_PROXY, 'bad');
		assert.equal(states(await settings({ DEVELOPMENT: 'on' })).DEVELOPMENT, 'bad');
	});

	test('the machine: versions, build, folder, clock', async () => {
		const found = states(await runChecks(MACHINE_CHECKS, shop.config));
		assert.deepEqual([found.versions, found.build, found.DATA_DIR], ['good', 'good', 'good']);
		const nowhere = await runChecks(MACHINE_CHECKS, { ...shop.config, dataDir: '/dev/null/none' });
		assert.equal(states(nowhere).DATA_DIR, 'bad');
	});

	test('the database: rights, notifications, schema; no owner, demo goods and no backup are told', async () => {
		const findings = await checkDatabase(addresses, shop.config);
		const found = states(findings);
		for (const name of ['PostgreSQL', 'changes', 'rights', 'encoding', 'notifications', 'schema'])
			assert.equal(found[name], 'good', name);
		assert.deepEqual([found.owner, found['demo goods'], found.backup], ['bad', 'warning', 'bad']);
		assert.deepEqual([found.smsGateway, found.jobs, found.listener], ['bad', 'good', undefined]);
		await shop.db
			.insertInto('backups')
			.values({ kind: 'files', started_at: new Date(), finished_at: new Date(), ok: true, bytes: 1 })
			.execute();
		assert.equal(states(await checkDatabase(addresses, shop.config)).backup, 'good');
		const nowhere = 'postgres://dukan:x@127.0.0.1:1/dukan';
		const [away, ...more] = await checkDatabase({ url: nowhere, directUrl: nowhere }, shop.config);
		assert.deepEqual([away?.state, more], ['bad', []]);
	});

	test('the address that people use: ready, and /metrics open only where no proxy stands before it', async () => {
		await shop.app.listen({ port: 0, host: '127.0.0.1' });
		const { port } = shop.app.server.address() as { port: number };
		const found = states(await checkOrigin(`http://127.0.0.1:${port}`));
		assert.deepEqual(found, { 'the shop as people reach it': 'good', '/metrics': 'bad' });
		assert.equal((await checkOrigin('http://127.0.0.1:1'))[0]?.state, 'bad');
	});
});
