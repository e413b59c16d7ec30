import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '../../testing/until.ts';
import { PictureFolder } from './picture-folder.ts';

test('the folder stays within its limit and lets the least recently used go', async (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-folder-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const folder = new PictureFolder(dir, 1000);
	const picture = Buffer.alloc(300);
	for (const [index, name] of ['a', 'b', 'c'].entries()) {
		await folder.write(name, picture);
		utimesSync(join(dir, name), 1000 + index, 1000 + index);
	}
	assert.ok(await folder.read('a'), 'being read makes it recent');
	// Noted beside the answer.
	await until(() => statSync(join(dir, 'a')).mtimeMs > 1_000_000);
	await folder.write('d', picture);
	assert.deepEqual(readdirSync(dir).toSorted(), ['a', 'd']);
	assert.equal(await folder.read('b'), undefined);
});
