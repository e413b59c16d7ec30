import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/**
 * CHOOSE-04: texts about questions and answers in the moderation queue. Their states and reasons use the
 * texts of reviews.
 */
export const questionsTexts = defineTexts({
	shop: words.theShop,
	tabs: ['What is moderated', 'Что проверяется', 'Barlanýanlar'],
	title: ['Questions', 'Вопросы', 'Soraglar'],
	none: ['No questions here', 'Вопросов здесь нет', 'Bu ýerde sorag ýok'],
	questionOf: [
		'{author} asks about {product}',
		'{author} спрашивает о товаре {product}',
		'{author}, {product} barada sorag',
	],
	answerOf: [
		'{author} answers about {product}',
		'{author} отвечает о товаре {product}',
		'{author}, {product} barada jogap',
	],
	asked: ['The question: {text}', 'Вопрос: {text}', 'Sorag: {text}'],
	demo: ['Demo text', 'Пример', 'Mysal'],
	buyer: ['Bought here', 'Куплено у нас', 'Bizden satyn alnan'],
	answers: ['Answers: {count}', 'Ответов: {count}', 'Jogaplar: {count}'],
	answerHint: [
		'Publishes the question, and the answer as the shop’s',
		'Вопрос будет опубликован, ответ — от имени магазина',
		'Sorag görkeziler, jogap dükanyň adyndan bolar',
	],
	saveAnswer: ['Answer and publish', 'Ответить и опубликовать', 'Jogap ber we görkez'],
});
