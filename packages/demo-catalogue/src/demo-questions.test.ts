import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoQuestions } from './demo-questions.ts';

test('CHOOSE-04 demo questions are the same at every call, none twice on a product, some without an answer', () => {
	const ids = Array.from({ length: 600 }, (_, index) => index + 1);
	const questions = demoQuestions(ids);
	assert.deepEqual(questions, demoQuestions(ids));
	assert.equal(questions.filter(({ productId }) => productId === 1).length, 7);
	assert.equal(
		new Set(questions.map(({ productId, text }) => `${productId} ${text}`)).size,
		questions.length,
	);
	assert.ok(questions.some(({ answer }) => answer === '') && questions.some(({ answer }) => answer !== ''));
	assert.ok(questions.every(({ productId, daysAgo }) => ids.includes(productId) && daysAgo > 1));
});
