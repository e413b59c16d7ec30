import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** The shop's own name, look and languages. */
export const identityTexts = defineTexts({
	'name.title': words.nameOfTheShop,
	'name.name': words.name,
	'look.title': words.logoAndColour,
	'look.logo': words.logo,
	'look.colour': words.colourOfTheShop,
	'look.sampleLink': words.link,
	'name.hint': [
		'In page titles, SMS, papers, the icon on a phone and for search engines.',
		'В заголовках страниц, SMS, документах, на значке телефона и в поисковых системах.',
		'Sahypalaryň sözbaşylarynda, SMS-de, resminamalarda, telefondaky nyşanda we gözleg ulgamlarynda.',
	],
	'name.tagline': ['What you sell', 'Что вы продаёте', 'Näme satýarsyňyz'],
	'name.description': [
		'Description for search engines',
		'Описание для поисковых систем',
		'Gözleg ulgamlary üçin düşündiriş',
	],
	'look.inHeader': ['At the top of the pages', 'Вверху страниц', 'Sahypalaryň ýokarsynda'],
	'look.asIcon': ['On a home screen', 'На экране телефона', 'Telefonda'],
	'look.noLogo': [
		'Without a logo the shop shows the carpet ornament.',
		'Без логотипа показывается ковровый орнамент.',
		'Nyşan ýok bolsa, dükan haly nagşyny görkezýär.',
	],
	'look.nameBeside': [
		'Show the name beside the logo',
		'Показывать название рядом с логотипом',
		'Nyşanyň ýanynda ady görkez',
	],
	'look.colourHint': [
		'Buttons, links and the bar of the browser',
		'Кнопки, ссылки и полоса браузера',
		'Düwmeler, salgylanmalar we sahypanyň ýokarsy',
	],
	'look.contrast': [
		'Text in this colour is hard to read. Choose a darker one.',
		'Текст этого цвета трудно читать. Выберите цвет темнее.',
		'Bu reňkdäki ýazgyny okamak kyn. Has goýy reňk saýlaň.',
	],
	'look.sampleButton': ['Button', 'Кнопка', 'Düwme'],
	'look.sampleNote': ['Message', 'Сообщение', 'Habar'],
	'look.usualColour': ['Standard colour', 'Стандартный цвет', 'Adaty reňk'],
	'languages.title': ['Languages of the shop', 'Языки магазина', 'Dükanyň dilleri'],
	'languages.hint': [
		'Shoppers see only these.',
		'Покупатели видят только их.',
		'Müşderiler diňe şulary görýär.',
	],
	'languages.none': ['At least one language is needed.', 'Нужен хотя бы один язык.', 'Iň az bir dil gerek.'],
});
