import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findListSort, listPage, listPages } from './product-list.ts';

test('CAT-02 only the orders of the contract are taken', () => {
	assert.equal(findListSort('-price'), '-price');
	assert.equal(findListSort('rating'), 'rating');
	for (const value of ['', 'PRICE', 'id; drop table', null, undefined])
		assert.equal(findListSort(value), undefined);
});

test('CAT-02 pages are counted from 1 and end where no one pages', () => {
	assert.equal(listPage('3'), 3);
	for (const value of ['0', '-1', '1.5', 'x', '', null, undefined, '999999'])
		assert.equal(listPage(value), 1);
	assert.equal(listPage('99999'), 417);
});

test('CAT-02 S12 a list has no more pages than can be opened', () => {
	assert.equal(listPages(0), 0);
	assert.equal(listPages(24), 1);
	assert.equal(listPages(25), 2);
	assert.equal(listPages(10_008), 417);
	assert.equal(listPages(100_000), 417);
	assert.equal(listPage(String(listPages(100_000))), 417);
});
