import { defineTexts } from '../../translate.ts';

/** OWN-02 */
export const demoTexts = defineTexts({
	en: {
		title: 'Demo goods',
		none: 'No demo data is left.',
		products: 'Goods: {count}',
		reviews: 'Reviews: {count}',
		questions: 'Questions: {count}',
		orders: 'Orders: {count}',
		banners: 'Banners: {count}',
		hidden: 'Goods that stay hidden, because orders, receipts or promotions name them: {count}',
		explain:
			'Goods, reviews, questions, banners, orders, promotions, suppliers and customers of the demo are deleted. Categories, pages and all that is yours stay.',
		remove: 'Remove the demo',
		confirm: 'Remove the demo for good?',
		removed: 'The demo is removed',
	},
	ru: {
		title: 'Демонстрационные товары',
		none: 'Демоданных больше нет.',
		products: 'Товаров: {count}',
		reviews: 'Отзывов: {count}',
		questions: 'Вопросов: {count}',
		orders: 'Заказов: {count}',
		banners: 'Баннеров: {count}',
		hidden: 'Останутся скрытыми, потому что есть в заказах, поступлениях или акциях: {count}',
		explain:
			'Удаляются демонстрационные товары, отзывы, вопросы, баннеры, заказы, акции, поставщики и покупатели. Категории, страницы и всё, что добавили вы, остаются.',
		remove: 'Удалить демоданные',
		confirm: 'Удалить демоданные навсегда?',
		removed: 'Демоданные удалены',
	},
	tm: {
		title: 'Nusga harytlary',
		none: 'Nusgadan hiç zat galmady.',
		products: 'Harytlar: {count}',
		reviews: 'Teswirler: {count}',
		questions: 'Soraglar: {count}',
		orders: 'Sargytlar: {count}',
		banners: 'Bannerler: {count}',
		hidden: 'Sargytlarda, gelen harytlarda ýa-da aksiýalarda bardygy üçin gizlin galýanlar: {count}',
		explain:
			'Nusganyň harytlary, teswirleri, soraglary, bannerleri, sargytlary, aksiýalary, üpjün edijileri we müşderileri pozulýar. Kategoriýalar, sahypalar we siziň ähli zadyňyz galýar.',
		remove: 'Nusgany aýyr',
		confirm: 'Nusga hemişelik aýrylsynmy?',
		removed: 'Nusga aýryldy',
	},
});
