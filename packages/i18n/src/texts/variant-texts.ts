import { defineTexts } from '../translate.ts';

/** CHOOSE-01: the choice among variants on the page of a product. On no other page. */
export const variantTexts = defineTexts({
	en: {
		group: 'Variants',
		soldOut: 'out of stock',
		changesOthers: 'other properties change too',
		notStated: 'not stated',
	},
	ru: {
		group: 'Варианты',
		soldOut: 'нет в наличии',
		changesOthers: 'изменится и другое',
		notStated: 'не указано',
	},
	tm: {
		group: 'Görnüşler',
		soldOut: 'ammarda ýok',
		changesOthers: 'beýlekiler hem üýtgeýär',
		notStated: 'görkezilmedik',
	},
});
