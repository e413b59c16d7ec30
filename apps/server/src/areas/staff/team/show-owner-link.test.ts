import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { showOwnerLink } from './show-owner-link.ts';

const LINK = 'https://dukan.example/backoffice/join#token';

test('the first owner’s link: printed on a desk, in a file of the account behind https, gone with the first owner', async (t) => {
	const dataDir = mkdtempSync(join(tmpdir(), 'dukan-owner-'));
	t.after(() => rmSync(dataDir, { recursive: true }));
	const file = join(dataDir, 'owner-link');
	const said: string[] = [];
	const show = (link: string | undefined, publicOrigin: string | undefined) =>
		showOwnerLink(link, { dataDir, publicOrigin }, (line) => said.push(line));

	await show(LINK, undefined);
	assert.ok(said.pop()?.endsWith(LINK));
	assert.equal(existsSync(file), false);

	writeFileSync(file, 'of the start before, readable by all', { mode: 0o644 });
	await show(LINK, 'https://dukan.example');
	assert.ok(said.every((line) => !line.includes('#token')));
	assert.ok(said.pop()?.includes(file));
	assert.equal(readFileSync(file, 'utf8'), `${LINK}\n`);
	assert.equal(statSync(file).mode & 0o777, 0o600);

	await show(undefined, 'https://dukan.example');
	assert.deepEqual([said.length, existsSync(file)], [0, false]);
});
