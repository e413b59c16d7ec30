import { defineTexts } from '../define-texts.ts';

/** CHOOSE-02: texts that only the product page and the cart need. */
export const accessoryTexts = defineTexts({
	accessories: ['Fits this product', 'Подходит к этому товару', 'Bu haryda gabat gelýär'],
	fits: ['Suitable for', 'Подходит для', 'Şu harytlara gabat gelýär'],
	cart: ['Fits what is in the cart', 'Подходит к товару в корзине', 'Sebetdäki haryda gabat gelýär'],
	missing: ['Not in the box: {kind}', 'В комплекте нет: {kind}', 'Toplumynda ýok: {kind}'],
});
