import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChangeBatches } from './change-batches.ts';

test('R19 notifications that come together are handled together, each once and in their order', (t) => {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	const batches: (readonly string[])[] = [];
	const changes = new ChangeBatches((payloads) => batches.push(payloads));
	for (const payload of ['product:1', 'product:2', 'product:1']) changes.add(payload);
	assert.deepEqual(batches, []);
	t.mock.timers.tick(20);
	assert.deepEqual(batches, [['product:1', 'product:2']]);
	changes.add('product:3');
	t.mock.timers.tick(20);
	assert.deepEqual(batches[1], ['product:3']);
	changes.add('product:4');
	changes.stop();
	t.mock.timers.tick(20);
	assert.equal(batches.length, 2, 'nothing after the stop');
});
