import { defineTexts } from '../define-texts.ts';

/** CHOOSE-05: texts about messages in the profile, which are downloaded with it. */
export const noticeProfileTexts = defineTexts({
	title: ['Messages about goods', 'Сообщения о товарах', 'Harytlar barada habarlar'],
	priceDrops: [
		'SMS when a favourite gets cheaper',
		'SMS, когда избранное подешевеет',
		'Halan harydym arzanlanda SMS iber',
	],
	invitations: [
		'SMS asking for a review of what I bought',
		'SMS с просьбой оставить отзыв о покупке',
		'Satyn alnan haryt barada teswir ýazmagy haýyş edýän SMS',
	],
	hint: [
		'Between 9:00 and 21:00, several products in one message. Messages about your orders always come.',
		'С 9:00 до 21:00, о нескольких товарах одним сообщением. Сообщения о заказах приходят всегда.',
		'Sagat 9-dan 21-e çenli, birnäçe haryt bir habarda. Sargytlar baradaky habarlar hemişe gelýär.',
	],
	confirmHint: [
		'Messages go to a confirmed phone only',
		'Сообщения приходят только на подтверждённый телефон',
		'Habarlar diňe tassyklanan telefona iberilýär',
	],
	confirm: ['Confirm the phone', 'Подтвердить телефон', 'Telefony tassykla'],
	waiting: ['Waiting for', 'Жду поступления', 'Garaşýan harytlarym'],
	nothing: [
		'You are not waiting for any products. There is a button for this on the page of a product that is out of stock.',
		'Вы пока не ждёте товаров. Кнопка для этого есть на странице товара, которого нет в наличии.',
		'Garaşýan harydyňyz ýok. Satuwda ýok harydyň sahypasynda munuň üçin düwme bar.',
	],
	inStock: ['in stock now', 'уже в наличии', 'indi satuwda bar'],
	since: ['since {date}', 'с {date}', '{date} senesinden bäri'],
	remove: ['Stop waiting', 'Больше не ждать', 'Garaşma'],
	sent: ['Sent to you', 'Уже сообщили', 'Iberilen habarlar'],
	back: ['Back in stock', 'Снова в продаже', 'Ýene satuwda'],
	cheaper: ['Cheaper: {price} manat', 'Подешевело: {price} манат', 'Arzanlady: {price} manat'],
	failed: ['It did not work. Try again', 'Не получилось. Попробуйте ещё раз', 'Bolmady. Gaýtadan synanyşyň'],
	retry: ['Try again', 'Повторить', 'Gaýtadan synanyş'],
});
