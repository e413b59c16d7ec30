import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSheetFile } from './run-import.ts';
import { UsageError } from './run-main.ts';

test('a file that is not there, is a folder or holds no sheet is told in one sentence', async (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'run-import-'));
	t.after(() => rmSync(dir, { recursive: true }));
	writeFileSync(join(dir, 'program.csv'), Buffer.from([1, 0, 2]));
	for (const [path, said] of [
		[join(dir, 'none.csv'), /cannot be read: ENOENT.*none\.csv/],
		[dir, /cannot be read: EISDIR/],
		[join(dir, 'program.csv'), /program\.csv: The file is damaged or is neither CSV nor \.xlsx/],
	] as const)
		await assert.rejects(
			readSheetFile(path),
			(error) => error instanceof UsageError && said.test(error.message),
		);
});
