import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { ConfigError } from './platform/read-settings.ts';

test('an empty environment gives the defaults of the contract', () => {
	const config = readConfig({});
	assert.equal(config.port, 3000);
	assert.match(config.dataDir, /\.data$/);
	assert.equal(config.databaseUrl, undefined);
});

test('a wrong setting is refused in one clear sentence that repeats no secret', () => {
	assert.throws(
		() => readConfig({ PORT: 'abc' }),
		new ConfigError('PORT must be a whole number from 0 to 65535, not "abc".'),
	);
	assert.throws(() => readConfig({ LOG_LEVEL: 'loud' }), /LOG_LEVEL must be one of/);
	assert.throws(
		() => readConfig({ DATABASE_URL: 'mysql://u:s3cret@h/d' }),
		(error: Error) => {
			assert.match(error.message, /^DATABASE_URL must be an address/);
			assert.doesNotMatch(error.message, /s3cret/);
			return true;
		},
	);
});

test('S24 a secret is read from the file that NAME_FILE names, and no sentence about it repeats one', (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-secrets-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const file = (name: string, content: string) => {
		writeFileSync(join(dir, name), content, { mode: 0o600 });
		return join(dir, name);
	};
	const url = 'postgres://dukan:s3cret@127.0.0.1/dukan';
	const config = readConfig({
		DATABASE_URL_FILE: file('database', `${url}\n`),
		METRICS_TOKEN_FILE: file('metrics', 'm3trics\n'),
		SMS_GATEWAY: 'smpp',
		SMPP_HOST: 'h',
		SMPP_SYSTEM_ID: 's',
		SMPP_PASSWORD_FILE: file('smpp', 'p4ssword'),
	});
	assert.equal(config.databaseUrl, url);
	assert.equal(config.metricsToken, 'm3trics');
	assert.equal(config.sms.gateway.kind === 'smpp' && config.sms.gateway.password, 'p4ssword');
	assert.throws(
		() => readConfig({ METRICS_TOKEN: 'a', METRICS_TOKEN_FILE: file('metrics', 'b') }),
		new ConfigError('METRICS_TOKEN and METRICS_TOKEN_FILE are both set: leave one out.'),
	);
	assert.throws(() => readConfig({ METRICS_TOKEN_FILE: join(dir, 'none') }), /cannot be read/);
	assert.throws(() => readConfig({ METRICS_TOKEN_FILE: file('empty', ' \n') }), /empty file/);
	assert.throws(
		() => readConfig({ DATABASE_URL_FILE: file('broken', 'mysql://u:s3cret@h/d') }),
		(error: Error) => error instanceof ConfigError && !error.message.includes('s3cret'),
	);
});
