import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWishes } from './read-wishes.ts';

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
		['phone no more than 5000', 'price_max 5000', 'phone'],
		['phone not more than 5000 manat', 'price_max 5000', 'phone'],
		['phone more than 5000', 'price_min 5000', 'phone'],
		['phone no less than 5000', 'price_min 5000', 'phone'],
		['телефон не больше чем 5000', 'price_max 5000', 'телефон'],
		['телефон больше чем 5000', 'price_min 5000', 'телефон'],
		['телефон есть в наличии', 'in_stock', 'телефон'],
		['телефон до 5000 128', 'price_max 5000', 'телефон 128'],
		['телефон до 5000 128 гб', 'price_max 5000', 'телефон 128 гб'],
		['флешка до 500 256 гб', 'price_max 500', 'флешка 256 гб'],
		['phone under 3000 512 gb', 'price_max 3000', 'phone 512 gb'],
		['видеокарта до 7к 100 вт', 'price_max 7000', 'видеокарта 100 вт'],
		['телефон до 1 000 000 манат', 'price_max 1000000', 'телефон'],
		['telefon 500-den 900 manada çenli', 'price_min 500, price_max 900', 'telefon'],
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

for (const [phrase, said] of [
	['не дороже 500', 'price_max 500'],
	['не больше 500', 'price_max 500'],
	['не более 500', 'price_max 500'],
	['up to 500', 'price_max 500'],
	['less than 500', 'price_max 500'],
	['no more 500', 'price_max 500'],
	['cheaper than 500', 'price_max 500'],
	['at most 500', 'price_max 500'],
	['не дешевле 500', 'price_min 500'],
	['не меньше 500', 'price_min 500'],
	['не менее 500', 'price_min 500'],
	['больше чем 500', 'price_min 500'],
	['more than 500', 'price_min 500'],
	['at least 500', 'price_min 500'],
	['iň azyndan 500', 'price_min 500'],
	['in stock', 'in_stock'],
	['в наличии', 'in_stock'],
	['elde bar', 'in_stock'],
	['новинки', 'sort new'],
	['newest', 'sort new'],
	['the latest', 'sort new'],
	['самые дорогие', 'sort -price'],
	['arzan', 'sort price'],
	['распродажа', 'sale'],
] as const)
	test(`FIND-02 '${phrase}' is one wish, wherever it stands`, () => {
		assert.deepEqual(read(`samsung ${phrase}`), { said, rest: 'samsung', texts: [phrase] });
		assert.deepEqual(read(`${phrase} samsung`), { said, rest: 'samsung', texts: [phrase] });
	});

for (const [query, said, rest] of [
	['кабель до 49.50', 'price_max 49.5', 'кабель'],
	['кабель до 49,50', 'price_max 49.5', 'кабель'],
	['кабель до 49,5 манат', 'price_max 49.5', 'кабель'],
	['сервер до 1 000 000', 'price_max 1000000', 'сервер'],
	['видеокарта до 7к asus', 'price_max 7000', 'видеокарта asus'],
	['видеокарта до 7 тыс asus', 'price_max 7000', 'видеокарта asus'],
	['видеокарта до 2,5к', 'price_max 2500', 'видеокарта'],
	['зарядка до 99.50 100 вт', 'price_max 99.5', 'зарядка 100 вт'],
	['зарядка до 1299.50 100 вт', 'price_max 1299.5', 'зарядка 100 вт'],
	['наушники до 500 wh1000', 'price_max 500', 'наушники wh1000'],
	['чехол до 10', 'price_max 10', 'чехол'],
	['сервер до 10000000', 'price_max 10000000', 'сервер'],
] as const)
	test(`FIND-02 an amount as people write it: ${query}`, () => {
		assert.deepEqual({ said: read(query).said, rest: read(query).rest }, { said, rest });
	});

for (const [query, why] of [
	['кабель до 9', 'less than 10 manat is a size or a count'],
	['сервер до 10000001', 'nothing costs more than ten million'],
	['сервер до 100 000 000', 'nor when it is written in groups'],
	['чехол под s24', 'a model'],
	['телефон до 5000мач', 'a size glued to its unit'],
	['кабель x3000-6000 манат', 'a model with a hyphen'],
	['кабель 3000-6000x манат', 'another one'],
] as const)
	test(`FIND-02 no price in '${query}': ${why}`, () => {
		assert.deepEqual(read(query), { said: '', rest: query, texts: [] });
	});

for (const [query, said, rest] of [
	['phone between 3000 and 6000', 'price_min 3000, price_max 6000', 'phone'],
	['телефон между 3000 и 6000', 'price_min 3000, price_max 6000', 'телефон'],
	['телефон от 6000 до 3000', 'price_min 3000, price_max 6000', 'телефон'],
	['телефон от 3000 манат до 6000 манат', 'price_min 3000, price_max 6000', 'телефон'],
	['telewizor 5000 manatdan 10000 manada çenli', 'price_min 5000, price_max 10000', 'telewizor'],
	['видеокарта 4060 до 7000', 'price_max 7000', 'видеокарта 4060'],
	['laptop from 3000 toshiba 500', 'price_min 3000', 'laptop toshiba 500'],
	['phone from 3000 moto 500', 'price_min 3000', 'phone moto 500'],
] as const)
	test(`FIND-02 ${said.includes(', ') ? 'a range' : 'no range, but a bound'}: ${query}`, () => {
		assert.deepEqual({ said: read(query).said, rest: read(query).rest }, { said, rest });
	});

test('FIND-02 a wish takes only its own words: what is named before it stays', () => {
	assert.equal(read('телефон дешёвый').rest, 'телефон');
	assert.equal(read('телефон самый дешёвый до 5000').rest, 'телефон');
	assert.deepEqual(read('телефон самый дешёвый до 5000').texts, ['до 5000', 'самый дешёвый']);
});

test('FIND-02 a chip holds exactly what was typed, so that it can be taken back', () => {
	assert.deepEqual(read('дешёвый телефон до 5 000 манат').texts, ['до 5 000 манат', 'дешёвый']);
	assert.deepEqual(read('телефон от 3000 до 6000').texts, ['от 3000 до 6000', 'от 3000 до 6000']);
});

test('FIND-02 a bound is the same with and without "than", and the longer phrase is meant', () => {
	for (const [kind, phrases] of [
		[
			'price_max',
			[
				'не дороже чем',
				'не более чем',
				'не больше чем',
				'меньше чем',
				'дешевле чем',
				'no more',
				'not more than',
			],
		],
		[
			'price_min',
			['не дешевле чем', 'не меньше чем', 'не менее чем', 'больше чем', 'дороже чем', 'not less than'],
		],
	] as const)
		for (const phrase of phrases)
			assert.deepEqual(read(`телефон ${phrase} 5000`), {
				said: `${kind} 5000`,
				rest: 'телефон',
				texts: [`${phrase} 5000`],
			});
});
