import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** S18: texts about the shop's trust in a person, and about its settings. */
export const trustTexts = defineTexts({
	'rules.openOrders': words.openOrders,
	'rules.pieces': words.pieces,
	'rules.lines': words.differentProducts,
	'rules.ordersPerHour': words.ordersAnHour,
	'rules.regular': words.regularCustomerAfterCompletedOrders,
	'rules.pendingHours': words.cancelledAfterHours,
	'trust.title': ['Trust', 'Доверие', 'Ynam'],
	'degree.unconfirmed': ['Unconfirmed', 'Не подтверждён', 'Tassyklanmadyk'],
	'degree.confirmed': ['Confirmed', 'Подтверждён', 'Tassyklanan'],
	'degree.buyer': ['Buyer', 'Покупатель', 'Satyn alan'],
	'degree.regular': ['Regular', 'Постоянный', 'Hemişelik müşderi'],
	'degree.vouched': ['No limits', 'Без ограничений', 'Çäklendirmesiz'],
	'why.phoneConfirmed': ['phone confirmed', 'телефон подтверждён', 'telefon tassyklanan'],
	'why.phoneUnconfirmed': ['phone not confirmed', 'телефон не подтверждён', 'telefon tassyklanmadyk'],
	'why.vouched': ['staff know this person', 'ограничения сняты сотрудником', 'işgärler bu adamy tanaýar'],
	'why.orders': [
		'{phone}, completed orders: {orders}',
		'{phone}, выполнено заказов: {orders}',
		'{phone}, tamamlanan sargytlar: {orders}',
	],
	'held.title': ['In open orders now', 'Сейчас в заказах', 'Häzir sargytlarda'],
	'held.now': [
		'open orders: {orders}, pieces: {pieces}, {sum}',
		'открытых заказов: {orders}, штук: {pieces}, {sum}',
		'açyk sargytlar: {orders}, haryt sany: {pieces}, {sum}',
	],
	'held.allowed': ['Allowed', 'Можно не больше', 'Iň köp'],
	'held.noLimit': ['no limit', 'без ограничений', 'çäklendirme ýok'],
	'vouch.action': ['Lift the limits', 'Снять ограничения', 'Çäklendirmeleri aýyr'],
	'vouch.end': ['Apply the limits again', 'Вернуть ограничения', 'Çäklendirmeleri gaýtar'],
	'vouch.title': [
		'Lift the limits for {name}?',
		'Снять ограничения: {name}?',
		'Çäklendirmeleri aýyrmaly: {name}?',
	],
	'vouch.endTitle': [
		'Apply the limits to {name} again?',
		'Вернуть ограничения: {name}?',
		'Çäklendirmeleri gaýtarmaly: {name}?',
	],
	'vouch.explain': [
		'No limits apply to this person any more. The change log notes who lifted them.',
		'Для этого покупателя ограничений не будет. Кто их снял, записывается в журнал изменений.',
		'Bu müşderi üçin çäklendirme bolmaz. Olary kimiň aýrandygy üýtgetmeler žurnalyna ýazylýar.',
	],
	'vouch.done': [
		'The usual limits no longer apply',
		'Обычные ограничения больше не действуют',
		'Adaty çäklendirmeler indi ulanylmaýar',
	],
	'vouch.ended': [
		'The usual limits apply again',
		'Снова действуют обычные ограничения',
		'Ýene adaty çäklendirmeler ulanylýar',
	],
	'rules.title': ['Trust and limits', 'Доверие и ограничения', 'Ynam we çäklendirmeler'],
	'rules.confirm': [
		'When a phone is confirmed by a code from an SMS',
		'Когда телефон подтверждается кодом из SMS',
		'Telefon haçan SMS kody bilen tassyklanýar',
	],
	'rules.registration': ['At registration', 'При регистрации', 'Agza bolanda'],
	'rules.registrationHint': [
		'Each registration costs an SMS. No order is taken before the code.',
		'Каждая регистрация стоит одного SMS. До ввода кода заказы не принимаются.',
		'Her agza üçin bir SMS gerek. Kod girizilmese, sargyt kabul edilmeýär.',
	],
	'rules.first_order': ['At the first order', 'При первом заказе', 'Ilkinji sargytda'],
	'rules.first_orderHint': [
		'Each new buyer enters a code.',
		'Каждый новый покупатель вводит код.',
		'Her täze müşderi kod girizýär.',
	],
	'rules.above_sum': [
		'At an order above the limits of unconfirmed people',
		'При заказе сверх ограничений для неподтверждённых',
		'Tassyklanmadyklaryň çäginden geçýän sargytda',
	],
	'rules.above_sumHint': [
		'Ordinary first orders need no code.',
		'Для обычного первого заказа код не нужен.',
		'Adaty ilkinji sargyt üçin kod gerek däl.',
	],
	'rules.sum': [
		'Sum that asks for a code, manat',
		'Сумма, с которой нужен код, манат',
		'Kod soralýan möçber, manat',
	],
	'rules.limits': [
		'What one person may have in open orders',
		'Сколько может быть в открытых заказах одного человека',
		'Bir adamyň açyk sargytlarynda iň köp näçe bolup biler',
	],
	'rules.limitsHint': [
		'People whose limits staff have lifted have none.',
		'Для тех, кому сотрудники сняли ограничения, их нет.',
		'Işgärleriň çäklendirmesini aýran müşderileri üçin çäk ýok.',
	],
	'rules.sumTenge': ['Sum, manat', 'Сумма, манат', 'Möçberi, manat'],
	'rules.together': [
		'What unconfirmed people may have together',
		'Сколько может быть у всех неподтверждённых вместе',
		'Tassyklanmadyklaryň ählisinde bilelikde näçe bolup biler',
	],
	'rules.share': ['Of a product, %', 'От остатка товара, %', 'Harydyň galyndysyndan, %'],
	'rules.address': [
		'From one network address, of all pieces, %',
		'С одного сетевого адреса, от всех штук, %',
		'Bir tor salgysyndan, ähli harytlardan, %',
	],
	'rules.expiry': [
		'Orders without an operator’s call',
		'Заказы без звонка оператора',
		'Operator jaň etmedik sargytlar',
	],
	'rules.retention': [
		'How long personal data are stored',
		'Сколько хранятся личные данные',
		'Şahsy maglumatlar näçe wagt saklanýar',
	],
	'rules.orderData': [
		'Name, phone and address of finished orders, months',
		'Имя, телефон и адрес выполненных заказов, месяцев',
		'Tamamlanan sargytlaryň ady, telefony we salgysy, aý',
	],
	'rules.unused': [
		'Accounts without orders that are not used, months',
		'Аккаунты без заказов, которыми не пользуются, месяцев',
		'Sargydy ýok, ulanylmaýan hasaplar, aý',
	],
	'rules.retentionHint': [
		'The privacy policy states these periods.',
		'Эти сроки указаны на странице «Политика конфиденциальности».',
		'Bu möhletler gizlinlik sahypasynda görkezilýär.',
	],
});
