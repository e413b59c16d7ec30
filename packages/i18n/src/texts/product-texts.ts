import { defineTexts } from '../translate.ts';

/** LIGHT-04: the first texts of a product's page, which no other page needs. */
export const productTexts = defineTexts({
	en: {
		facts: 'In short',
		bought: 'Times bought in half a year: {count}',
		alternatives: 'Cheaper and dearer',
		cheaper: 'Cheaper',
		own: 'This one',
		dearer: 'Dearer',
		compareAll: 'Compare in full',
	},
	ru: {
		facts: 'Коротко',
		bought: 'Купили за полгода: {count}',
		alternatives: 'Дешевле и дороже',
		cheaper: 'Дешевле',
		own: 'Этот товар',
		dearer: 'Дороже',
		compareAll: 'Сравнить подробно',
	},
	tm: {
		facts: 'Gysgaça',
		bought: 'Ýarym ýylda satyn alnan sany: {count}',
		alternatives: 'Arzanrak we gymmatrak',
		cheaper: 'Arzanrak',
		own: 'Bu haryt',
		dearer: 'Gymmatrak',
		compareAll: 'Jikme-jik deňeşdir',
	},
});
