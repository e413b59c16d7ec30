import { defineTexts } from '../../translate.ts';

export const demoTexts = defineTexts({
	en: {
		title: 'Your own shop',
		explain:
			'This is still the demo. Starting your own shop deletes everything in it for good, also what you have added or sold: goods with their categories, brands and attributes, stock and suppliers, banners, promotions, orders with their money, customers, reviews, questions and the log of changes.',
		stays: 'Staff with their roles, settings, delivery (districts, prices, hours, holidays) and pages stay.',
		products: 'Goods: {count}',
		orders: 'Orders: {count}',
		customers: 'Customers: {count}',
		reviews: 'Reviews: {count}',
		banners: 'Banners: {count}',
		start: 'Start my own shop',
		confirm: 'Delete all this for good?',
		action: 'Delete and start',
		started: 'The shop is empty: add your categories and goods',
	},
	ru: {
		title: 'Свой магазин',
		explain:
			'Сейчас это демонстрация. С началом своего магазина из неё навсегда удаляется всё, в том числе то, что вы добавили или продали: товары с категориями, брендами и характеристиками, остатки и поставщики, баннеры, акции, заказы с деньгами, покупатели, отзывы, вопросы и журнал изменений.',
		stays: 'Остаются сотрудники и роли, настройки, доставка (районы, цены, часы, праздники) и страницы.',
		products: 'Товаров: {count}',
		orders: 'Заказов: {count}',
		customers: 'Покупателей: {count}',
		reviews: 'Отзывов: {count}',
		banners: 'Баннеров: {count}',
		start: 'Начать свой магазин',
		confirm: 'Удалить всё это навсегда?',
		action: 'Удалить и начать',
		started: 'Магазин пуст: добавьте свои категории и товары',
	},
	tm: {
		title: 'Öz dükanyňyz',
		explain:
			'Bu heniz nusga. Öz dükanyňyzy başlanyňyzda nusgadaky ähli zat, şol sanda goşan ýa-da satan zatlaryňyz hem hemişelik pozulýar: harytlar, olaryň kategoriýalary, brendleri we häsiýetleri, galyndylar we üpjün edijiler, bannerler, aksiýalar, sargytlar we olaryň pullary, müşderiler, teswirler, soraglar we üýtgeşmeler žurnaly.',
		stays:
			'Işgärler we olaryň wezipeleri, sazlamalar, eltip bermek (etraplar, bahalar, sagatlar, baýramlar) we sahypalar galýar.',
		products: 'Harytlar: {count}',
		orders: 'Sargytlar: {count}',
		customers: 'Müşderiler: {count}',
		reviews: 'Teswirler: {count}',
		banners: 'Bannerler: {count}',
		start: 'Öz dükanymy başla',
		confirm: 'Bularyň ählisi hemişelik pozulsynmy?',
		action: 'Poz we başla',
		started: 'Dükan boş: kategoriýalaryňyzy we harytlaryňyzy goşuň',
	},
});
