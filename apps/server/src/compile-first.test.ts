import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

test('new sources are compiled once, by a process of its own that starts nothing', () => {
	const directory = mkdtempSync(join(tmpdir(), 'compiled-'));
	const module = join(import.meta.dirname, 'compile-first.mjs');
	const script = `import { compileFirst } from ${JSON.stringify(module)}; compileFirst(${JSON.stringify(directory)});`;
	const compile = () =>
		spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
			env: { ...process.env, NODE_COMPILE_CACHE: directory },
			encoding: 'utf8',
		});
	try {
		const first = compile();
		assert.deepEqual([first.status, first.stdout, first.stderr], [0, '', '']);
		assert.ok(readdirSync(directory, { recursive: true }).length > 300);
		const mark = join(directory, '.compiled');
		const { mtimeMs } = statSync(mark);
		compile();
		assert.equal(statSync(mark).mtimeMs, mtimeMs);
	} finally {
		rmSync(directory, { recursive: true });
	}
});
