import { defineTexts } from '../../translate.ts';

/** OWN-02 */
export const demoTexts = defineTexts({
	en: {
		title: 'Demo goods',
		none: 'Nothing of the demo is left.',
		products: 'Goods: {count}',
		reviews: 'Reviews: {count}',
		banners: 'Banners: {count}',
		hidden: 'Goods that stay hidden, because orders, receipts or promotions name them: {count}',
		explain:
			'Goods, reviews and banners of the demo are deleted. Categories, pages, customers, orders and your own goods stay.',
		remove: 'Remove the demo',
		confirm: 'Remove the demo for good?',
		removed: 'The demo is removed',
	},
	ru: {
		title: 'Демонстрационные товары',
		none: 'От демонстрации ничего не осталось.',
		products: 'Товаров: {count}',
		reviews: 'Отзывов: {count}',
		banners: 'Баннеров: {count}',
		hidden: 'Останутся скрытыми, потому что есть в заказах, поступлениях или акциях: {count}',
		explain:
			'Удаляются демонстрационные товары, отзывы и баннеры. Категории, страницы, покупатели, заказы и ваши товары остаются.',
		remove: 'Убрать демонстрацию',
		confirm: 'Убрать демонстрацию навсегда?',
		removed: 'Демонстрация убрана',
	},
	tm: {
		title: 'Nusga harytlary',
		none: 'Nusgadan hiç zat galmady.',
		products: 'Harytlar: {count}',
		reviews: 'Teswirler: {count}',
		banners: 'Bannerler: {count}',
		hidden: 'Sargytlarda, gelen harytlarda ýa-da aksiýalarda bardygy üçin gizlin galýanlar: {count}',
		explain:
			'Nusga harytlary, teswirleri we bannerleri pozulýar. Kategoriýalar, sahypalar, alyjylar, sargytlar we öz harytlaryňyz galýar.',
		remove: 'Nusgany aýyr',
		confirm: 'Nusga hemişelik aýrylsynmy?',
		removed: 'Nusga aýryldy',
	},
});
