import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import settings from '../apps/server/process.json' with { type: 'json' };

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

test('the unit takes its port from its name and keeps what people upload readable for PostgreSQL’s account, which archives it', () => {
	const unit = read('deploy/dukan@.service');
	assert.match(unit, /ExecStart=\/usr\/bin\/env PORT=%i /);
	assert.match(unit, /StateDirectory=dukan-shop\n/);
	assert.match(unit, /StateDirectoryMode=0711\nUMask=0027\n/);
});

test('every unit is shut in: no new privileges, no capabilities, the system’s calls alone', () => {
	for (const name of ['dukan@', 'dukan-backup', 'dukan-restore-test']) {
		const unit = read(`deploy/${name}.service`);
		for (const line of [
			'NoNewPrivileges=yes',
			'CapabilityBoundingSet=',
			'SystemCallFilter=@system-service',
			'ProtectKernelTunables=yes',
			'ProtectKernelModules=yes',
			'ProtectKernelLogs=yes',
			'ProtectControlGroups=yes',
			'RestrictNamespaces=yes',
			'RestrictSUIDSGID=yes',
			'LockPersonality=yes',
			'PrivateDevices=yes',
			'ProtectHome=yes',
		])
			assert.ok(unit.includes(`\n${line}\n`), `${line} in ${name}.service`);
	}
});
