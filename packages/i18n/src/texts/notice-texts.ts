import { defineTexts } from '../define-texts.ts';

/**
 * CHOOSE-05: texts for "tell me when it is back", on product pages and on pages without script. The server
 * puts them into the page.
 */
export const noticeTexts = defineTexts({
	ask: ['Tell me when it is back', 'Сообщить о поступлении', 'Haryt gelende habar ber'],
	askHint: [
		'One SMS to your confirmed phone, nothing else',
		'Одно SMS на подтверждённый телефон, и ничего больше',
		'Tassyklanan telefonyňyza diňe bir SMS geler',
	],
	saved: [
		'You will get an SMS when this product is back in stock.',
		'Когда товар появится, вы получите SMS.',
		'Haryt gelende size SMS iberiler.',
	],
	toProfile: ['Everything you are waiting for', 'Всё, чего вы ждёте', 'Garaşýan harytlaryňyz'],
	confirm: [
		'The message goes to a confirmed phone only',
		'Сообщение приходит только на подтверждённый телефон',
		'Habar diňe tassyklanan telefona iberilýär',
	],
	formTitle: ['Tell me when it is back', 'Сообщить о поступлении', 'Haryt gelende habar ber'],
	formHint: [
		'Enter the phone and the password of your account',
		'Введите телефон и пароль вашего аккаунта',
		'Hasabyňyzyň telefon belgisini we açar sözi ýazyň',
	],
	phone: ['Phone', 'Телефон', 'Telefon'],
	password: ['Password', 'Пароль', 'Açar söz'],
	send: ['Send me an SMS', 'Прислать SMS', 'SMS iber'],
	back: ['To the product', 'К товару', 'Haryda gaýt'],
	'said.saved': [
		'You will get an SMS when this product is back in stock',
		'Когда товар появится, вы получите SMS',
		'Haryt gelende size SMS iberiler',
	],
	'said.wrong': [
		'The phone or the password is wrong',
		'Неверный телефон или пароль',
		'Telefon ýa-da açar söz nädogry',
	],
	'said.unconfirmed': [
		'Confirm your phone in the profile first: messages go to confirmed phones only',
		'Сначала подтвердите телефон в профиле: сообщения приходят только на подтверждённые номера',
		'Ilki profilde telefonyňyzy tassyklaň: habarlar diňe tassyklanan belgilere iberilýär',
	],
	'said.in_stock': [
		'This product is in stock already',
		'Этот товар уже есть в наличии',
		'Bu haryt eýýäm satuwda bar',
	],
	'said.limit': [
		'You cannot wait for more products. Remove some in your profile',
		'Больше товаров ждать нельзя. Уберите лишние в профиле',
		'Bir adam mundan köp haryda garaşyp bilmez. Artygyny profilde aýryň',
	],
	'said.later': [
		'Too many attempts. Try again in an hour',
		'Слишком много попыток. Повторите через час',
		'Synanyşyk köp boldy. Bir sagatdan gaýtalaň',
	],
	stopTitle: ['Messages about goods', 'Сообщения о товарах', 'Harytlar barada habarlar'],
	stopAsk: [
		'No more SMS that goods are back in stock or cheaper? Messages about your orders will still come.',
		'Больше не присылать SMS о поступлении и снижении цен? Сообщения о ваших заказах останутся.',
		'Haryt gelendigi we arzanlandygy barada SMS gerek dälmi? Sargytlaryňyz barada habarlar galar.',
	],
	stopSend: ['Stop these messages', 'Больше не присылать', 'Habarlary bes et'],
	'said.stopped': [
		'Done: no more messages about goods. You can ask for them again in the profile.',
		'Готово: сообщений о товарах больше не будет. Включить их снова можно в профиле.',
		'Taýýar: harytlar barada habar gelmez. Olary profilde täzeden açyp bilersiňiz.',
	],
	'said.unknown': [
		'This link is incomplete. Open it from the message again, or switch messages off in your profile.',
		'Ссылка неполная. Откройте её из сообщения ещё раз или отключите сообщения в профиле.',
		'Salgylanma doly däl. Ony habardan ýene bir gezek açyň ýa-da habarlary profilde öçüriň.',
	],
	profile: ['Profile', 'Профиль', 'Profil'],
	failed: ['It did not work. Try again', 'Не получилось. Попробуйте ещё раз', 'Bolmady. Gaýtadan synanyşyň'],
});
