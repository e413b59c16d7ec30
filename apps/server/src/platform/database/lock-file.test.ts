import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockFile } from './lock-file.ts';

test('R2 a lock that a killed process, a full disk or a power cut left behind holds up no start', async (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'lock-file-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const beyondAnyPid = 2 ** 22 + 1;
	// If the system tells when a process started, a lock whose process number now belongs to another program
	// counts as left behind.
	const reused = existsSync('/proc/self/stat') ? [`${process.ppid} 1`] : [];
	for (const left of [String(beyondAnyPid), '', 'torn', ...reused]) {
		writeFileSync(join(dir, 'creating.lock'), left);
		const unlock = await lockFile(join(dir, 'creating.lock'));
		assert.deepEqual(readdirSync(dir), ['creating.lock'], left);
		unlock();
		assert.deepEqual(readdirSync(dir), []);
	}
});
