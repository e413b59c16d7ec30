import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockTestRuns } from './run-lock.ts';

test('a second run in the same folder is refused until the first has ended', (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'run-lock-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const first = lockTestRuns(dir);
	assert.deepEqual(lockTestRuns(dir), { heldBy: process.pid });
	assert.ok('unlock' in first);
	first.unlock();
	assert.ok('unlock' in lockTestRuns(dir));
});

test('a run that was killed does not keep the next one out', (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'run-lock-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const beyondAnyPid = 2 ** 22 + 1;
	const reused = existsSync('/proc/self/stat') ? [`${process.ppid} 1`] : [];
	for (const left of [String(beyondAnyPid), '', ...reused]) {
		writeFileSync(join(dir, 'running.pid'), left);
		assert.ok('unlock' in lockTestRuns(dir), left);
	}
});
