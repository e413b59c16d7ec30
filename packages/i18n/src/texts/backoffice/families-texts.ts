import { defineTexts } from '../../define-texts.ts';
import { words } from './office-words.ts';

/** CHOOSE-01: texts about variants of one product. */
export const familiesTexts = defineTexts({
	title: words.variants,
	find: words.addAProduct,
	price: words.price,
	stock: words.stock,
	hint: [
		'Products that differ only in memory, colour, size and the like. Lists show them as one card with a “from” price; each keeps its own address, price and stock.',
		'Товары, которые отличаются только памятью, цветом, размером и тому подобным. В списках это одна карточка с ценой «от»; у каждого свой адрес, своя цена и свой остаток.',
		'Diňe ýady, reňki, ölçegi we şuňa meňzeş zatlary bilen tapawutlanýan harytlar. Sanawlarda olar bir kart bolup görünýär; her biriniň öz salgysy, bahasy we galyndysy bar.',
	],
	code: ['Name of the family', 'Название семейства', 'Toparyň ady'],
	codeHint: [
		'For staff and for the column “family” of sheets. Shoppers do not see it.',
		'Для сотрудников и для столбца «family» в таблицах. Покупатели его не видят.',
		'Işgärler we tablisalaryň «family» sütüni üçin. Müşderiler ony görmeýär.',
	],
	attributes: ['Told apart by', 'Чем отличаются', 'Näme bilen tapawutlanýar'],
	attributesHint: [
		'What shoppers choose, in this order. If nothing is chosen, everything in which the variants differ.',
		'Что выбирает покупатель, в этом порядке. Если ничего не выбрано — всё, в чём варианты различаются.',
		'Müşderi şu tertipde saýlaýar. Hiç zat saýlanmasa, görnüşleriň ähli tapawudy.',
	],
	family: ['Family', 'Семейство', 'Topar'],
	products: ['Products of the family', 'Товары семейства', 'Toparyň harytlary'],
	differs: ['Differs by', 'Отличие', 'Tapawudy'],
	hidden: ['hidden', 'скрыт', 'gizlenen'],
	make: ['Make a family', 'Создать семейство', 'Topar döret'],
	dissolve: ['Separate the variants', 'Разъединить варианты', 'Topary dargat'],
	dissolveHint: [
		'The products stay, each with a card of its own.',
		'Товары останутся, каждый со своей карточкой.',
		'Harytlar galýar, her biriniň öz karty bolar.',
	],
	few: [
		'A family has at least two products',
		'В семействе не меньше двух товаров',
		'Toparda azyndan iki haryt bolmaly',
	],
	taken: [
		'One of them belongs to another family',
		'Один из товаров уже в другом семействе',
		'Harytlaryň biri başga toparda',
	],
	same: [
		'Two of them do not differ in what is chosen',
		'Два товара не отличаются ничем из выбранного',
		'Iki harydyň saýlanan häsiýetlerde tapawudy ýok',
	],
	codeTaken: [
		'Another family has this name',
		'Такое название уже есть у другого семейства',
		'Bu at başga toparda bar',
	],
});
