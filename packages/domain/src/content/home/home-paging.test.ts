import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOME_CATEGORIES_PER_FETCH, homeCardSize } from './home-paging.ts';

test('HOME-01 seven categories a fetch, five cards above 768 px, else four', () => {
	assert.equal(HOME_CATEGORIES_PER_FETCH, 7);
	assert.equal(homeCardSize(360), 4);
	assert.equal(homeCardSize(768), 4);
	assert.equal(homeCardSize(769), 5);
	assert.equal(homeCardSize(1440), 5);
});
