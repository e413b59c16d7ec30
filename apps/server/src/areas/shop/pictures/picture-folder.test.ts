import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConcurrencyLimiter } from '../../../platform/overload/concurrency-limiter.ts';
import { plainPicture } from '../../../testing/plain-picture.ts';
import { until } from '../../../testing/until.ts';
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
	// The folder updates the file's time after `read` has returned.
	await until(() => statSync(join(dir, 'a')).mtimeMs > 1_000_000);
	await folder.write('d', picture);
	assert.deepEqual(readdirSync(dir).toSorted(), ['a', 'd']);
	assert.equal(await folder.read('b'), undefined);
});

const PICTURE = await plainPicture(240, 9);
const oneAtOnce = () => new ConcurrencyLimiter({ atOnce: 1, maxWaitMs: 60_000 });

test('R17 a picture that cannot be stored is shown all the same, told once, and leaves no half a file', async (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-folder-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const told: unknown[] = [];
	const store = new PictureStore({
		cacheDir: dir,
		maxBytes: 1_000_000,
		limiter: oneAtOnce(),
		findOriginal: async () => PICTURE,
		onUnwritable: (error) => told.push(error),
	});
	const ask = (file: string) => store.get({ file, kind: 'product', width: 240, format: 'webp' });
	// No folder has this name, so the file is written but cannot be renamed to its own name.
	assert.ok(await ask('nowhere/one.webp'));
	assert.ok(await ask('nowhere/two.webp'));
	assert.deepEqual([told.length, readdirSync(dir)], [1, []]);
	assert.ok(await ask('three.webp'));
	assert.ok(await ask('nowhere/four.webp'));
	assert.deepEqual([told.length, readdirSync(dir)], [2, ['three.240.webp']]);
});

test('R10 who asks for many pictures waits behind himself: others have their turns, for the same pictures too, and none is made twice', async (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-folder-'));
	t.after(() => rmSync(dir, { recursive: true }));
	const made: string[] = [];
	const limiter = oneAtOnce();
	const run = t.mock.method(limiter, 'run');
	const store = new PictureStore({
		cacheDir: dir,
		maxBytes: 1_000_000,
		limiter,
		findOriginal: async ({ file }) => {
			made.push(file);
			return PICTURE;
		},
	});
	const ask = (client: string, file: string) =>
		store.get({ file, kind: 'product', width: 240, format: 'webp', client });
	const many = Array.from({ length: 6 }, (_, index) => `${index}.webp`);
	// Another picture keeps the only place busy until all requests wait.
	const busy = Promise.withResolvers<void>();
	const first = limiter.run(() => busy.promise);
	const asked = [
		...many.map((file) => ask('greedy', file)),
		ask('patient', 'own.webp'),
		ask('patient', '5.webp'),
	];
	await until(() => run.mock.callCount() === 1 + asked.length);
	busy.resolve();
	const pictures = await Promise.all(asked);
	await first;
	assert.ok(pictures.every((picture) => picture !== undefined));
	for (const file of ['own.webp', '5.webp']) assert.ok(made.indexOf(file) <= 3, made.join(' '));
	assert.deepEqual(made.toSorted(), [...many, 'own.webp'].toSorted());
});
