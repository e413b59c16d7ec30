import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { explainFailure } from '../commands/run-main.ts';
import { DatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { requireOwnPostgres } from '../platform/database/open-postgres.ts';
import { ConfigError } from '../platform/read-settings.ts';
import { readConfig } from './config.ts';
import { foreseenMessage } from './explain-start.ts';

test('an empty environment gives the defaults of the contract', () => {
	const config = readConfig({});
	assert.equal(config.port, 3000);
	assert.match(config.dataDir, /\.data$/);
	assert.equal(config.databaseUrl, undefined);
});

test('OWN-02 the demo fills the database of the shop itself; one that others run only when it is asked for', () => {
	const DATABASE_URL = 'postgres://dukan@db.example/dukan';
	assert.equal(readConfig({}).fillDemoCatalogue, true);
	assert.equal(readConfig({ DATABASE_URL }).fillDemoCatalogue, false);
	assert.equal(readConfig({ DATABASE_URL, DEMO_CATALOGUE: 'on' }).fillDemoCatalogue, true);
	assert.equal(readConfig({ DEMO_CATALOGUE: 'off' }).fillDemoCatalogue, false);
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

test('the public origin is read as browsers write it; what is more than an origin is refused in a sentence', () => {
	for (const text of ['https://Dukan.Example', 'https://dukan.example:443', 'https://dukan.example/'])
		assert.equal(readConfig({ PUBLIC_ORIGIN: text }).publicOrigin, 'https://dukan.example', text);
	assert.equal(readConfig({ PUBLIC_ORIGIN: 'http://10.0.0.5:3000' }).publicOrigin, 'http://10.0.0.5:3000');
	const more = ['/shop', '/?x=1', '?x=1', '/#a'].map((end) => `https://dukan.example${end}`);
	for (const text of [...more, 'https://me:s3cret@dukan.example'])
		assert.throws(
			() => readConfig({ PUBLIC_ORIGIN: text }),
			(error: Error) =>
				/^PUBLIC_ORIGIN must be scheme and host alone/.test(error.message) &&
				!error.message.includes('s3cret'),
			text,
		);
});

test('the embedded database serves no https address, unless that is asked for', () => {
	const isRefused = (env: Record<string, string>) => {
		try {
			requireOwnPostgres(readConfig(env));
			return false;
		} catch (error) {
			assert.match((error as Error).message, /EMBEDDED_DATABASE=on/);
			assert.equal(explainFailure(error), (error as Error).message);
			return true;
		}
	};
	const PUBLIC_ORIGIN = 'https://dukan.example';
	assert.equal(isRefused({ PUBLIC_ORIGIN }), true);
	assert.equal(isRefused({ PUBLIC_ORIGIN, EMBEDDED_DATABASE: 'on' }), false);
	assert.equal(isRefused({ PUBLIC_ORIGIN, DATABASE_URL: 'postgres://dukan@db.example/dukan' }), false);
	assert.equal(isRefused({ PUBLIC_ORIGIN: 'http://localhost:3000' }), false);
	assert.equal(isRefused({}), false);
});

test('proxies are addresses or ranges; anything else is refused before the shop starts', () => {
	const good = ['127.0.0.1', '127.0.0.1, ::1', '10.0.0.0/8,fd00::/8', 'loopback', '10.0.0.0/255.0.0.0'];
	for (const text of good) {
		assert.equal(readConfig({ TRUST_PROXY: text }).trustProxy, text);
		Fastify({ trustProxy: text });
	}
	assert.equal(readConfig({}).trustProxy, false);
	for (const text of ['yes', 'true', '1', '300.1.1.1', '10.0.0.0/33', '::1/0', '127.0.0.1,', '10.0.0.0/8/8'])
		assert.throws(
			() => readConfig({ TRUST_PROXY: text }),
			/^Error: TRUST_PROXY must be addresses or ranges/,
			text,
		);
});

test('a data folder that is a file, and words that a command does not know, are told in one sentence', () => {
	const file = join(import.meta.dirname, 'config.ts');
	for (const folder of [file, join(file, 'inside')]) {
		const said = foreseenMessage(thrownBy(() => mkdirSync(folder, { recursive: true })));
		assert.match(said ?? '', /config\.ts.* meets a file where a folder is needed\. Check DATA_DIR\.$/);
	}
	const unknown = thrownBy(() => parseArgs({ args: ['--bogus'], options: {} }));
	assert.equal(explainFailure(unknown), "Unknown option '--bogus'.");
	const unwanted = thrownBy(() => parseArgs({ args: ['--test=1'], options: { test: { type: 'boolean' } } }));
	assert.match(explainFailure(unwanted) ?? '', /^Option '--test' does not take an argument/);
	assert.equal(explainFailure(new TypeError('a defect.')), undefined);
});

test('a database that cannot be reached is told in one sentence, whatever the driver says', () => {
	const timeout = new DatabaseUnavailable(new Error('timeout expired'));
	assert.equal(foreseenMessage(timeout), 'The database cannot be used: timeout expired. Check DATABASE_URL.');
	const noName = Object.assign(new Error('getaddrinfo EAI_AGAIN db'), { code: 'EAI_AGAIN' });
	assert.match(foreseenMessage(noName) ?? '', /^The database cannot be used: getaddrinfo EAI_AGAIN db\./);
});

function thrownBy(work: () => unknown): unknown {
	try {
		work();
	} catch (error) {
		return error;
	}
	return undefined;
}

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
