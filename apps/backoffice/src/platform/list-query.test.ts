import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedSearch } from './changed-search.ts';
import { changedList, isFiltered, listQuery, pageOf } from './list-query.ts';

const search = (text: string) => new URLSearchParams(text);

test('the page of the address is an offset for the server; a bad one is the first', () => {
	for (const [text, page] of [
		['', 1],
		['page=3', 3],
		['page=0', 1],
		['page=-2', 1],
		['page=x', 1],
	] as const)
		assert.equal(pageOf(search(text)), page, text);
	assert.deepEqual(listQuery(search('q=a&page=3&sort=-price'), { language: 'ru' }), {
		q: 'a',
		sort: '-price',
		language: 'ru',
		limit: 50,
		offset: 100,
	});
});

test('another filter or order begins at the first page; another page leaves the filters', () => {
	assert.equal(String(changedList(search('q=a&page=3'), { sort: 'name' })), 'q=a&sort=name');
	assert.equal(String(changedList(search('q=a&page=3'), { page: '4' })), 'q=a&page=4');
	assert.equal(String(changedList(search('q=a&page=3'), { q: '' })), '');
});

test('an empty value is taken out of the address, others stay', () => {
	const now = search('a=1&b=2');
	assert.equal(String(changedSearch(now, { a: undefined, c: '3' })), 'b=2&c=3');
	assert.equal(String(now), 'a=1&b=2', 'the old one is not touched');
});

test('an order or a page leaves nothing out', () => {
	assert.equal(isFiltered(search('page=2&sort=name')), false);
	assert.equal(isFiltered(search('sort=name&stock=in')), true);
});
