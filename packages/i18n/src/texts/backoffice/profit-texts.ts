import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** BOOK-04: texts about profit, in the ordinary words of accountants. */
export const profitTexts = defineTexts({
	'of.day': words.day,
	'of.category': words.category,
	'of.courier': words.courier,
	'part.returns': ['Returns', 'Возвраты', 'Yzyna alnanlar'],
	'of.month': ['Month', 'Месяц', 'Aý'],
	'of.seller': ['Seller', 'Продавец', 'Satyjy'],
	'of.label': ['Group by', 'Группировать по', 'Näme boýunça'],
	title: ['Profit', 'Прибыль', 'Arassa peýda'],
	note: [
		'From the books, by the day of hand-out, return or entry. A closed day does not change any more. Without taxes.',
		'По учёту: по дню выдачи, возврата или записи. Закрытый день больше не меняется. Без налогов.',
		'Hasap boýunça: tabşyrylan, yzyna alnan ýa-da ýazylan güni boýunça. Ýapylan gün üýtgemeýär. Salgytsyz.',
	],
	profit: ['Profit', 'Прибыль', 'Arassa peýda'],
	total: ['Total', 'Итого', 'Jemi'],
	nobody: ['Not assigned', 'Не распределено', 'Paýlanmadyk'],
	unknown: [
		'Of it sold without a known cost',
		'Из них без известной себестоимости',
		'Şondan özüne düşýän bahasy belli däl',
	],
	'part.sales': ['Sales', 'Продажи', 'Satuw'],
	'part.discounts': ['Discounts', 'Скидки', 'Arzanladyşlar'],
	'part.delivery': ['Delivery', 'Доставка', 'Eltip bermek'],
	'part.cost': ['Cost of the goods', 'Себестоимость', 'Özüne düşýän bahasy'],
	'part.expenses': ['Expenses', 'Расходы', 'Çykdajylar'],
	'part.losses': ['Losses', 'Потери', 'Ýitgiler'],
	xlsx: ['Excel file', 'Файл Excel', 'Excel faýly'],
});
