import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWishes, wordsAfterNumbers } from './read-wishes.ts';

const UNITS = new Set(['мач', 'mah', 'гб', 'gb', 'дюймов', 'вт', 'w', 'гц']);
const read = (query: string) => {
	const { wishes, rest } = readWishes(query, (word) => UNITS.has(word));
	const said = wishes.map((wish) => {
		if ('manat' in wish) return `${wish.kind} ${wish.manat}`;
		return wish.kind === 'sort' ? `sort ${wish.sort}` : wish.kind;
	});
	return { said: said.join(', '), rest, texts: wishes.map(({ text }) => text) };
};

test('FIND-02 prices and wishes are read in three languages, and leave the goods', () => {
	for (const [query, said, rest] of [
		['смартфон до 5000', 'price_max 5000', 'смартфон'],
		['ноутбук для учёбы до 10 000 манат', 'price_max 10000', 'ноутбук для учёбы'],
		['телефон от 3000 до 6000', 'price_min 3000, price_max 6000', 'телефон'],
		['телевизор дешевле 10 тысяч', 'price_max 10000', 'телевизор'],
		['монитор не дороже 3000', 'price_max 3000', 'монитор'],
		['игровой ноутбук от 30000', 'price_min 30000', 'игровой ноутбук'],
		['планшет 3000-6000 манат', 'price_min 3000, price_max 6000', 'планшет'],
		['видеокарта до 7 тыс', 'price_max 7000', 'видеокарта'],
		['видеокарта до 7к', 'price_max 7000', 'видеокарта'],
		['телефон за 4500 манат', 'price_max 4500', 'телефон'],
		['телефон 4500 манат', 'price_max 4500', 'телефон'],
		['telefon 5000-e çenli', 'price_max 5000', 'telefon'],
		['5000 manada çenli telefon', 'price_max 5000', 'telefon'],
		['noutbuk 10000 manatdan arzan', 'price_max 10000', 'noutbuk'],
		['telefon 3000-den arzan', 'price_max 3000', 'telefon'],
		['telewizor 5000-den 10000-e çenli', 'price_min 5000, price_max 10000', 'telewizor'],
		['telewizor 10000-den gymmat', 'price_min 10000', 'telewizor'],
		['phone under 5000', 'price_max 5000', 'phone'],
		['laptop up to 10000 manat', 'price_max 10000', 'laptop'],
		['headphones less than 500', 'price_max 500', 'headphones'],
		['tv from 5000 to 10000', 'price_min 5000, price_max 10000', 'tv'],
		['дешёвый телефон', 'sort price', 'телефон'],
		['самый дешёвый монитор', 'sort price', 'монитор'],
		['iň arzan noutbuk', 'sort price', 'noutbuk'],
		['the cheapest laptop', 'sort price', 'laptop'],
		['самый дорогой телевизор', 'sort -price', 'телевизор'],
		['ноутбук со скидкой', 'sale', 'ноутбук'],
		['телефон в наличии', 'in_stock', 'телефон'],
		['дешёвый телефон samsung до 5000', 'price_max 5000, sort price', 'телефон samsung'],
		['до 500 манат', 'price_max 500', ''],
	] as const)
		assert.deepEqual({ said: read(query).said, rest: read(query).rest }, { said, rest }, query);
});

test('FIND-02 sizes, models and ranges of other things are no prices', () => {
	for (const query of [
		'телефон 5000 мач',
		'телефон до 5000 мач',
		'повербанк 20000',
		'до 6 ядер',
		'rtx 4060',
		'4k tv',
		'4к телевизор',
		'iphone 15',
		'телевизор 55 дюймов',
		'ноутбук от asus',
		'зарядка от 65 вт',
		'1920-1080',
		'',
	])
		assert.deepEqual(read(query), { said: '', rest: query, texts: [] }, query);
});

test('FIND-02 a chip holds exactly what was typed, so that it can be taken back', () => {
	assert.deepEqual(read('дешёвый телефон до 5 000 манат').texts, ['до 5 000 манат', 'дешёвый']);
	assert.deepEqual(read('телефон от 3000 до 6000').texts, ['от 3000 до 6000', 'от 3000 до 6000']);
});

test('FIND-02 what follows a number is asked about once, as a word of its own or glued to it', () => {
	assert.deepEqual(wordsAfterNumbers('телефон 5000 мач 16гб до 7000'), ['мач', 'гб']);
});
