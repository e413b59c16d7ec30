import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/**
 * S24: texts of values in the change log, by `field.value`. Values that another screen names in the same form
 * are not repeated here.
 */
export const auditValueTexts = defineTexts({
	'setting.identity': words.nameOfTheShop,
	'setting.look': words.logoAndColour,
	'setting.languages': words.languages,
	'setting.workingHours': words.workingHours,
	'setting.contact': words.contacts,
	'setting.seller': words.seller,
	'setting.appLinks': words.whereTheAppIsFound,
	'outcome.refused': words.refused,
	'payment.card': words.cardOnline,
	'code.sku': words.sku,
	'code.barcode': words.barcode,
	'origin.shop': words.theShop,
	'language.tm': words.turkmen,
	'language.ru': words.russian,
	'language.en': words.english,
	'sheet.products': words.wholeProducts,
	'sheet.prices': words.pricesOnly,
	'sheet.stock': words.stockOnly,
	'sheet.orders': words.orders,
	'sheet.cash': words.cashBook,
	'sheet.payments': words.paymentsByCard,
	'which.all': words.all,
	'setting.guide': ['First steps', 'Первые шаги', 'Ilkinji ädimler'],
	'setting.warning': [
		'Warning at the foot of the pages',
		'Предупреждение внизу страниц',
		'Sahypalaryň aşagyndaky duýduryş',
	],
	'setting.exchange': ['Dollar rate', 'Курс доллара', 'Dollaryň hümmeti'],
	'setting.reviews': ['Invitations to review', 'Приглашения оставить отзыв', 'Teswire çagyryş'],
	'setting.demo': ['Demo goods and people', 'Демонстрационные товары и люди', 'Nusga harytlar we adamlar'],
	'outcome.signed_in': ['Signed in', 'Вход выполнен', 'Girdi'],
	'payment.cash': ['Cash', 'Наличными', 'Nagt'],
	'payment.terminal': ['Card, terminal', 'Картой, терминал', 'Kart, terminal'],
	'code.article': ['Supplier’s article', 'Артикул поставщика', 'Üpjün edijiniň artikuly'],
	'published.waiting': ['Waits for a check', 'Ждёт проверки', 'Barlaga garaşýar'],
	'published.published': ['Published', 'Опубликовано', 'Görkezilýär'],
	'published.rejected': ['Rejected', 'Отклонено', 'Görkezilmeýär'],
	'origin.person': ['A customer', 'Покупатель', 'Müşderi'],
	'origin.demo': ['Demo', 'Демонстрация', 'Nusga'],
	'sheet.lines': ['Lines of orders', 'Строки заказов', 'Sargytlaryň setirleri'],
});
