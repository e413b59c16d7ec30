import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');

/** Returns the calls of the page. A cell that begins with a method may name several paths. */
function documentedCalls(page: string): string[] {
	return page.split('\n').flatMap((line) => {
		const [, method, paths = ''] = /^\| (GET|POST) (\/api\/[^|]*)\|/.exec(line) ?? [];
		return [...paths.matchAll(/\/api\/[\w/{}]+/g)].map(([path]) => `${method} ${nameOf(path)}`);
	});
}

/** Drops the parameter of a path, because its name differs between the page and the server. */
const nameOf = (path: string) => path.replace(/\/(?:\{.*|:.*)?$/, '');

/** Returns the public calls in the matrix of rights, which another test compares with the server's routes. */
function knownCalls(matrix: string): string[] {
	return [...matrix.matchAll(/'(GET|POST) (\/api\/[^']+)'/g)]
		.map(([, method, path = '']) => `${method} ${nameOf(path)}`)
		.filter((call) => !/\/api\/(staff|docs|openapi)/.test(call));
}

test('docs/contract.md has every public call once, and no other', () => {
	const [matrix = ''] = globSync('apps/server/src/**/rights-matrix.ts', { cwd: ROOT });
	const documented = documentedCalls(readFileSync(join(ROOT, 'docs/contract.md'), 'utf8'));
	const known = knownCalls(readFileSync(join(ROOT, matrix), 'utf8'));
	assert.ok(known.length > 70, String(known.length));
	assert.deepEqual(documented.toSorted(), known.toSorted());
});
