import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WeakSearchesWire } from '@dukan/domain/goods/search/staff-search.api.ts';
import { sql } from 'kysely';
import { deleteExpired } from '../../../main/jobs.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { jobOf } from '../../../testing/job-of.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { noteSearch } from './note-search.ts';

test('FIND-05 searches without result are counted by day, words and language, without anything personal, for 90 days', async (t) => {
	const shop = await openTestShop(t);
	await shop.db.deleteFrom('search_counts').execute();
	const search = (query: string, language: string, more = '') =>
		shop.app.inject({
			url: `/api/search?query=${encodeURIComponent(query)}${more}`,
			headers: { cookie: `lang=${language}` },
		});
	const rows = async () =>
		(
			await sql<{
				row: string;
			}>`select concat_ws(' | ', day, words, language, misses) as row from search_counts
				order by words, language`.execute(shop.db)
		).rows.map(({ row }) => row);
	for (const query of ['Xyzzyplugh  Fnordfnordfnord', 'xyzzyplugh fnordfnordfnord'])
		assert.equal((await search(query, 'ru')).json().count, 0);
	await search('xyzzyplugh fnordfnordfnord', 'tm');
	// Queries that are counted: found, narrowed down to nothing, too short, or somebody's own.
	assert.ok((await search('samsung', 'ru')).json().count > 0);
	await search('samsung', 'ru', '&min=900000');
	for (const query of ['q', '+993 61 23-45-67', 'xyzzyplugh@fnordfnordfnord.tm', '4444 5555 6666 7777'])
		await search(query, 'ru');
	assert.deepEqual(await rows(), []);
	await shop.searchCounts.flush();
	await search('xyzzyplugh fnordfnordfnord', 'ru');
	await shop.searchCounts.flush();
	assert.deepEqual(await rows(), [
		'2026-11-15 | xyzzyplugh fnordfnordfnord | ru | 3',
		'2026-11-15 | xyzzyplugh fnordfnordfnord | tm | 1',
	]);
	shop.time.pass(90 * DAY_MS);
	await deleteExpired(shop);
	assert.equal((await rows()).length, 2);
	shop.time.pass(DAY_MS);
	await deleteExpired(shop);
	assert.deepEqual(await rows(), []);
});

test('nonsense by the thousand fills neither memory nor table', async (t) => {
	const shop = await openTestShop(t);
	await shop.db.deleteFrom('search_counts').execute();
	for (let flush = 0; flush < 12; flush += 1) {
		for (let word = 0; word < 700; word += 1)
			shop.searchCounts.note('misses', `nonsense ${flush} x${word}`, 'en');
		await shop.searchCounts.flush();
	}
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from search_counts`.execute(
		shop.db,
	);
	assert.equal(rows[0]?.count, 5000);
});

test('FIND-05 pages of results and product pages opened from them are counted; the night makes popular searches of them', async (t) => {
	const shop = await openTestShop(t);
	const { app, db, searchCounts } = shop;
	await db.deleteFrom('search_counts').execute();
	const cookie = 'lang=ru';
	const noted = (url: string, referer?: string) => noteSearch(searchCounts, { url, referer, language: 'ru' });
	for (const words of ['Samsung', 'наушники', 'xyzzyplugh', 'samsung xyzzyplugh']) {
		const query = encodeURIComponent(words);
		for (let times = 0; times < 3; times += 1) {
			noted(`/search?query=${query}`);
			noted('/product/7/1.data', `https://shop.tm/search?query=${query}&sort=price`);
		}
		// Not counted: the same search continued, another page, a page that came from elsewhere.
		noted(`/search.data?query=${query}&sort=price`);
		noted(`/searching?query=${query}`);
		noted('/product/7/1', `https://shop.tm/category/phones-7?query=${query}`);
	}
	noted('/search?query=%D0%BC%D1%8B%D1%88%D1%8C');
	await searchCounts.flush();
	const rows = await db
		.selectFrom('search_counts')
		.select(['words', 'searches', 'opened'])
		.orderBy('words')
		.execute();
	assert.deepEqual(
		rows.map(({ words, searches, opened }) => `${words} ${searches} ${opened}`).toSorted(),
		['samsung 3 3', 'samsung xyzzyplugh 3 3', 'xyzzyplugh 3 3', 'мышь 1 0', 'наушники 3 3'].toSorted(),
	);
	await jobOf(shop, 'popularity').run();
	await shop.settled();
	const popular = await app.inject({ url: '/api/popular_queries', headers: { cookie } });
	assert.deepEqual(popular.json(), { queries: ['samsung', 'наушники'] }, 'only what is wholly found');
	assert.deepEqual(
		(await app.inject({ url: '/api/popular_queries', headers: { cookie: 'lang=tm' } })).json(),
		{ queries: [] },
	);
});

test('FIND-05 what the search passes over is not offered to all: signs, pictures, other alphabets', async (t) => {
	const shop = await openTestShop(t);
	const { app, db, searchCounts } = shop;
	await db.deleteFrom('search_counts').execute();
	const drawn = [
		'samsung 🖕',
		'☠ samsung',
		'samsung !!!',
		'samsung 卐',
		'samsung س',
		'samsung ̶',
		'samsung--',
	];
	for (const words of [...drawn, 'galaxy s24', 'usb-c'])
		for (let times = 0; times < 3; times += 1) searchCounts.note('opened', words, 'en');
	await searchCounts.flush();
	await jobOf(shop, 'popularity').run();
	const popular = await app.inject({ url: '/api/popular_queries', headers: { cookie: 'lang=en' } });
	assert.deepEqual(popular.json(), { queries: ['galaxy s24', 'usb-c'] });
});

test('FIND-05 staff see searches without results and without clicks, and mend one with a synonym', async (t) => {
	const shop = await openTestShop(t);
	const { db } = shop;
	await db.deleteFrom('search_counts').execute();
	const day = '2026-11-10';
	const words = (own: string, misses: number, searches: number, opened: number) => ({
		day,
		words: own,
		language: 'ru' as const,
		misses,
		searches,
		opened,
	});
	await db
		.insertInto('search_counts')
		.values([
			words('zumpelo', 4, 4, 0),
			words('утюг', 9, 0, 0),
			words('мышь', 0, 5, 0),
			words('кабель', 0, 2, 0),
			words('samsung', 0, 50, 7),
			{ ...words('давно', 5, 5, 0), day: '2026-10-01' },
		])
		.execute();
	const desk = await sitAtDesk(shop, 'manager');
	const weak = () => desk.read<WeakSearchesWire>('weak_searches');
	assert.deepEqual(await weak(), {
		notFound: [
			{ words: 'утюг', language: 'ru', count: 9 },
			{ words: 'zumpelo', language: 'ru', count: 4 },
		],
		notOpened: [{ words: 'мышь', language: 'ru', count: 5 }],
	});
	await desk.done('synonyms_add', { typed: 'Zumpelo', meant: 'ноутбук' });
	assert.deepEqual(
		(await weak()).notFound.map((row) => row.words),
		['утюг'],
	);
});
