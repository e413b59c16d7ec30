import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('text of a search', async () => {
	const { db } = await openTestShop({ after });
	async function results(name: string, given: readonly string[]): Promise<string[]> {
		const { rows } = await sql<{ result: string }>`select ${sql.raw(name)}(word) as result
			from unnest(${given}::text[]) with ordinality as g (word, n) order by n`.execute(db);
		return rows.map(({ result }) => result);
	}
	const sameResult = async (name: string, groups: readonly string[]) => {
		for (const group of groups) {
			const [first, ...others] = await results(name, group.split(' '));
			assert.deepEqual(
				others,
				others.map(() => first),
				`${group}: ${first}, ${others}`,
			);
		}
	};

	test('SEARCH-03 words that sound alike in two alphabets, with and without diacritics, are one', () =>
		sameResult('search_key', [
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

	test('SEARCH-03 a ç typed as a plain c is found by its second reading', async () => {
		const { rows } = await sql<{ plain: string; second: string }>`select search_key('syçanjyk') as plain,
			search_key('sycanjyk', true) as second`.execute(db);
		assert.equal(rows[0]?.plain, rows[0]?.second);
	});

	test('SEARCH-03 different words stay different', async () => {
		const keys = await results('search_key', [
			'а55',
			'a56',
			'16gb',
			'16',
			'мышь',
			'мыши',
			'ssd',
			'hdd',
			'4060',
			'4066',
		]);
		assert.equal(new Set(keys).size, keys.length);
	});

	test('SEARCH-03 endings of three languages do not matter', () =>
		sameResult('search_stem', [
			'телефон телефоны телефона телефонами telefon telefonlar telefonlary',
			'ноутбук ноутбуки ноутбуков noutbuk noutbugy noutbuklar',
			'колонка колонки колонку kolonka kolonkalar kolonkasy',
			'мышь мыши мышью',
			'кабель кабели kabel kabeller',
			'игровой игровая игровые игровое',
			'laptop laptops',
			'battery batteries',
			'a55 а55',
		]));

	test('SEARCH-03 a text becomes words; number and unit are one; signs divide', async () => {
		for (const [text, words] of [
			['Wi-Fi 6', 'wifi wi fi 6'],
			['16 ГБ / 1 ТБ', '16гб 1тб'],
			['15,6″ 1920×1080', '15.6inch 1920x1080'],
			['Core i5-14600K', 'core i514600k i5 14600k'],
			['RTX4060', 'rtx4060 rtx 4060'],
			['10000 мА·ч', '10000мач'],
			['  «Чёрный», M.2! ', 'черный m2 m 2'],
			['', ''],
			['!?-- ... 😀', ''],
			["'; drop table products; --", 'drop table products'],
			['<b>a</b> & | ! :* <->', 'bab b a b'],
		] as const) {
			const { rows } = await sql<{
				word: string;
			}>`select word from search_tokens(${text}) where part >= 0`.execute(db);
			assert.equal(rows.map(({ word }) => word).join(' '), words, text);
		}
	});

	test('SEARCH-03 of a name, the head says what the thing is', async () => {
		for (const [name, language, heads] of [
			['Держатель для телефона', 'ru', 'держатель'],
			['Камера видеонаблюдения', 'ru', 'видеонаблюдения камера'],
			['ТВ-приставка', 'ru', 'приставка твприставка'],
			['Phone case', 'en', 'case'],
			['Sound bars and PC speakers', 'en', 'bars speakers'],
			['Network cable by the metre', 'en', 'cable'],
			['Telefon gaby', 'tm', 'gaby'],
			['Öý we okuw üçin noutbuklar', 'tm', 'noutbuklar'],
			['Gaplar we aýnalar', 'tm', 'aýnalar gaplar'],
		] as const) {
			const { rows } = await sql<{ word: string }>`select word from search_phrase(${name}, ${language})
				where weight = 100 order by word collate "C"`.execute(db);
			assert.deepEqual(rows.map(({ word }) => word).toSorted(), heads.split(' ').toSorted(), name);
		}
	});
});
