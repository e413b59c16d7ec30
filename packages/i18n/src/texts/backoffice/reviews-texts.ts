import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** CHOOSE-03: the moderation queue. */
export const reviewsTexts = defineTexts({
	title: words.reviews,
	state: words.state,
	'state.waiting': ['Waiting for a check', 'Ждут проверки', 'Barlaga garaşýanlar'],
	'state.published': ['Published', 'Опубликованные', 'Görkezilýänler'],
	'state.rejected': ['Rejected', 'Отклонённые', 'Görkezilmeýänler'],
	'state.reported': ['Reported', 'С жалобами', 'Şikaýat edilenler'],
	none: ['No reviews here', 'Отзывов здесь нет', 'Bu ýerde teswir ýok'],
	starsOf: ['{stars} out of 5', '{stars} из 5', '5-den {stars}'],
	picture: ['Picture {position}', 'Фото {position}', 'Surat {position}'],
	demo: ['Demo review', 'Пример отзыва', 'Teswiriň mysaly'],
	order: ['Order {id}', 'Заказ {id}', 'Sargyt {id}'],
	helpful: ['Helpful: {count}', 'Полезно: {count}', 'Peýdaly: {count}'],
	noText: ['Without a text', 'Без текста', 'Tekstsiz'],
	reports: ['Why it was reported', 'Жалобы', 'Şikaýatlar'],
	'reason.offensive': ['offensive: {count}', 'оскорбляет: {count}', 'kemsidýär: {count}'],
	'reason.advertising': ['advertising: {count}', 'реклама: {count}', 'mahabat: {count}'],
	'reason.not_about_product': [
		'not about the product: {count}',
		'не о товаре: {count}',
		'haryt barada däl: {count}',
	],
	'reason.other': ['other: {count}', 'другое: {count}', 'başga: {count}'],
	publish: ['Publish', 'Опубликовать', 'Görkez'],
	keep: ['Leave published', 'Оставить', 'Galdyr'],
	reject: ['Reject', 'Отклонить', 'Görkezme'],
	answer: ['The shop’s answer', 'Ответ магазина', 'Dükanyň jogaby'],
	answerHint: [
		'Everyone sees it under the review',
		'Его видят все под отзывом',
		'Ony teswiriň aşagynda hemmeler görýär',
	],
	saveAnswer: ['Save the answer', 'Сохранить ответ', 'Jogaby ýatda sakla'],
	nameOf: ['{author} about {product}', '{author} о товаре {product}', '{author}, {product} barada'],
});
