import { defineTexts } from '../define-texts.ts';

/** DESK-15: texts of the page where a shopper asks for a call. */
export const callMeTexts = defineTexts({
	title: ['We call you', 'Мы вам позвоним', 'Biz size jaň ederis'],
	intro: [
		'Leave your name and phone number: an operator calls you during working hours, {hours}, and takes your order.',
		'Оставьте имя и телефон: оператор позвонит в рабочее время, {hours}, и оформит заказ вместе с вами.',
		'Adyňyzy we telefon belgiňizi ýazyň: operator iş wagtynda, {hours}, jaň eder we sargydy siz bilen bile düzer.',
	],
	name: ['Name', 'Имя', 'Adyňyz'],
	phone: ['Phone', 'Телефон', 'Telefon'],
	phoneHint: [
		'Mobile number of Turkmenistan: +993 6…',
		'Мобильный номер Туркменистана: +993 6…',
		'Türkmenistanyň öýjükli belgisi: +993 6…',
	],
	send: ['Call me', 'Позвоните мне', 'Maňa jaň ediň'],
	sending: ['Sending…', 'Отправляем…', 'Iberilýär…'],
	cart: [
		'We also receive your cart: {pieces} pcs. Nothing is reserved until the order is made.',
		'Вместе с заявкой мы получим вашу корзину: {pieces} шт. До оформления заказа товар не резервируется.',
		'Sebediňiz hem iberiler: {pieces} sany. Sargyt düzülýänçä haryt saklanylmaýar.',
	],
	privacy: [
		'We use the number for this call only and delete it after {days} days.',
		'Номер нужен только для этого звонка и удаляется через {days} {days|день|дня|дней}.',
		'Belgiňiz diňe şu jaň üçin gerek, {days} günden soň pozulýar.',
	],
	sent: ['Thank you! We will call you.', 'Спасибо! Мы вам позвоним.', 'Sag boluň! Biz size jaň ederis.'],
	fields: [
		'Please check the name and the phone number.',
		'Проверьте, пожалуйста, имя и номер телефона.',
		'Adyňyzy we telefon belgiňizi barlaň.',
	],
	later: [
		'Too many requests. Please try again later or call us: {phone}.',
		'Слишком много заявок. Попробуйте позже или позвоните нам: {phone}.',
		'Örän ýygy boldy. Soňrak synanyşyň ýa-da bize jaň ediň: {phone}.',
	],
	laterAt: [
		'Too many requests now. Ask again after {time} or call us: {phone}. If you are signed in with a confirmed phone, you need not wait.',
		'Сейчас слишком много заявок. Попробуйте после {time} или позвоните нам: {phone}. Если вы вошли и ваш телефон подтверждён, ждать не нужно.',
		'Häzir islegler gaty köp. {time} geçensoň gaýtadan synanyşyň ýa-da bize jaň ediň: {phone}. Hasabyňyza giren bolsaňyz we telefonyňyz tassyklanan bolsa, garaşmak gerek däl.',
	],
	offline: [
		'It was not sent. Check the connection and try again.',
		'Не отправлено. Проверьте связь и попробуйте ещё раз.',
		'Iberilmedi. Aragatnaşygy barlaň we gaýtadan synanyşyň.',
	],
});
