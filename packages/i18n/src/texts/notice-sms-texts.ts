import { defineTexts } from '../define-texts.ts';

/** CHOOSE-05, CHOOSE-03: texts of SMS messages, which only the server uses. */
export const noticeSmsTexts = defineTexts({
	back: ['Back in stock: {name}.', 'Снова в продаже: {name}.', 'Ýene satuwda: {name}.'],
	cheaper: [
		'Cheaper now, {price} TMT: {name}.',
		'Подешевело, {price} TMT: {name}.',
		'Arzanlady, {price} TMT: {name}.',
	],
	more: ['And {count} more.', 'И ещё {count}.', 'We ýene {count} haryt.'],
	review: [
		'How do you like {name}? Review it:',
		'Оцените покупку: {name}.',
		'{name}: haladyňyzmy? Teswir ýazyň:',
	],
	stop: ['Stop:', 'Стоп:', 'Bes et:'],
});
