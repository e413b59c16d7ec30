import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_QUERY_LENGTH } from '@dukan/domain/goods/search/search-query.ts';
import { searchedQuery } from './searched-query.ts';

test('SEARCH-02 what was typed stays as it is; only blanks, invisible signs and half letters go', () => {
	const of = (query: string) => searchedQuery(new URLSearchParams({ query }));
	for (const [typed, searched] of [
		['  Ноутбук \t 16 ', 'Ноутбук 16'],
		['a\u0000b\u200bc', 'a b c'],
		['<b>"&', '<b>"&'],
		['   ', ''],
		['Küýze', 'Küýze'],
	] as const)
		assert.equal(of(typed), searched);
	assert.equal(searchedQuery(new URLSearchParams()), '');
	assert.equal(of('x'.repeat(MAX_QUERY_LENGTH + 5)).length, MAX_QUERY_LENGTH);
	assert.ok(of(`${'x'.repeat(MAX_QUERY_LENGTH - 1)}😀`).isWellFormed(), 'not cut through a sign');
});
