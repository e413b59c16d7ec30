import { defineTexts } from '../translate.ts';

/** CHOOSE-07: texts beside the price of a product, which no other page needs. */
export const promiseTexts = defineTexts({
	en: {
		within: 'Order within {left} and it comes {day}, {from}–{to}',
		plain: 'It comes {day}, {from}–{to}',
		hours: '{hours} h {minutes} min',
		minutes: '{minutes} min',
		warranty: 'Warranty: {period}',
		payment: 'Payment: cash or card on delivery',
		return: 'Returns: look at it while the courier waits; if it is not what you ordered, you pay nothing',
	},
	ru: {
		within: 'Закажите в течение {left} — привезём: {day}, {from}–{to}',
		plain: 'Привезём: {day}, {from}–{to}',
		hours: '{hours} ч {minutes} мин',
		minutes: '{minutes} мин',
		warranty: 'Гарантия: {period}',
		payment: 'Оплата: наличными или картой при получении',
		return: 'Возврат: осмотрите при курьере; если товар не тот, вы ничего не платите',
	},
	tm: {
		within: '{left} içinde sargyt etseňiz, eltip bereris: {day}, {from}–{to}',
		plain: 'Eltip bereris: {day}, {from}–{to}',
		hours: '{hours} sagat {minutes} min',
		minutes: '{minutes} min',
		warranty: 'Kepillik: {period}',
		payment: 'Töleg: harydy alanyňyzda nagt ýa-da kart bilen',
		return: 'Yzyna gaýtarmak: harydy kurýeriň ýanynda görüň; sargyda gabat gelmese, hiç zat tölemeýärsiňiz',
	},
});
