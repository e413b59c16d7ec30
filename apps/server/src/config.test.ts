import assert from 'node:assert/strict';
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
