import { defineTexts } from '../../define-texts.ts';

export const demoTexts = defineTexts({
	title: ['Your own shop', 'Свой магазин', 'Öz dükanyňyz'],
	explain: [
		'This is still the demo. Starting your own shop deletes everything in it for good, also what you have added or sold: goods with their categories, brands and attributes, stock and suppliers, banners, promotions, orders with their money, customers, reviews, questions and the log of changes.',
		'Сейчас это демонстрация. С началом своего магазина из неё навсегда удаляется всё, в том числе то, что вы добавили или продали: товары с категориями, брендами и характеристиками, остатки и поставщики, баннеры, акции, заказы с деньгами, покупатели, отзывы, вопросы и журнал изменений.',
		'Bu heniz nusga. Öz dükanyňyzy başlanyňyzda nusgadaky ähli zat, şol sanda goşan ýa-da satan zatlaryňyz hem hemişelik pozulýar: harytlar, olaryň kategoriýalary, brendleri we häsiýetleri, galyndylar we üpjün edijiler, bannerler, aksiýalar, sargytlar we olaryň pullary, müşderiler, teswirler, soraglar we üýtgeşmeler žurnaly.',
	],
	stays: [
		'Staff with their roles, settings, delivery (districts, prices, hours, holidays) and pages stay.',
		'Остаются сотрудники и роли, настройки, доставка (районы, цены, часы, праздники) и страницы.',
		'Işgärler we olaryň wezipeleri, sazlamalar, eltip bermek (etraplar, bahalar, sagatlar, baýramlar) we sahypalar galýar.',
	],
	products: ['Goods: {count}', 'Товаров: {count}', 'Harytlar: {count}'],
	orders: ['Orders: {count}', 'Заказов: {count}', 'Sargytlar: {count}'],
	customers: ['Customers: {count}', 'Покупателей: {count}', 'Müşderiler: {count}'],
	reviews: ['Reviews: {count}', 'Отзывов: {count}', 'Teswirler: {count}'],
	banners: ['Banners: {count}', 'Баннеров: {count}', 'Bannerler: {count}'],
	start: ['Start my own shop', 'Начать свой магазин', 'Öz dükanymy başla'],
	confirm: ['Delete all this for good?', 'Удалить всё это навсегда?', 'Bularyň ählisi hemişelik pozulsynmy?'],
	action: ['Delete and start', 'Удалить и начать', 'Poz we başla'],
	started: [
		'The shop is empty: add your categories and goods',
		'Магазин пуст: добавьте свои категории и товары',
		'Dükan boş: kategoriýalaryňyzy we harytlaryňyzy goşuň',
	],
});
