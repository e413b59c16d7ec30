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

test('every setting is in docs/operations.md, and in no other page', () => {
	const sources =
		read('apps/server/src/main/config.ts') + read('apps/server/src/areas/shop/sms/sms-config.ts');
	const names = [
		...new Set([...sources.matchAll(/env(?:\.|, ')([A-Z][A-Z_\d]+)/g)].map(([, name]) => name ?? '')),
	];
	assert.ok(names.length > 25, String(names.length));
	const text = read('docs/operations.md');
	assert.deepEqual(
		names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)),
		[],
	);
	const tableRow = new RegExp(`^\\| .*\\b(${names.join('|')})\\b`, 'm');
	for (const page of ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])
		assert.doesNotMatch(read(page), tableRow, page);
});
