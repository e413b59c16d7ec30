import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredBy, readQuestionPage } from './question-rules.ts';

test('CHOOSE-04 an answer says whose it is', () => {
	assert.equal(answeredBy('person'), 'buyer');
	assert.equal(answeredBy('shop'), 'shop');
	assert.equal(answeredBy('demo'), 'demo');
});

test('CHOOSE-04 the page of questions that the address asks for', () => {
	for (const [query, page] of [
		['', 1],
		['questions=3', 3],
		['questions=9999', 9999],
		['questions=3x', 1],
		['questions=0', 1],
		['questions=-1', 1],
		['questions=x', 1],
		['questions=99999', 1],
	] as const)
		assert.equal(readQuestionPage(new URLSearchParams(query)), page, query);
});
