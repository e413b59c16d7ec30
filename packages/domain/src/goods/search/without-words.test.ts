import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutWords } from './without-words.ts';

test('FIND-02 a chip that is taken back leaves the rest of the query', () => {
	for (const [query, words, rest] of [
		['Смартфон  до 5000', 'до 5000', 'смартфон'],
		['дешёвый телефон samsung', 'дешёвый', 'телефон samsung'],
		['до 500 манат', 'до 500 манат', ''],
		['телефон телефон', 'телефон', 'телефон'],
		['телефон', 'чехол', 'телефон'],
		['повербанк 5000 до 5000', 'до 5000', 'повербанк 5000'],
		['телефон до 3000', 'до 5000', 'телефон до 3000'],
		['телефон до', 'до 5000', 'телефон до'],
	] as const)
		assert.equal(withoutWords(query, words), rest);
});
