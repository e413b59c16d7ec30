import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastAsked } from './last-asked.ts';

test('ORDER-06 of several questions about an order, the last one’s response counts, whichever comes last', () => {
	const ask = lastAsked();
	const first = ask(1);
	assert.equal(first(), true);
	const second = ask(1);
	assert.equal(first(), false);
	assert.equal(second(), true);
	const other = ask(2);
	assert.equal(second(), true, 'another order is another question');
	assert.equal(other(), true);
});
