import { defineTexts } from '../translate.ts';

/** DESK-15. On no other page. */
export const callMeTexts = defineTexts({
	en: {
		title: 'We call you',
		intro:
			'Leave your name and phone number: an operator calls you during working hours, {hours}, and takes your order.',
		name: 'Name',
		phone: 'Phone',
		phoneHint: 'Mobile number of Turkmenistan: +993 6…',
		send: 'Call me',
		sending: 'Sending…',
		cart: 'We also receive your cart: {pieces} pcs. Nothing is reserved until the order is made.',
		privacy: 'We use the number for this call only and delete it after {days} days.',
		sent: 'Thank you! We will call you.',
		fields: 'Please check the name and the phone number.',
		later: 'Too many requests. Please try again later or call us: {phone}.',
		laterAt:
			'Too many requests now. Ask again after {time} or call us: {phone}. If you are signed in with a confirmed phone, you need not wait.',
		offline: 'It was not sent. Check the connection and try again.',
	},
	ru: {
		title: 'Мы вам позвоним',
		intro:
			'Оставьте имя и телефон: оператор позвонит в рабочее время, {hours}, и оформит заказ вместе с вами.',
		name: 'Имя',
		phone: 'Телефон',
		phoneHint: 'Мобильный номер Туркменистана: +993 6…',
		send: 'Позвоните мне',
		sending: 'Отправляем…',
		cart: 'Вместе с заявкой мы получим вашу корзину: {pieces} шт. До оформления заказа товар не резервируется.',
		privacy: 'Номер нужен только для этого звонка и удаляется через {days} {days|день|дня|дней}.',
		sent: 'Спасибо! Мы вам позвоним.',
		fields: 'Проверьте, пожалуйста, имя и номер телефона.',
		later: 'Слишком много заявок. Попробуйте позже или позвоните нам: {phone}.',
		laterAt:
			'Сейчас слишком много заявок. Попробуйте после {time} или позвоните нам: {phone}. Если вы вошли и ваш телефон подтверждён, ждать не нужно.',
		offline: 'Не отправлено. Проверьте связь и попробуйте ещё раз.',
	},
	tm: {
		title: 'Biz size jaň ederis',
		intro:
			'Adyňyzy we telefon belgiňizi ýazyň: operator iş wagtynda, {hours}, jaň eder we sargydy siz bilen bile düzer.',
		name: 'Adyňyz',
		phone: 'Telefon',
		phoneHint: 'Türkmenistanyň öýjükli belgisi: +993 6…',
		send: 'Maňa jaň ediň',
		sending: 'Iberilýär…',
		cart: 'Sebediňiz hem iberiler: {pieces} sany. Sargyt düzülýänçä haryt saklanylmaýar.',
		privacy: 'Belgiňiz diňe şu jaň üçin gerek, {days} günden soň pozulýar.',
		sent: 'Sag boluň! Biz size jaň ederis.',
		fields: 'Adyňyzy we telefon belgiňizi barlaň.',
		later: 'Örän ýygy boldy. Soňrak synanyşyň ýa-da bize jaň ediň: {phone}.',
		laterAt:
			'Häzir islegler gaty köp. {time} geçensoň gaýtadan synanyşyň ýa-da bize jaň ediň: {phone}. Hasabyňyza giren bolsaňyz we telefonyňyz tassyklanan bolsa, garaşmak gerek däl.',
		offline: 'Iberilmedi. Aragatnaşygy barlaň we gaýtadan synanyşyň.',
	},
});
