import { defineTexts } from '../define-texts.ts';

/** LIGHT-04: texts at the top of a product page, which no other page needs. */
export const productTexts = defineTexts({
	facts: ['In short', 'Коротко', 'Gysgaça'],
	bought: [
		'Times bought in half a year: {count}',
		'Купили за полгода: {count}',
		'Ýarym ýylda satyn alnan sany: {count}',
	],
	alternatives: ['Cheaper and more expensive', 'Дешевле и дороже', 'Arzanrak we gymmatrak'],
	cheaper: ['Cheaper', 'Дешевле', 'Arzanrak'],
	own: ['This one', 'Этот товар', 'Bu haryt'],
	moreExpensive: ['More expensive', 'Дороже', 'Gymmatrak'],
	compareAll: ['Compare in full', 'Сравнить подробно', 'Jikme-jik deňeşdir'],
});
