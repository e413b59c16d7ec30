import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** CHOOSE-02: goods that fit each other. */
export const accessoriesTexts = defineTexts({
	title: words.accessories,
	find: words.addAProduct,
	'rule.thing': words.product,
	'rule.accessory': words.accessory,
	hint: [
		'Shown on the product page before the results of the rules, in this order. Only what is in stock is shown.',
		'Показываются на странице товара перед тем, что подошло по правилам, в этом порядке. Показывается только то, что есть в наличии.',
		'Harydyň sahypasynda düzgünler boýunça tapylanlardan öň şu tertipde görkezilýär. Diňe satuwda bar bolanlar görkezilýär.',
	],
	chosen: ['Chosen accessories', 'Выбранные аксессуары', 'Saýlanan esbaplar'],
	itself: [
		'A product cannot be its own accessory',
		'Товар не может быть аксессуаром к самому себе',
		'Haryt öz-özüne esbap bolup bilmez',
	],
	'rule.add': ['Add a rule', 'Добавить правило', 'Düzgün goş'],
	'rule.intro': [
		'A rule says which goods fit which: coolers to processors by their socket, cables to phones by their connector. The product page, the page of the accessory and the cart show what fits and is in stock.',
		'Правило говорит, что к чему подходит: кулеры к процессорам по сокету, кабели к телефонам по разъёму. На странице товара, на странице аксессуара и в корзине показывается то, что подходит и есть в наличии.',
		'Düzgün haýsy harydyň haýsysyna gabat gelýändigini aýdýar: sowadyjylar prosessorlara soket boýunça, kabeller telefonlara birikdiriji boýunça. Harydyň sahypasynda, esbabyň sahypasynda we sebetde gabat gelýän we satuwda bar bolan harytlar görkezilýär.',
	],
	'rule.when': ['Fits when', 'Подходит, если', 'Haçan gabat gelýär'],
	'rule.always': ['Everything fits', 'Подходит всё', 'Ählisi gabat gelýär'],
	'rule.thingKey': ['Attribute of the product', 'Характеристика товара', 'Harydyň häsiýeti'],
	'rule.accessoryKey': ['Attribute of the accessory', 'Характеристика аксессуара', 'Esbabyň häsiýeti'],
	'rule.compare': ['The accessory has', 'У аксессуара', 'Esbapda'],
	'rule.same': ['the same value', 'то же значение', 'şol bir wariant'],
	'rule.sameHint': [
		'One value in common is enough: a cooler for AM4/AM5 fits AM5.',
		'Достаточно одного общего значения: кулер для AM4/AM5 подходит к AM5.',
		'Bir umumy wariant ýeterlikdir: AM4/AM5 üçin sowadyjy AM5-e gabat gelýär.',
	],
	'rule.at_least': ['at least as much', 'не меньше', 'ondan az däl'],
	'rule.at_most': ['at most as much', 'не больше', 'ondan köp däl'],
	'rule.condition': ['Condition {number}', 'Условие {number}', 'Şert {number}'],
	'rule.addCondition': ['Add a condition', 'Добавить условие', 'Şert goş'],
	'rule.neededShort': ['Needed', 'Обязателен', 'Hökman'],
	'rule.needed': [
		'Needed and not in the box: the cart says so',
		'Нужен, а в комплекте его нет: об этом скажет корзина',
		'Gerek, ýöne toplumda ýok: sebet bu hakda aýdar',
	],
	'short.same': ['=', '=', '='],
	'short.at_least': ['≤', '≤', '≤'],
	'short.at_most': ['≥', '≥', '≥'],
});
