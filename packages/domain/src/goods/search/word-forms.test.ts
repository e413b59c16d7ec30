import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedForms, wordKey, wordStem } from './word-forms.ts';

const assertSame = (formOf: (word: string) => string, groups: readonly string[]) => {
	for (const group of groups) {
		const forms = group.split(' ').map((word) => formOf(word));
		assert.deepEqual(new Set(forms).size, 1, `${group}: ${forms}`);
	}
};

test('SEARCH-03 words that sound alike in two alphabets, with and without diacritics, are one', () =>
	assertSame(wordKey, [
		'самсунг samsung',
		'ноутбук noutbuk',
		'хуавей huawei',
		'филипс philips',
		'тошиба toshiba',
		'джойстик joystick joýstik',
		'компьютер kompýuter kompyuter',
		'процессор prosessor processor protsessor',
		'şarž sarz sharzh',
		'gulaklyk гулаклык',
		'чехол çehol chehol',
		'й и',
		'щит şit',
		'16гб 16gb',
		'144гц 144hz',
		'65вт 65w 65wt',
		'27дюймов 27inch',
	]));

test('SEARCH-03 a ç typed as a plain c is found by its second reading', () => {
	assert.equal(wordKey('syçanjyk'), wordKey('sycanjyk', true));
	assert.notEqual(wordKey('syçanjyk'), wordKey('sycanjyk'));
});

test('SEARCH-03 different words stay different', () => {
	const words = ['а55', 'a56', '16gb', '16', 'мышь', 'мыши', 'ssd', 'hdd', '4060', '4066'];
	assert.equal(new Set(words.map((word) => wordKey(word))).size, words.length);
	assert.notEqual(wordStem('head'), wordStem('heat'));
});

test('SEARCH-03 endings of three languages do not matter', () =>
	assertSame(wordStem, [
		'телефон телефоны телефона телефонами telefon telefonlar telefonlary',
		'ноутбук ноутбуки ноутбуков noutbuk noutbugy noutbuklar',
		'колонка колонки колонку kolonka kolonkalar kolonkasy',
		'мышь мыши мышью',
		'кабель кабели kabel kabeller',
		'игровой игровая игровые игровое',
		'флешка флешек флешкой',
		'подарок подарков подарки',
		'вместимость вместимости',
		'laptop laptops',
		'keyboard keyboards',
		'battery batteries',
		'a55 а55',
	]));

test('FIND-07 Turkmen endings are read in both ways, and in Turkmen Cyrillic', () => {
	for (const [typed, word] of [
		['telefonyň', 'telefon'],
		['kameranyň', 'kamera'],
		['ноутбугыň', 'noutbuk'],
		['сычанjыгыň', 'syçanjyk'],
	] as const)
		assert.ok(askedForms(typed).stems.includes(wordStem(word)), typed);
});
