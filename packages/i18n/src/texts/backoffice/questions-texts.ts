import { withWords } from './office-words.ts';

/** CHOOSE-04: questions and answers in the moderation queue; states and reasons are those of reviews. */
export const questionsTexts = withWords({
	shop: 'theShop',
})({
	en: {
		tabs: 'What is moderated',
		title: 'Questions',
		none: 'No questions here',
		questionOf: '{author} asks about {product}',
		answerOf: '{author} answers about {product}',
		asked: 'The question: {text}',
		demo: 'Demo text',
		buyer: 'Bought here',
		answers: 'Answers: {count}',
		answerHint: 'Publishes the question, and the answer as the shop’s',
		saveAnswer: 'Answer and publish',
	},
	ru: {
		tabs: 'Что проверяется',
		title: 'Вопросы',
		none: 'Вопросов здесь нет',
		questionOf: '{author} спрашивает о товаре {product}',
		answerOf: '{author} отвечает о товаре {product}',
		asked: 'Вопрос: {text}',
		demo: 'Пример',
		buyer: 'Куплено у нас',
		answers: 'Ответов: {count}',
		answerHint: 'Вопрос будет опубликован, ответ — от имени магазина',
		saveAnswer: 'Ответить и опубликовать',
	},
	tm: {
		tabs: 'Barlanýanlar',
		title: 'Soraglar',
		none: 'Bu ýerde sorag ýok',
		questionOf: '{author}, {product} barada sorag',
		answerOf: '{author}, {product} barada jogap',
		asked: 'Sorag: {text}',
		demo: 'Mysal',
		buyer: 'Bizden satyn alnan',
		answers: 'Jogaplar: {count}',
		answerHint: 'Sorag görkeziler, jogap dükanyň adyndan bolar',
		saveAnswer: 'Jogap ber we görkez',
	},
});
