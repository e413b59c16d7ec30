import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitWords, wholeWords } from './split-words.ts';

for (const [text, words] of [
	['Wi-Fi 6', 'wifi wi fi 6'],
	['16 ГБ / 1 ТБ', '16гб 1тб'],
	['15,6″ 1920×1080', '15.6inch 1920x1080'],
	['Core i5-14600K', 'core i514600k i5 14600k'],
	['RTX4060', 'rtx4060 rtx 4060'],
	['ddr5 ps5', 'ddr5 ps5'],
	['10000 мА·ч', '10000мач'],
	['  «Чёрный», M.2! ', 'черный m2 m 2'],
	['җөүң', 'jöüň'],
	['', ''],
	['!?-- ... 😀', ''],
	["'; drop table products; --", 'drop table products'],
	['<b>a</b> & | ! :* <->', 'bab b a b'],
] as const)
	test(`SEARCH-03 a text becomes words; number and unit are one; signs divide: '${text}'`, () => {
		const found = splitWords(text).filter(({ part }) => part >= 0);
		assert.equal(found.map(({ word }) => word).join(' '), words);
	});

test('SEARCH-03 a measure is known by its number too, and words by their place', () => {
	assert.deepEqual(splitWords('диск 2 тб'), [
		{ chunk: 1, part: 0, word: 'диск' },
		{ chunk: 2, part: -1, word: '2' },
		{ chunk: 2, part: 0, word: '2тб' },
	]);
	assert.deepEqual(splitWords('1000xm5')[0], { chunk: 1, part: -1, word: '1000' });
	assert.deepEqual(wholeWords('wi-fi 16 gb'), ['wifi', '16gb']);
});
