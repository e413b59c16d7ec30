import { defineTexts } from '../translate.ts';

/** CHOOSE-05, CHOOSE-03: texts of messages. Only the server reads them. */
export const noticeSmsTexts = defineTexts({
	en: {
		back: 'Back in stock: {name}.',
		cheaper: 'Cheaper now, {price} TMT: {name}.',
		more: 'And {count} more.',
		review: 'How do you like {name}? Review it:',
		stop: 'Stop:',
	},
	ru: {
		back: 'Снова в продаже: {name}.',
		cheaper: 'Подешевело, {price} TMT: {name}.',
		more: 'И ещё {count}.',
		review: 'Оцените покупку: {name}.',
		stop: 'Стоп:',
	},
	tm: {
		back: 'Ýene satuwda: {name}.',
		cheaper: 'Arzanlady, {price} TMT: {name}.',
		more: 'We ýene {count} haryt.',
		review: '{name}: haladyňyzmy? Teswir ýazyň:',
		stop: 'Bes et:',
	},
});
