import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

export const photosTexts = defineTexts({
	file: words.file,
	product: words.product,
	title: ['Photos of many products', 'Фотографии многих товаров', 'Köp harydyň suratlary'],
	open: ['Photos', 'Фотографии', 'Suratlar'],
	explain: [
		'Choose all photos at once. The name of a file is the SKU, a barcode, an article or the number of the product; a number after it is the number of the photo: AB-12.jpg, AB-12-2.jpg.',
		'Выберите сразу все фотографии. Имя файла — артикул магазина, штрихкод, артикул поставщика или номер товара; число после него — номер фотографии: AB-12.jpg, AB-12-2.jpg.',
		'Ähli suratlary birbada saýlaň. Faýlyň ady — dükanyň artikuly, ştrih-kod, üpjün edijiniň artikuly ýa-da harydyň belgisi; ondan soňky san — suratyň belgisi: AB-12.jpg, AB-12-2.jpg.',
	],
	choose: ['Choose photos', 'Выбрать фотографии', 'Suratlary saýla'],
	progress: ['Photos: {done} of {all}', '{done} из {all} фотографий', '{all} suratdan {done}'],
	stop: ['Stop', 'Остановить', 'Duruz'],
	tooMany: [
		'Photos at once: at most {count}. The first {count} are taken.',
		'За один раз не больше {count} фотографий: взяты первые {count}.',
		'Birbada {count} suratdan köp bolmaýar: ilkinji {count} sanysy alyndy.',
	],
	'state.added': ['Added: {count}', 'Добавлено: {count}', 'Goşuldy: {count}'],
	'state.there': ['Were there already: {count}', 'Уже были: {count}', 'Öňem bardy: {count}'],
	'state.unknown': [
		'No product has such a code: {count}',
		'Товара с таким кодом нет: {count}',
		'Beýle kodly haryt ýok: {count}',
	],
	'state.ambiguous': [
		'Several products have this code: {count}',
		'Такой код у нескольких товаров: {count}',
		'Bu kod birnäçe haryda degişli: {count}',
	],
	'state.full': [
		'The product has all the photos it can have: {count}',
		'У товара больше не может быть фотографий: {count}',
		'Harydyň suraty mundan köp bolup bilmeýär: {count}',
	],
	'state.failed': [
		'Could not be taken: {count}',
		'Не удалось принять: {count}',
		'Kabul edip bolmady: {count}',
	],
	'state.waiting': ['Not sent yet: {count}', 'Ещё не отправлены: {count}', 'Entek ugradylmady: {count}'],
	outcome: ['Outcome', 'Результат', 'Netije'],
	report: ['Save the report', 'Сохранить отчёт', 'Hasabaty sakla'],
	again: ['Send the failed ones again', 'Отправить неудачные ещё раз', 'Bolmadyklary ýene ugrat'],
});
