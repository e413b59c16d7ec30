import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences } from './differences.ts';

const told = (before: string, after: string) =>
	differences(before.split(' '), after.split(' '))
		.map(({ is, line }) => `${{ same: '=', gone: '-', came: '+' }[is]}${line}`)
		.join(' ');

test('what went, what came and what stayed, in the order of reading', () => {
	assert.equal(told('a b c', 'a b c'), '=a =b =c');
	assert.equal(told('a b c', 'a x c'), '=a -b +x =c');
	assert.equal(told('a', 'a b'), '=a +b');
	assert.equal(told('a b', 'b'), '-a =b');
	assert.equal(told('', 'new'), '- +new');
});
