import { defineTexts } from '../define-texts.ts';

/** CHOOSE-01: the choice among variants, on the page of a product only. */
export const variantTexts = defineTexts({
	group: ['Variants', 'Варианты', 'Görnüşler'],
	soldOut: ['out of stock', 'нет в наличии', 'ammarda ýok'],
	changesOthers: ['other properties change too', 'изменится и другое', 'beýlekiler hem üýtgeýär'],
	notStated: ['not stated', 'не указано', 'görkezilmedik'],
});
