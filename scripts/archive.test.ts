import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeArchive } from './archive.mjs';

test('the bundle unpacks into one folder, links to the workspaces lead where they led, what the shop makes is left out', (t) => {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-bundle-'));
	t.after(() => rmSync(dir, { recursive: true, force: true }));
	const shop = join(dir, 'shop');
	for (const folder of ['packages/domain', 'node_modules/@dukan', '.cache'])
		mkdirSync(join(shop, folder), { recursive: true });
	writeFileSync(join(shop, 'packages/domain/money.ts'), 'tenge');
	writeFileSync(join(shop, '.cache/types'), '');
	symlinkSync('../../packages/domain', join(shop, 'node_modules/@dukan/domain'));
	writeArchive(shop, join(dir, 'shop.tar.gz'));
	execFileSync('tar', ['--extract', '--gzip', '--file', join(dir, 'shop.tar.gz'), '--directory', dir]);
	assert.equal(readFileSync(join(dir, 'dukan/node_modules/@dukan/domain/money.ts'), 'utf8'), 'tenge');
	assert.ok(!existsSync(join(dir, 'dukan/.cache')));
});
