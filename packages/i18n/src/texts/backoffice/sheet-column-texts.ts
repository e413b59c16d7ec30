import type { SheetColumn } from '@dukan/domain/goods/products/product-columns.ts';
import { defineTexts } from '../../define-texts.ts';

/** The titles of a sheet's columns, by which the import recognises them. */
export const sheetColumnTexts = defineTexts({
	id: ['Number', 'Номер', 'Belgisi'],
	sku: ['SKU', 'Артикул', 'Artikul'],
	barcode: ['Barcode', 'Штрихкод', 'Ştrih-kod'],
	subcategory_id: ['Sub-category number', 'Номер подкатегории', 'Kiçi kategoriýanyň belgisi'],
	brand: ['Brand', 'Бренд', 'Brend'],
	family: [
		'Family of variants: the same name for all of them',
		'Семейство вариантов: одно название на всех',
		'Görnüşleriň topary: ählisine bir at',
	],
	name_ru: ['Name in Russian', 'Название по-русски', 'Rusça ady'],
	name_tm: ['Name in Turkmen', 'Название по-туркменски', 'Türkmençe ady'],
	name_en: ['Name in English', 'Название по-английски', 'Iňlisçe ady'],
	price: ['Price', 'Цена', 'Bahasy'],
	on_sale: ['On sale', 'Со скидкой', 'Arzanladyşda'],
	sale_price: ['Sale price', 'Цена со скидкой', 'Arzanladylan baha'],
	sale_starts: ['Sale begins', 'Начало скидки', 'Arzanladyşyň başy'],
	sale_ends: ['Sale ends', 'Конец скидки', 'Arzanladyşyň soňy'],
	dollar_price: ['Price in dollars', 'Цена в долларах', 'Dollar bahasy'],
	unit_factor: ['Units in one piece', 'Единиц в одной штуке', 'Bir sandaky birlik'],
	stock: ['Stock', 'Остаток', 'Galyndy'],
	single_only: ['Only one in an order', 'Только одна в заказ', 'Sargytda diňe bir sany'],
	purchase_limit: ['Limit per order', 'Не больше в заказе', 'Sargytda iň köp'],
	is_new: ['New', 'Новинка', 'Täze'],
	premium: ['Premium', 'Премиум', 'Premium'],
	published: ['Shown in the shop', 'Показан в магазине', 'Dükanda görünýär'],
	pictures: ['Pictures', 'Фотографии', 'Suratlar'],
	description_ru: ['Description in Russian', 'Описание по-русски', 'Rusça beýany'],
	description_tm: ['Description in Turkmen', 'Описание по-туркменски', 'Türkmençe beýany'],
	description_en: ['Description in English', 'Описание по-английски', 'Iňlisçe beýany'],
} satisfies Record<SheetColumn | 'sku' | 'barcode', readonly [string, string, string]>);
