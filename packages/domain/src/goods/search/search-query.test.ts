import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSearchable, normaliseQuery } from './search-query.ts';

test('SEARCH-02 a search is the same whatever its case, blanks and composition of letters', () => {
	assert.equal(normaliseQuery('  Samsung   A55\t'), 'samsung a55');
	assert.equal(normaliseQuery('s\u0327arpe'), 'şarpe');
	assert.equal(normaliseQuery('НОУТБУК'), 'ноутбук');
	assert.equal(normaliseQuery('a\u0000b\u200bc'), 'a b c');
	assert.equal(normaliseQuery(' \n '), '');
});

test('SEARCH-02 from 2 to 64 characters', () => {
	assert.deepEqual(
		[0, 1, 2, 64, 65].map((length) => isSearchable('a'.repeat(length))),
		[false, false, true, true, false],
	);
});
