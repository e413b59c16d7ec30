import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swapKeyboardLayout } from './keyboard-layout.ts';

test('SEARCH-03 a word typed in the wrong layout is read in the other one, both ways', () => {
	for (const [typed, meant] of [
		['ыфьыгтп', 'samsung'],
		['Ыфьыгтп', 'samsung'],
		['yjen,er', 'ноутбук'],
		[';tcnrbq lbcr', 'жесткий диск'],
		['[jkjlbkmybr', 'холодильник'],
		["'gcjy", 'эпсон'],
		['.yjcnm', 'юность'],
		['`krf', 'ёлка'],
		['кщгеук', 'router'],
	] as const) {
		assert.equal(swapKeyboardLayout(typed), meant);
	}
});

test('SEARCH-03 each word is read for itself, and what has no key stays', () => {
	assert.equal(swapKeyboardLayout('наушники ыфьыгтп'), 'yfeiybrb samsung');
	assert.equal(swapKeyboardLayout('кея 4060  ş!'), 'rtz 4060  ş!');
	assert.equal(swapKeyboardLayout('ыфьыгтп, кщгеук.'), 'samsung, router.');
	assert.equal(swapKeyboardLayout(''), '');
});
