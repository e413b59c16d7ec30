/** PRICE-03: two promotions need a code, and one applies by itself once staff turn it on. */
export const DEMO_PROMOTIONS = [
	{
		name_en: 'Welcome: 10 % off from 500 manat',
		name_ru: 'Добро пожаловать: 10 % от 500 манат',
		name_tm: 'Hoş geldiňiz: 500 manatdan 10 %',
		kind: 'percent',
		percent: 10,
		minimum_tenge: 50_000,
		uses_per_person: 1,
		code: 'DUKAN2026',
	},
	{
		name_en: 'Free delivery',
		name_ru: 'Бесплатная доставка',
		name_tm: 'Mugt eltip bermek',
		kind: 'free_delivery',
		uses_limit: 100,
		code: 'MUGTELTIP',
	},
	{
		name_en: 'First order: 20 manat off',
		name_ru: 'Первый заказ: скидка 20 манат',
		name_tm: 'Birinji sargyt: 20 manat arzanladyş',
		kind: 'amount',
		amount_tenge: 2000,
		first_order: true,
		active: false,
	},
];

/** STOCK-03: suppliers of the demo. */
export const DEMO_SUPPLIERS = [
	{ name: 'Altyn Asyr Elektronika', phone: '+993 12 45-67-89', note: 'Телефоны, планшеты' },
	{ name: 'Berkarar Söwda', phone: '+993 12 39-11-20', note: 'Бытовая техника' },
	{ name: 'Dubai Digital Trading', phone: '+971 4 222 33 44', note: 'Notebooks, components; 14 days' },
];
