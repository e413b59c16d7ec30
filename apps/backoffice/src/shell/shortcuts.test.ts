import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findShortcut, type KeyPress } from './shortcuts.ts';

const press = (keys: Partial<KeyPress>): KeyPress => ({
	key: '',
	code: '',
	altKey: false,
	ctrlKey: false,
	metaKey: false,
	shiftKey: false,
	repeat: false,
	...keys,
});

test('keys go by their place: the same on a Latin and a Cyrillic keyboard', () => {
	assert.equal(findShortcut(press({ key: 'n', code: 'KeyN' })), 'newOrder');
	assert.equal(findShortcut(press({ key: 'т', code: 'KeyN' })), 'newOrder');
	assert.equal(findShortcut(press({ key: '.', code: 'Slash' })), 'search');
	assert.equal(findShortcut(press({ key: '?', code: 'Slash', shiftKey: true })), 'help');
	assert.equal(findShortcut(press({ key: '?', code: 'Digit7', shiftKey: true })), 'help');
});

test('what belongs to the browser is left to it, and a key that is held acts once', () => {
	assert.equal(findShortcut(press({ key: 'n', code: 'KeyN', ctrlKey: true })), undefined);
	assert.equal(findShortcut(press({ key: 't', code: 'KeyT', metaKey: true })), undefined);
	assert.equal(findShortcut(press({ key: 'o', code: 'KeyO', repeat: true })), undefined);
	assert.equal(findShortcut(press({ key: 'x', code: 'KeyX' })), undefined);
});
