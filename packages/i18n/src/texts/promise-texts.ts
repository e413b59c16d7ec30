import { defineTexts } from '../define-texts.ts';

/** CHOOSE-07: texts beside the price of a product, which no other page needs. */
export const promiseTexts = defineTexts({
	within: [
		'Order within {left} and it comes {day}, {from}–{to}',
		'Закажите в течение {left} — привезём: {day}, {from}–{to}',
		'{left} içinde sargyt etseňiz, eltip bereris: {day}, {from}–{to}',
	],
	plain: ['It comes {day}, {from}–{to}', 'Привезём: {day}, {from}–{to}', 'Eltip bereris: {day}, {from}–{to}'],
	hours: ['{hours} h {minutes} min', '{hours} ч {minutes} мин', '{hours} sagat {minutes} min'],
	minutes: ['{minutes} min', '{minutes} мин', '{minutes} min'],
	warranty: ['Warranty: {period}', 'Гарантия: {period}', 'Kepillik: {period}'],
	payment: [
		'Payment: cash or card on delivery',
		'Оплата: наличными или картой при получении',
		'Töleg: harydy alanyňyzda nagt ýa-da kart bilen',
	],
	return: [
		'Returns: look at it while the courier waits; if it is not what you ordered, you pay nothing',
		'Возврат: осмотрите при курьере; если товар не тот, вы ничего не платите',
		'Yzyna gaýtarmak: harydy kurýeriň ýanynda görüň; sargyda gabat gelmese, hiç zat tölemeýärsiňiz',
	],
});
