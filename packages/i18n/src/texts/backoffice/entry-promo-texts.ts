import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** DESK-04, PRICE-03: the code of a promotion while staff enter an order. */
export const entryPromoTexts = defineTexts({
	code: words.promotionCode,
	'problem.no_delivery': words.thereIsNothingToPayForDelivery,
	'problem.gift_gone': words.theGiftIsSoldOut,
	hint: [
		'As the customer says it; empty if there is none',
		'Как назвал покупатель; пусто, если его нет',
		'Müşderiniň aýdyşy ýaly; ýok bolsa, boş goýuň',
	],
	applied: [
		'Promotion “{name}”: {discount} off',
		'Акция «{name}»: скидка {discount}',
		'«{name}» aksiýasy: {discount} arzanladyş',
	],
	gift: ['Gift: {name}', 'Подарок: {name}', 'Sowgat: {name}'],
	freeDelivery: [
		'Promotion “{name}”: {discount} off delivery',
		'Акция «{name}»: доставка дешевле на {discount}',
		'«{name}» aksiýasy: eltip bermek {discount} arzan',
	],
	'problem.unknown': ['There is no such code', 'Такого кода нет', 'Beýle kod ýok'],
	'problem.not_yet': ['The promotion has not begun yet', 'Акция ещё не началась', 'Aksiýa entek başlanmady'],
	'problem.over': ['The promotion is over', 'Акция закончилась', 'Aksiýa gutardy'],
	'problem.used_up': ['The code has been used up', 'Код уже использован', 'Bu kod eýýäm ulanyldy'],
	'problem.used_by_you': [
		'The customer has used it already',
		'Покупатель уже использовал этот код',
		'Müşderi bu kody eýýäm ulandy',
	],
	'problem.first_order': [
		'It is for a first order only',
		'Только для первого заказа',
		'Diňe birinji sargyt üçin',
	],
	'problem.no_goods': [
		'It does not apply to these goods',
		'На эти товары не действует',
		'Bu harytlara degişli däl',
	],
	'problem.minimum': [
		'The goods do not reach the sum of the promotion',
		'Сумма товаров меньше, чем нужно для акции',
		'Harytlaryň bahasy aksiýa üçin az',
	],
	'problem.better_offer': [
		'A better promotion is applied; the customer keeps the code',
		'Применена более выгодная акция; код останется у покупателя',
		'Has amatly aksiýa ulanyldy; kod müşderide galýar',
	],
});
