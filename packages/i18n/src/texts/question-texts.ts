import { defineTexts } from '../define-texts.ts';

/**
 * CHOOSE-04: texts about questions on a product page. The server puts them into the page, so no browser
 * downloads the table.
 */
export const questionTexts = defineTexts({
	title: ['Questions about the product', 'Вопросы о товаре', 'Haryt barada soraglar'],
	none: ['No questions yet', 'Вопросов пока нет', 'Entek sorag ýok'],
	who: [
		'The shop answers, and people who bought and received this product. Questions and answers are shown after a check.',
		'Отвечают магазин и те, кто купил и получил этот товар. Вопросы и ответы появляются после проверки.',
		'Dükanymyz we bu harydy satyn alan adamlar jogap berýärler. Soraglar we jogaplar barlagdan soň görkezilýär.',
	],
	ask: ['Ask a question', 'Задать вопрос', 'Sorag ber'],
	askLabel: ['Your question', 'Ваш вопрос', 'Soragyňyz'],
	askHint: [
		'About this product. Do not write phone numbers or addresses: everyone reads it',
		'Об этом товаре. Не пишите телефоны и адреса: вопрос увидят все',
		'Bu haryt barada. Telefon we salgy ýazmaň: soragy hemmeler görýär',
	],
	answer: ['Answer this', 'Ответить', 'Jogap ber'],
	answerOf: ['Answer: {text}', 'Ответить: {text}', 'Jogap ber: {text}'],
	answerLabel: ['Your answer', 'Ваш ответ', 'Jogabyňyz'],
	answerHint: [
		'From your own use. Everyone reads it, with your first name',
		'Из своего опыта. Его увидят все, вместе с вашим именем',
		'Öz tejribäňizden. Ony adyňyz bilen hemmeler görer',
	],
	send: ['Send', 'Отправить', 'Ugrat'],
	sent: [
		'Thank you. It will be shown after a check',
		'Спасибо. Появится после проверки',
		'Sag boluň. Barlagdan soň görkeziler',
	],
	notBought: [
		'Only people who bought and received this product here can answer',
		'Отвечать могут только те, кто купил и получил этот товар у нас',
		'Diňe bu harydy bizden satyn alanlar jogap berip biler',
	],
	tooShort: ['Write a little more', 'Напишите чуть подробнее', 'Birneme giňişleýin ýazyň'],
	demo: ['Demo question', 'Пример вопроса', 'Soragyň mysaly'],
	demoHint: [
		'Demo questions and answers are made up to show how the shop looks.',
		'Примеры вопросов и ответов придуманы, чтобы показать, как выглядит магазин.',
		'Soraglaryň we jogaplaryň mysallary dükany görkezmek üçin ýazyldy.',
	],
	'by.shop': ['Our shop', 'Магазин', 'Dükanymyz'],
	'by.buyer': ['Bought here', 'Куплено у нас', 'Bizden satyn alnan'],
	'by.demo': ['Demo answer', 'Пример ответа', 'Jogabyň mysaly'],
	report: ['Report', 'Пожаловаться', 'Şikaýat et'],
	reportOf: ['Report: {text}', 'Пожаловаться: {text}', 'Şikaýat et: {text}'],
	reportTitle: ['Report a text', 'Пожаловаться на текст', 'Tekst barada şikaýat'],
	pages: ['Pages of questions', 'Страницы вопросов', 'Soraglaryň sahypalary'],
});
