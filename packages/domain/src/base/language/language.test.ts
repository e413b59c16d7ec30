import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_LANGUAGE, findLanguage, LANGUAGE_COOKIE, LANGUAGE_TAGS, localizedText } from './language.ts';

test('GEN-02 a saved language that is not tm, en or ru is ignored', () => {
	assert.equal(findLanguage('tm'), 'tm');
	for (const value of ['tk', 'TM', 'de', '', 'ru ', null, undefined, '__proto__']) {
		assert.equal(findLanguage(value), undefined, String(value));
	}
});

test('GEN-02 the language is kept in the cookie lang, and is Russian until one is chosen', () => {
	assert.equal(LANGUAGE_COOKIE, 'lang');
	assert.equal(DEFAULT_LANGUAGE, 'ru');
});

test('GEN-01 a missing name falls back to English', () => {
	assert.equal(localizedText({ en: 'Laptops', ru: '', tm: '  ' }, 'ru'), 'Laptops');
	assert.equal(localizedText({ en: 'Laptops', ru: '', tm: '  ' }, 'tm'), 'Laptops');
	assert.equal(localizedText({ en: 'Laptops', ru: 'Ноутбуки', tm: '' }, 'ru'), 'Ноутбуки');
});

test('GEN-03 the language tag of Turkmen is tk', () => {
	assert.deepEqual(LANGUAGE_TAGS, { tm: 'tk', ru: 'ru', en: 'en' });
});
