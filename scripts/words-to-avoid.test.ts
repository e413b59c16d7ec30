import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWords, SEARCHED } from './words-to-avoid.ts';

const wordsIn = (text: string) => findWords('a.ts', text).map((line) => line.split(' ')[1]);

test('a word is found in a sentence, at its beginning and inside names', () => {
	for (const text of [
		'taken off the shelf.',
		'Shelf by shelf',
		'const shelfPriceTenge = 1;',
		'class HeardShelf {}',
		'shelf_price_tenge integer',
		'SHELF_ID',
		"'shelf'",
	])
		assert.deepEqual(wordsIn(text), ['shelf'], text);
	assert.deepEqual(wordsIn('Whoever tallies anew is awake, then woken; shelves, tally'), [
		'shelves',
		'tally',
		'tallies',
		'anew',
		'woken',
		'awake',
		'whoever',
	]);
});

test('letters inside another word are not', () => {
	assert.deepEqual(wordsIn('totally, awaken, awakened, canework, metallic, wakeful, itself'), []);
});

test('names of files count, with the line of each find', () => {
	assert.deepEqual(findWords('src/shelf-page.ts', 'one\nread anew'), [
		'src/shelf-page.ts shelf, in its name',
		'src/shelf-page.ts:2 anew',
	]);
});

test('lock files are not searched', () => {
	assert.equal(SEARCHED.test('package-lock.json'), false);
	assert.equal(SEARCHED.test('scripts/mutation/package-lock.json'), false);
	assert.equal(SEARCHED.test('apps/server/src/main/app.ts'), true);
});
