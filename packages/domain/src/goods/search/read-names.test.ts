import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readName, weighWords } from './read-names.ts';
import { splitWords } from './split-words.ts';

for (const [name, language, heads] of [
	['Держатель для телефона', 'ru', 'держатель'],
	['Камера видеонаблюдения', 'ru', 'видеонаблюдения камера'],
	['Игровой ноутбук', 'ru', 'ноутбук'],
	['ТВ-приставка', 'ru', 'приставка твприставка'],
	['Phone case', 'en', 'case'],
	['Sound bars and PC speakers', 'en', 'bars speakers'],
	['Network cable by the metre', 'en', 'cable'],
	['Telefon gaby', 'tm', 'gaby'],
	['Öý we okuw üçin noutbuklar', 'tm', 'noutbuklar'],
	['Gaplar we aýnalar', 'tm', 'aýnalar gaplar'],
] as const)
	test(`SEARCH-03 of a name, the head says what the thing is: ${name}`, () => {
		const found = [...weighWords(name, language)].flatMap(([word, weight]) => (weight === 100 ? [word] : []));
		assert.deepEqual(found.toSorted(), heads.split(' ').toSorted());
	});

const VALUES = new Set(['white', 'белый', 'ak', '16gb', '16гб', 'bluetooth']);
const read = ([brand, en, ru, tm]: readonly [string, string, string, string]) =>
	readName(
		{ en, ru, tm },
		{
			brand,
			isValue: (word) => VALUES.has(word),
			partsOf: (piece) => splitWords(piece).flatMap(({ part, word }) => (part >= 0 ? [word] : [])),
		},
	);

for (const [names, type, words] of [
	[
		['Samsung', 'Samsung A55 Smartphone 16 GB', 'Смартфон Samsung A55 16 ГБ', 'Smartfon Samsung A55 16 GB'],
		'smartphone | смартфон | smartfon',
		'a55',
	],
	[
		[
			'Xiaomi',
			'Xiaomi SS3339 Smart bulb',
			'Умная лампа Xiaomi Bulb SS3339',
			'Akylly lampa Xiaomi Bulb SS3339',
		],
		// A model number is no type.
		' | умная лампа | akylly lampa',
		'ss3339 ss 3339 smart bulb',
	],
	[
		['JBL', 'JBL Tune Headphones Bluetooth', 'Наушники JBL Tune', 'Gulaklyk JBL Tune'],
		'headphones | наушники | gulaklyk',
		'tune',
	],
	[['Honor', 'Quokka', '', ''], ' |  | ', 'quokka'],
] as const)
	test(`SEARCH-03 what a product is called, and what else its names say: ${names[1]}`, () => {
		const found = read(names);
		assert.equal(`${found.type.en} | ${found.type.ru} | ${found.type.tm}`, type);
		assert.deepEqual(found.words.toSorted(), words.split(' ').toSorted());
	});
