import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRST_STATE } from './list-state.ts';
import type { ListData } from './read-list.ts';
import { recallPage, rememberPage } from './seen-pages.ts';

const list = (path: string, shown = 24): ListData => ({
	place: { path, query: undefined },
	scope: { kind: 'new' },
	state: { ...FIRST_STATE, shown },
	count: 0,
	products: [],
	facets: undefined,
	quick: undefined,
	didYouMean: undefined,
	understood: [],
	places: [],
});
const recall = (address: string) => recallPage(new URL(address, 'https://dukan.example'));

test('CAT-02 Back finds a list as it was left, by its whole address, for five minutes', (t) => {
	t.mock.timers.enable({ apis: ['Date'], now: 0 });
	rememberPage(list('/a', 48), 'a with 48 rows');
	assert.equal(recall('/a?shown=48'), 'a with 48 rows');
	assert.equal(recall('/a'), undefined, 'another choice');
	t.mock.timers.setTime(200_000);
	rememberPage(list('/a', 48), 'a, seen again');
	t.mock.timers.setTime(299_999);
	assert.equal(recall('/a?shown=48'), 'a, seen again');
	t.mock.timers.setTime(300_000);
	assert.equal(recall('/a?shown=48'), undefined, 'prices of the first look are too old by now');
	rememberPage(list('/a', 48), 'a, requested again');
	assert.equal(recall('/a?shown=48'), 'a, requested again');
});

test('only the ten lists seen last are found again', () => {
	for (let index = 0; index <= 10; index += 1) rememberPage(list(`/l${index}`), index);
	assert.equal(recall('/l0'), undefined);
	assert.equal(recall('/l1'), 1);
	assert.equal(recall('/l10'), 10);
});
