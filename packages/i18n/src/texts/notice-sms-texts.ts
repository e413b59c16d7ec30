import { defineTexts } from '../translate.ts';

/** CHOOSE-05: what messages say. Only the server reads them. */
export const noticeSmsTexts = defineTexts({
	en: {
		back: 'Back in stock: {name}.',
		cheaper: 'Cheaper now, {price} TMT: {name}.',
		more: 'And {count} more.',
		stop: 'Stop:',
	},
	ru: {
		back: 'Снова в продаже: {name}.',
		cheaper: 'Подешевело, {price} TMT: {name}.',
		more: 'И ещё {count}.',
		stop: 'Отписаться:',
	},
	tm: {
		back: 'Ýene satuwda: {name}.',
		cheaper: 'Arzanlady, {price} TMT: {name}.',
		more: 'We ýene {count} haryt.',
		stop: 'Habarlary bes etmek:',
	},
});
