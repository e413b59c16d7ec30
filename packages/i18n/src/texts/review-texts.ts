import { defineTexts } from '../define-texts.ts';

/**
 * CHOOSE-03: texts about reviews on a product page. The server puts them into the page, so no browser
 * downloads the table.
 */
export const reviewTexts = defineTexts({
	title: ['Reviews', 'Отзывы', 'Teswirler'],
	count: ['Reviews: {count}', 'Отзывов: {count}', 'Teswirler: {count}'],
	none: ['No reviews yet', 'Отзывов пока нет', 'Entek teswir ýok'],
	noneChosen: [
		'No reviews with this number of stars',
		'Отзывов с такой оценкой нет',
		'Şonça ýyldyzly teswir ýok',
	],
	who: [
		'Reviews are written by people who bought and received this product, on the page of their order.',
		'Отзывы пишут те, кто купил и получил этот товар, на странице своего заказа.',
		'Teswirleri bu harydy satyn alan adamlar öz sargydynyň sahypasynda ýazýarlar.',
	],
	myOrders: ['My orders', 'Мои заказы', 'Sargytlarym'],
	starsOf: ['{stars} out of 5', '{stars} из 5', '5-den {stars}'],
	onlyStars: ['{stars} stars: {count}', 'Оценка {stars}: {count}', '{stars} ýyldyz: {count}'],
	allStars: ['All reviews', 'Все отзывы', 'Ähli teswirler'],
	pages: ['Pages of reviews', 'Страницы отзывов', 'Teswirleriň sahypalary'],
	sort: ['Sort reviews', 'Порядок отзывов', 'Teswirleriň tertibi'],
	'sort.helpful': ['Most helpful', 'Сначала полезные', 'Ilki peýdalylar'],
	'sort.newest': ['Newest', 'Сначала новые', 'Ilki täzeler'],
	'sort.highest': ['Best first', 'Сначала хорошие', 'Ilki gowular'],
	'sort.lowest': ['Worst first', 'Сначала плохие', 'Ilki erbetler'],
	bought: ['Bought here', 'Куплено у нас', 'Bizden satyn alnan'],
	demo: ['Demo review', 'Пример отзыва', 'Teswiriň mysaly'],
	demoHint: [
		'Demo reviews are made up to show how the shop looks.',
		'Примеры отзывов придуманы, чтобы показать, как выглядит магазин.',
		'Teswirleriň mysallary dükany görkezmek üçin ýazyldy.',
	],
	helpful: ['Helpful: {count}', 'Полезно: {count}', 'Peýdaly: {count}'],
	report: ['Report', 'Пожаловаться', 'Şikaýat et'],
	reportTitle: ['Report a review', 'Пожаловаться на отзыв', 'Teswir barada şikaýat'],
	answer: ['The shop’s answer', 'Ответ магазина', 'Dükanyň jogaby'],
	picture: ['Picture {number}, {author}', 'Фото {number}, {author}', 'Surat {number}, {author}'],
	thanks: ['Thank you', 'Спасибо', 'Sag boluň'],
	ownReview: ['This review is your own', 'Это ваш собственный отзыв', 'Bu siziň öz teswiriňiz'],
});
