import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** STOCK-05: reports of goods. */
export const goodsReportsTexts = defineTexts({
	'of.day': words.day,
	'of.category': words.category,
	'of.brand': words.brand,
	'of.product': words.product,
	'value.pieces': words.pieces,
	'margin.title': words.margin,
	'margin.margin': words.margin,
	'margin.cost': words.cost,
	'reorder.stock': words.stock,
	'unsold.stock': words.stock,
	'minimum.label': words.minimumStock,
	'of.label': ['Group by', 'Группировать по', 'Näme boýunça'],
	'value.title': ['Value of the stock', 'Стоимость остатков', 'Galyndynyň gymmaty'],
	'value.note': [
		'At average cost, and at today’s prices. Goods without a known cost are counted apart.',
		'По средней себестоимости и по сегодняшним ценам. Товары без себестоимости посчитаны отдельно.',
		'Ortaça özüne düşýän bahasy we şu günki bahalar boýunça. Özüne düşýän bahasy ýok harytlar aýratyn sanaldy.',
	],
	'value.cost': ['At cost', 'По себестоимости', 'Özüne düşýän bahasy boýunça'],
	'value.price': ['At price', 'По ценам', 'Satuw bahasy boýunça'],
	'value.unknown': ['Pieces without a cost', 'Штук без себестоимости', 'Özüne düşýän bahasy ýok sany'],
	'margin.note': [
		'What the goods brought in, less what they cost on the day they were sold. By the day of hand-out or return, without delivery.',
		'Сколько принесли товары за вычетом их себестоимости на день продажи. По дню выдачи или возврата, без доставки.',
		'Harytlaryň getiren puly, satylan günki özüne düşýän bahasy aýrylyp. Tabşyrylan ýa-da yzyna alnan güni boýunça, eltip bermek girmeýär.',
	],
	'margin.revenue': ['Sold for', 'Продано на', 'Satylan'],
	'margin.percent': ['Margin, %', 'Маржа, %', 'Peýda, %'],
	'margin.unknown': [
		'Sold without a known cost',
		'Продано без известной себестоимости',
		'Özüne düşýän bahasy belli däl satuw',
	],
	'reorder.title': ['To reorder', 'Пора заказывать', 'Sargyt etmeli'],
	'reorder.note': [
		'Below the minimum, sold out within two weeks at the pace of the last 30 days, or people are waiting for it',
		'Меньше минимума, закончится за две недели при продажах последних 30 дней, или товар ждут покупатели',
		'Iň azyndan az, soňky 30 günüň satuwynda iki hepdede gutarýar ýa-da müşderiler garaşýar',
	],
	'reorder.order': ['Order, pieces', 'Заказать, штук', 'Sargyt etmeli sany'],
	'reorder.minimum': ['Minimum', 'Минимум', 'Iň azy'],
	'reorder.waiting': ['People waiting', 'Ждут покупателей', 'Garaşýan müşderiler'],
	'reorder.perDay': ['Sales per day', 'Продаж в день', 'Günde satylýar'],
	'reorder.days': ['Days left', 'Дней осталось', 'Galan gün'],
	'unsold.title': ['Does not sell', 'Не продаётся', 'Satylmaýar'],
	'unsold.note': [
		'In stock, and none sold for three months',
		'Есть на остатке, но три месяца не продано ни одной штуки',
		'Galyndyda bar, ýöne üç aýda biri-de satylmady',
	],
	'unsold.cost': ['Money tied up', 'Заморожено денег', 'Duran pul'],
	'unsold.last': ['Last sold', 'Последняя продажа', 'Soňky satuw'],
	'minimum.hint': [
		'With fewer pieces the product is in the report “To reorder”. 0: no minimum.',
		'Если штук меньше, товар попадёт в отчёт «Пора заказывать». 0 — без минимума.',
		'Sany ondan az bolsa, haryt «Sargyt etmeli» hasabatyna düşer. 0 — çäk ýok.',
	],
});
