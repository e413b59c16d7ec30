import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestionPage } from '@dukan/domain/goods/questions/question-rules.ts';
import { questionFacts } from './question-facts.ts';
import { questionsData } from './questions-data.ts';

const AT = { page: 1, address: '/product/1/2', language: 'ru', productId: 2 } as const;
const created_at = '2026-11-01T09:00:00.000Z';
const answer = (id: number, by: 'shop' | 'buyer' | 'demo') => ({
	id,
	text: `Ответ ${id}`,
	author: 'Aýna',
	by,
	created_at,
});
const question = (id: number, demo: boolean, answers: ReturnType<typeof answer>[]) => ({
	id,
	text: `Вопрос ${id}?`,
	author: 'Merdan',
	created_at,
	demo,
	answers,
});

test('CHOOSE-04 answers say whose they are, demo texts that they are made up', () => {
	const rows = [
		question(1, false, [answer(2, 'shop'), answer(3, 'buyer')]),
		question(4, true, [answer(5, 'demo')]),
	];
	const data = questionsData({ rows, count: 2 }, AT);
	assert.deepEqual(
		data.rows.map(({ mark, answers }) => [mark, ...answers.map((one) => one.mark)]),
		[
			[undefined, 'Магазин', 'Куплено у нас'],
			['Пример вопроса', 'Пример ответа'],
		],
	);
	assert.ok(data.demoHint);
	assert.equal(questionsData({ rows: [], count: 0 }, AT).none, 'Вопросов пока нет');
});

test('CHOOSE-04 every page of questions has an address, and the address says the page', () => {
	const { pages } = questionsData({ rows: [], count: 11 }, { ...AT, page: 2 });
	assert.deepEqual(
		pages.map(({ href, chosen }) => [readQuestionPage(new URL(href, 'http://shop').searchParams), chosen]),
		[
			[1, false],
			[2, true],
			[3, false],
		],
	);
});

test('CHOOSE-04 search engines are told what people asked and what was answered, and no demo texts', () => {
	const rows = [
		question(1, false, [answer(2, 'shop'), answer(3, 'buyer')]),
		question(4, true, [answer(5, 'demo')]),
		question(6, false, []),
		question(7, false, [answer(8, 'demo')]),
	];
	const facts = questionFacts(questionsData({ rows, count: 4 }, AT).rows, 'Bazar');
	assert.deepEqual(
		facts.map(({ name, answerCount }) => [name, answerCount]),
		[['Вопрос 1?', 2]],
	);
	assert.deepEqual(
		facts.flatMap(({ suggestedAnswer }) => suggestedAnswer.map(({ author }) => author.name)),
		['Bazar', 'Aýna'],
	);
	assert.deepEqual(questionFacts([], 'Bazar'), []);
});
