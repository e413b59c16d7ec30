import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match, QueryTerm } from './parse-query.ts';
import { classify, findSmartCategory, planSearch } from './plan-search.ts';
import { kindIdsOf } from './search-terms.ts';

const kind = (id: number, score = 100): Match => ({ of: 'type', id, score });
const brand = (id: number): Match => ({ of: 'brand', id, score: 100 });
const name = (id: number): Match => ({ of: 'name', id, score: 90 });
const value = (id: number): Match => ({ of: 'facet', id, score: 30 });
const term = (text: string, matches: Match[], more: Partial<QueryTerm> = {}): QueryTerm => ({
	text,
	matches,
	phrases: [],
	smart: [],
	isFor: false,
	...more,
});

/** Types 1 to 9 are the kinds 10 to 90, brand 1 has the kinds 11 and 21. */
const kindIds = kindIdsOf([
	...Array.from({ length: 9 }, (_, at) => ({ of: 'type' as const, id: at + 1, kindIds: [10 * (at + 1)] })),
	{ of: 'brand', id: 1, kindIds: [11, 21] },
]);
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

/** Shows each reading as its base and the others, in their order. */
const readings = (...terms: QueryTerm[]) =>
	planSearch(terms, kindIds).readings.map(({ base, others }) => {
		const [first] = [...base.matches, ...base.phrases.flatMap(({ words }) => words.flat())];
		return `${first?.in} ${first?.id}: ${others.map((other) => terms[other.term]?.text).join(' ')}`;
	});

test('FIND-01 the kind that was named is the base; brand, model and property follow in this order', () => {
	assert.deepEqual(readings(white, s24, samsung, phone), ['kind 10: samsung s24 белый']);
	assert.deepEqual(readings(s24, white), ['name 5: белый', 'facet 7: s24']);
});

test('FIND-01 of two kinds either may be meant: the first in Russian, the last in English; not what it is for', () => {
	assert.deepEqual(readings(phone, charger), ['kind 10: зарядка', 'kind 20: телефон']);
	const latin = (own: QueryTerm, text: string) => ({ ...own, text });
	assert.deepEqual(readings(latin(phone, 'phone'), latin(charger, 'charger')), [
		'kind 20: phone',
		'kind 10: charger',
	]);
	assert.deepEqual(readings(charger, { ...phone, isFor: true }), ['kind 20: телефон']);
});

test('FIND-01 what goods are for orders by brand and narrows by what the goods are called', () => {
	const [reading] = planSearch([charger, { ...iphone, isFor: true }], kindIds).readings;
	const [other] = reading?.others ?? [];
	assert.equal(other?.narrow, undefined);
	assert.deepEqual(other?.order?.matches, [
		{ in: 'kind', id: 11, score: 100 },
		{ in: 'kind', id: 21, score: 100 },
	]);
});

test('FIND-05 a smart category is meant by its whole name, or by a word that means nothing else', () => {
	const smart = (text: string, share: number, matches: Match[] = []) =>
		term(text, matches, { smart: [{ id: 3, share }] });
	assert.equal(findSmartCategory([smart('умный', 50, [kind(1)]), smart('дом', 50, [kind(2)])], false), 3);
	assert.equal(findSmartCategory([smart('умный', 50, [kind(1)])], false), undefined);
	assert.equal(findSmartCategory([smart('подарок', 50)], false), 3);
	assert.equal(findSmartCategory([smart('подарок', 50)], true), 3);
	assert.equal(findSmartCategory([smart('офис', 100, [kind(1)])], true), undefined);
	assert.equal(findSmartCategory([smart('подарок', 50), phone], false), undefined);
	assert.equal(findSmartCategory([], false), undefined);
});
