import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '../../testing/until.ts';
import { PictureFolder } from './picture-folder.ts';
import { PictureStore } from './picture-store.ts';

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

test('R17 a picture that cannot be stored is shown all the same, told once, and leaves no half a file', async (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-folder-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const told: unknown[] = [];
	const store = new PictureStore({
		cacheDir: dir,
		maxBytes: 1_000_000,
		findOriginal: async () => ({ svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }),
		onUnwritable: (error) => told.push(error),
	});
	const ask = (file: string) => store.get({ file, kind: 'product', width: 240, format: 'webp' });
	// There is no folder of this name: the file is written, and cannot get its name.
	assert.ok(await ask('nowhere/one.webp'));
	assert.ok(await ask('nowhere/two.webp'));
	assert.deepEqual([told.length, readdirSync(dir)], [1, []]);
	assert.ok(await ask('three.webp'));
	assert.ok(await ask('nowhere/four.webp'));
	assert.deepEqual([told.length, readdirSync(dir)], [2, ['three.240.webp']]);
});
