import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Draft } from './editor-types.ts';
import { changedFields, rowDraft, sentKey } from './row-draft.ts';

test('a form has the columns of its table and no others', () => {
	assert.deepEqual(rowDraft({ id: 5, nameEn: 'A', products: 3 }, { nameEn: '', icon: null }), {
		nameEn: 'A',
		icon: undefined,
	});
});

test('only what differs from the opened row is sent, lists compared by what is in them', () => {
	const opened = { name: 'A', week: [null, 2], rule: { anyOf: [{}] }, hidden: false };
	assert.deepEqual(changedFields({ ...opened, week: [null, 2], rule: { anyOf: [{}] } }, opened), {});
	assert.deepEqual(changedFields({ ...opened, week: [1, 2], hidden: true }, opened), {
		week: [1, 2],
		hidden: true,
	});
	assert.deepEqual(
		changedFields<Draft>({ ...opened, name: null }, opened),
		{ name: null },
		'taken away is changed',
	);
});

test('ids travel as numbers, codes as text', () => {
	assert.deepEqual(['12', 'ram', '12a', ''].map(sentKey), [12, 'ram', '12a', '']);
});
