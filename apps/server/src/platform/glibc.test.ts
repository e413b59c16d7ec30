import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openGlibc } from './glibc.ts';

const MEGABYTE = 1_000_000;

test('holes between what is kept are given back', async (t) => {
	const glibc = openGlibc();
	if (!glibc) return t.skip('there is no glibc here');
	const heldBefore = process.memoryUsage().arrayBuffers;
	setFlagsFromString('--expose-gc');
	const collect: () => void = runInNewContext('gc');
	const kept: Buffer[] = [];
	let passing: Buffer[] = [];
	for (let index = 0; index < 3000; index += 1) {
		passing.push(Buffer.allocUnsafeSlow(60_000).fill(1));
		if (index % 50 === 0) kept.push(Buffer.allocUnsafeSlow(1000).fill(1));
	}
	passing = [];
	collect();
	// They are freed by another thread, in its own time.
	while (process.memoryUsage().arrayBuffers > heldBefore + 10 * MEGABYTE) await pause(10);
	assert.equal(glibc.trimHeap(), true);
	assert.equal(kept.length + passing.length, 60);
});
