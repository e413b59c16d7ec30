import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import settings from '../apps/server/process.json' with { type: 'json' };
import { parseEnvFile } from './env-file.mjs';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

test('unit and container start Node with the arguments and environment of npm start', () => {
	const [unit, container] = [read('deploy/dukan@.service'), read('Dockerfile')];
	for (const argument of settings.arguments) {
		assert.ok(unit.includes(` ${argument} `), `${argument} in dukan@.service`);
		assert.ok(container.includes(`"${argument}"`), `${argument} in Dockerfile`);
	}
	for (const [name, value] of Object.entries(settings.environment)) {
		assert.ok(unit.includes(`${name}=${value}`), `${name} in dukan@.service`);
		assert.ok(container.includes(`${name}=${value}`), `${name} in Dockerfile`);
	}
});

test('the settings file names DATA_DIR, which backups need, and no PORT, which is the name of the instance', () => {
	const env = parseEnvFile(read('deploy/dukan.env'));
	assert.equal(env.DATA_DIR, '/var/lib/dukan-shop');
	assert.equal('PORT' in env, false);
	assert.match(read('deploy/dukan@.service'), /StateDirectory=dukan-shop\n/);
	assert.match(read('deploy/dukan@.service'), /ExecStart=\/usr\/bin\/env PORT=%i /);
	assert.notEqual(env.SMS_GATEWAY, 'log');
});
