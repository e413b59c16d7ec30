import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredLanguages, shownLanguage } from './offered-languages.ts';

test('OWN-01 languages that are switched off are not offered; a visitor who wants one reads Russian, or what is left', () => {
	assert.deepEqual(offeredLanguages({ tm: true, ru: true, en: false }), ['tm', 'ru']);
	assert.equal(shownLanguage('tm', ['tm', 'ru']), 'tm');
	assert.equal(shownLanguage('en', ['tm', 'ru']), 'ru');
	assert.equal(shownLanguage('ru', ['tm', 'en']), 'tm');
	assert.equal(shownLanguage('ru', ['en']), 'en');
	assert.equal(shownLanguage('tm', []), 'ru');
});
