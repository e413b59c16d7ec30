import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TermMatch } from '@dukan/listing-index/score-terms.ts';
import type { QueryTerm } from './parse-query.ts';
import { classify, findSmartCategory, planSearch } from './plan-search.ts';

const kind = (id: number, score = 100): TermMatch => ({ of: 'type', id, score });
const brand = (id: number): TermMatch => ({ of: 'brand', id, score: 100 });
const name = (id: number): TermMatch => ({ of: 'name', id, score: 90 });
const value = (id: number): TermMatch => ({ of: 'facet', id, score: 30 });
const term = (text: string, matches: TermMatch[], more: Partial<QueryTerm> = {}): QueryTerm => ({
	text,
	matches,
	phrases: [],
	smart: [],
	isFor: false,
	...more,
});

const phone = term('телефон', [kind(1)]);
const charger = term('зарядка', [kind(2)]);
const samsung = term('samsung', [brand(1)]);
const white = term('белый', [value(7)]);
const s24 = term('s24', [name(5)]);
const iphone = term('айфон', [], { phrases: [{ words: [[brand(1)], [kind(1)]], score: 100 }] });

test('FIND-01 a term is a kind of goods, a brand, a model or a property', () => {
	for (const [given, expected] of [
		[phone, 'kind'],
		[iphone, 'kind'],
		[samsung, 'brand'],
		[s24, 'model'],
		[white, 'value'],
		// 'игровой' describes what a thing is.
		[term('игровой', [kind(3, 50)]), 'value'],
		[term('комплектующие', [{ of: 'category', id: 3, score: 35 }]), 'kind'],
	] as const)
		assert.equal(classify(given), expected, given.text);
});

test('SEEK-01 a brand and any word outweigh a number that stands alone', () => {
	const [reading] = planSearch([samsung, s24, term('13', [name(6)])]).readings;
	assert.deepEqual(
		reading?.others.map(({ term: number, cost }) => [number, cost]),
		[
			[1, 4],
			[2, 1],
		],
	);
	assert.equal(
		classify(term('редми ноут', [], { phrases: [{ words: [[brand(1)], [name(2)]], score: 100 }] })),
		'brand',
	);
});

/** Each reading as its base and the others, in their order. */
const readings = (...terms: QueryTerm[]) =>
	planSearch(terms).readings.map(({ base, others }) => {
		const [first] = [...base.matches, ...base.phrases.flatMap(({ words }) => words.flat())];
		return `${first?.of} ${first?.id}: ${others.map((other) => terms[other.term]?.text).join(' ')}`;
	});

test('FIND-01 the kind that was named is the base; brand, model and property follow in this order', () => {
	assert.deepEqual(readings(white, s24, samsung, phone), ['type 1: samsung s24 белый']);
	assert.deepEqual(readings(s24, white), ['name 5: белый', 'facet 7: s24']);
});

test('FIND-01 of two kinds either may be meant: the first in Russian, the last in English; not what it is for', () => {
	assert.deepEqual(readings(phone, charger), ['type 1: зарядка', 'type 2: телефон']);
	const latin = (own: QueryTerm, text: string) => ({ ...own, text });
	assert.deepEqual(readings(latin(phone, 'phone'), latin(charger, 'charger')), [
		'type 2: phone',
		'type 1: charger',
	]);
	assert.deepEqual(readings(charger, { ...phone, isFor: true }), ['type 2: телефон']);
});

test('FIND-01 what goods are for orders by brand and narrows by what the goods are called', () => {
	const [reading] = planSearch([charger, { ...iphone, isFor: true }]).readings;
	const [other] = reading?.others ?? [];
	assert.equal(other?.narrow, undefined);
	assert.deepEqual(other?.order?.matches, [brand(1)]);
});

test('FIND-05 a smart category is meant by its whole name, or by a word that means nothing else', () => {
	const smart = (text: string, share: number, matches: TermMatch[] = []) =>
		term(text, matches, { smart: [{ id: 3, share }] });
	assert.equal(findSmartCategory([smart('умный', 50, [kind(1)]), smart('дом', 50, [kind(2)])], false), 3);
	assert.equal(findSmartCategory([smart('умный', 50, [kind(1)])], false), undefined);
	assert.equal(findSmartCategory([smart('подарок', 50)], false), 3);
	assert.equal(findSmartCategory([smart('подарок', 50)], true), 3);
	assert.equal(findSmartCategory([smart('офис', 100, [kind(1)])], true), undefined);
	assert.equal(findSmartCategory([smart('подарок', 50), phone], false), undefined);
	assert.equal(findSmartCategory([], false), undefined);
});
