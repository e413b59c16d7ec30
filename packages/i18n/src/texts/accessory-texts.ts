import { defineTexts } from '../translate.ts';

/** CHOOSE-02: on the product page and in the cart, nowhere else. */
export const accessoryTexts = defineTexts({
	en: {
		accessories: 'Fits this product',
		fits: 'Suitable for',
		cart: 'For “{name}”',
		missing: '“{name}” does not include: {kind}',
	},
	ru: {
		accessories: 'Подходит к этому товару',
		fits: 'Подходит для',
		cart: 'К товару «{name}»',
		missing: 'К товару «{name}» не прилагается: {kind}',
	},
	tm: {
		accessories: 'Bu haryda gabat gelýär',
		fits: 'Şu harytlara gabat gelýär',
		cart: '«{name}» harydyna gabat gelýär',
		missing: '«{name}» toplumynda ýok: {kind}',
	},
});
