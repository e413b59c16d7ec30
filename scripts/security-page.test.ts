import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
/** Requirements of ASVS 5.0 at levels 1 and 2. */
const REQUIREMENTS = 253;

const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
	.split('\n')
	.filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
	.map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));

test('docs/security.md has each requirement once, and each is met, not applicable, or not met for a reason', () => {
	assert.equal(rows.length, REQUIREMENTS);
	assert.equal(new Set(rows.map(([id]) => id)).size, REQUIREMENTS);
	for (const [id, what, state, where] of rows) {
		assert.ok(['met', 'n/a', 'not met'].includes(state ?? ''), `${id}: ${state}`);
		assert.ok(what && where, `${id} says too little`);
	}
});

test('what docs/security.md calls met names a file that exists', () => {
	const files = globSync('{apps,packages,bench,deploy,docs,e2e,scripts}/**/*.{ts,tsx,md,env,conf,mjs}', {
		cwd: ROOT,
		exclude: (path) => path === 'node_modules' || path === 'build',
	});
	const known = [...files, 'tsconfig.base.json'].map((file) => `/${file}`);
	for (const [id, , state, where = ''] of rows) {
		const named = [...where.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file]) => file);
		if (state === 'met') assert.ok(named.length > 0, `${id} is called met without a pointer`);
		for (const file of named)
			assert.ok(
				known.some((one) => one.endsWith(`/${file}`)),
				`${id} names ${file}, which does not exist`,
			);
	}
});

test('each of the 23 findings of the review names what plays the attack', () => {
	const findings = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
		.split('\n')
		.filter((line) => /^\| \d+ /.test(line));
	assert.equal(findings.length, 23);
	for (const line of findings) {
		const named = [...line.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
		assert.ok(named.length > 0, line);
		for (const file of named) {
			const found = globSync(`{apps,packages,bench,e2e,scripts}/**/${file.split('/').at(-1)}`, {
				cwd: ROOT,
				exclude: (path) => path === 'node_modules' || path === 'build',
			});
			assert.ok(
				found.some((path) => `/${path}`.endsWith(`/${file}`)),
				file,
			);
		}
	}
});
