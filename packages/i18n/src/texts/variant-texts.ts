import { defineTexts } from '../define-texts.ts';

/** CHOOSE-01: texts for the choice of a variant, which only product pages need. */
export const variantTexts = defineTexts({
	group: ['Variants', 'Варианты', 'Görnüşler'],
	soldOut: ['out of stock', 'нет в наличии', 'ammarda ýok'],
	changesOthers: ['other properties change too', 'изменится и другое', 'beýlekiler hem üýtgeýär'],
	notStated: ['not stated', 'не указано', 'görkezilmedik'],
});
