import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { readConfig } from '../../../main/config.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkOrigin } from './check-origin.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, printFinding } from './finding.ts';

const states = (findings: readonly Finding[]) =>
	Object.fromEntries(findings.map(({ about, state }) => [about, state]));

describe('npm run doctor', async () => {
	const shop = await openTestShop({ after });
	const addresses = { url: shop.databaseUrl, directUrl: shop.databaseUrl };

	test('settings of a first try are named with their remedies; those of a real shop are good', () => {
		const first = checkSettings(readConfig({}));
		assert.deepEqual(states(first), {
			PUBLIC_ORIGIN: 'bad',
			SMS_GATEWAY: 'bad',
			TRUST_PROXY: 'good',
			HOST: 'good',
			DATABASE_URL: 'warning',
		});
		for (const finding of first)
			if (finding.state !== 'good') assert.match(printFinding(finding), /\n {9}→ ./, finding.about);
		const real = checkSettings(
			readConfig({
				PUBLIC_ORIGIN: 'https://dukan.example',
				TRUST_PROXY: '127.0.0.1',
				HOST: '127.0.0.1',
				DATABASE_URL: 'postgres://dukan@127.0.0.1/dukan',
				SMS_GATEWAY: 'http',
				SMS_HTTP_URL: 'https://sms.example/send',
			}),
		);
		assert.ok(
			real.every(({ state }) => state === 'good'),
			JSON.stringify(real),
		);
		assert.equal(
			states(checkSettings(readConfig({ PUBLIC_ORIGIN: 'https://dukan.example' }))).TRUST_PROXY,
			'bad',
		);
	});

	test('the machine: versions, build, folder, disk, clock', async () => {
		const found = states(await checkMachine(shop.config));
		assert.deepEqual([found.versions, found.build, found.DATA_DIR], ['good', 'good', 'good']);
		const nowhere = await checkMachine({ ...shop.config, dataDir: '/dev/null/none' });
		assert.equal(states(nowhere).DATA_DIR, 'bad');
	});

	test('the database: rights, notifications, schema; no owner, demo goods and no backup are told', async () => {
		const findings = await checkDatabase(addresses, shop.config);
		const found = states(findings);
		for (const about of ['PostgreSQL', 'changes', 'rights', 'encoding', 'notifications', 'schema'])
			assert.equal(found[about], 'good', about);
		assert.deepEqual([found.owner, found['demo goods'], found.backup], ['bad', 'warning', 'bad']);
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
