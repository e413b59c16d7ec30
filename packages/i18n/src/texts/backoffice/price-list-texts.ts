import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** STOCK-06: price lists of suppliers. */
export const priceListTexts = defineTexts({
	'list.title': words.priceListOfASupplier,
	'list.supplier': words.supplier,
	'map.article': words.article,
	'map.barcode': words.barcode,
	'map.price': words.price,
	'map.none': words.none,
	'map.markup': words.markup,
	'map.check': words.checkTheFile,
	'warn.product': words.product,
	'list.hint': [
		'CSV or Excel .xlsx as the supplier sends it. The columns are named once; the next file of the supplier is understood by itself.',
		'CSV или Excel .xlsx в том виде, как прислал поставщик. Столбцы указываются один раз; следующий файл поставщика разбирается сам.',
		'Üpjün edijiniň iberen CSV ýa-da Excel .xlsx faýly. Sütünler bir gezek görkezilýär; indiki faýl özi okalýar.',
	],
	'list.check': ['Read the price list', 'Прочитать прайс-лист', 'Bahalary oka'],
	'list.noSuppliers': [
		'Add a supplier under “Goods in” first.',
		'Сначала добавьте поставщика в разделе «Приход».',
		'Ilki bilen «Gelen harytlar» bölüminde üpjün ediji goşuň.',
	],
	'map.title': ['What each column contains', 'Что в каком столбце', 'Haýsy sütünde näme bar'],
	'map.hint': [
		'Choose the row with the headings and the columns. With two rows of headings choose the lower one. This is remembered for the supplier.',
		'Выберите строку с заголовками и столбцы. Если заголовки в две строки, выберите нижнюю. Для поставщика это запомнится.',
		'Sözbaşyly setiri we sütünleri saýlaň. Sözbaşylar iki setirde bolsa, aşakysyny saýlaň. Üpjün ediji üçin ýatda saklanar.',
	],
	'map.row': ['Row with the headings', 'Строка с заголовками', 'Sözbaşyly setir'],
	'map.rowNumber': ['Row {row}', 'Строка {row}', 'Setir {row}'],
	'map.column': ['Column {letter}: {title}', 'Столбец {letter}: {title}', '{letter} sütün: {title}'],
	'map.rate': [
		'Manat for one unit of the file’s money',
		'Манатов за единицу валюты файла',
		'Faýlyň pul birligi näçe manat',
	],
	'map.rateHint': [
		'1 if the file is in manat; the rate if it is in dollars',
		'1, если файл в манатах; курс, если в долларах',
		'Faýl manatda bolsa 1; dollarda bolsa hümmeti',
	],
	'map.markupHint': [
		'The price in the shop is the supplier’s price plus this',
		'Цена в магазине — цена поставщика и ещё столько процентов',
		'Dükandaky baha — üpjün edijiniň bahasy we şonça göterim',
	],
	'map.round': ['Round prices to, manat', 'Округлять цены до, манат', 'Bahalary tegeleklemek, manat'],
	'map.warn': [
		'Point out changes of more than, %',
		'Предупреждать об изменениях больше, %',
		'Şundan uly üýtgeşmeleri duýdurmak, %',
	],
	'map.required': ['Choose the column', 'Выберите столбец', 'Sütüni saýlaň'],
	'map.other': ['Name the columns again', 'Указать столбцы заново', 'Sütünleri täzeden görkez'],
	'map.preview': ['Beginning of the file', 'Начало файла', 'Faýlyň başy'],
	'warn.title': ['Unusual price changes', 'Необычные изменения цен', 'Adaty däl baha üýtgeşmeleri'],
	'warn.hint': [
		'Prices that change by more than {percent}%: {count}. Look at them before you import.',
		'Цен, которые меняются больше чем на {percent} %: {count}. Проверьте их перед загрузкой.',
		'{percent} %-den köp üýtgeýän bahalar: {count}. Ýüklemezden öň barlaň.',
	],
	'warn.was': ['Was', 'Было', 'Öň'],
	'warn.now': ['Becomes', 'Станет', 'Indi'],
	'warn.change': ['Change of the price', 'Изменение', 'Üýtgeşme'],
	'warn.sure': ['Import unusual prices?', 'Загрузить необычные цены?', 'Adaty däl bahalary ýüklemelimi?'],
	'warn.action': ['Import anyway', 'Всё равно загрузить', 'Barybir ýükle'],
	'warn.keep': ['Look again', 'Посмотреть ещё раз', 'Ýene seret'],
});
