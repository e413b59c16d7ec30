import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clusterDir } from './cluster-dir.ts';

test('the cluster of the tests is kept in memory where there is room, under a name of its own for each clone', () => {
	const roomy = { memoryDir: '/tmp', freeBytes: () => 2_000_000_000 };
	const one = clusterDir('/one/.cache/test', roomy);
	assert.match(one, /^\/tmp\/dukan-test-[0-9a-f]{8}$/);
	assert.equal(clusterDir('/one/.cache/test', roomy), one);
	assert.notEqual(clusterDir('/two/.cache/test', roomy), one);
});

test('the cluster of the tests is kept on the disk where memory is short or Linux offers none', () => {
	const dir = '/one/.cache/test';
	assert.equal(clusterDir(dir, { memoryDir: '/tmp', freeBytes: () => 1_999_999_999 }), dir);
	assert.equal(clusterDir(dir, { memoryDir: '/no/such/folder', freeBytes: () => 2_000_000_000 }), dir);
});
