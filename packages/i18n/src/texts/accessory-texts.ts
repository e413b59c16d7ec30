import { defineTexts } from '../translate.ts';

/** CHOOSE-02: texts that only the product page and the cart need. */
export const accessoryTexts = defineTexts({
	en: {
		accessories: 'Fits this product',
		fits: 'Suitable for',
		cart: 'Fits what is in the cart',
		missing: 'Not in the box: {kind}',
	},
	ru: {
		accessories: 'Подходит к этому товару',
		fits: 'Подходит для',
		cart: 'Подходит к товару в корзине',
		missing: 'В комплекте нет: {kind}',
	},
	tm: {
		accessories: 'Bu haryda gabat gelýär',
		fits: 'Şu harytlara gabat gelýär',
		cart: 'Sebetdäki haryda gabat gelýär',
		missing: 'Toplumynda ýok: {kind}',
	},
});
