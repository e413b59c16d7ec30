import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findListSort, listPage } from './product-list.ts';

test('CAT-02 only the orders of the contract are taken', () => {
	assert.equal(findListSort('-price'), '-price');
	assert.equal(findListSort('rating'), 'rating');
	for (const value of ['', 'PRICE', 'id; drop table', null, undefined])
		assert.equal(findListSort(value), undefined);
});

test('CAT-02 pages are counted from 1 and end where nobody pages', () => {
	assert.equal(listPage('3'), 3);
	for (const value of ['0', '-1', '1.5', 'x', '', null, undefined, '999999'])
		assert.equal(listPage(value), 1);
	assert.equal(listPage('99999'), 417);
});
