import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { deleteExpired } from '../../housekeeping.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { openTestShop } from '../../testing/test-shop.ts';

test('searches without result are counted by day, words and language, without anything personal, for 90 days', async (t) => {
	const shop = await openTestShop(t);
	const search = (query: string, language: string, more = '') =>
		shop.app.inject({
			url: `/api/search?query=${encodeURIComponent(query)}${more}`,
			headers: { cookie: `lang=${language}` },
		});
	const rows = async () =>
		(
			await sql<{
				row: string;
			}>`select concat_ws(' | ', day, words, language, count) as row from search_misses
				order by words, language`.execute(shop.db)
		).rows.map(({ row }) => row);
	for (const query of ['Xyzzyplugh  Fnordfnordfnord', 'xyzzyplugh fnordfnordfnord'])
		assert.equal((await search(query, 'ru')).json().count, 0);
	await search('xyzzyplugh fnordfnordfnord', 'tm');
	// Found, narrowed down to nothing, too short, or somebody's own.
	assert.ok((await search('samsung', 'ru')).json().count > 0);
	await search('samsung', 'ru', '&min=900000');
	for (const query of ['q', '+993 61 23-45-67', 'xyzzyplugh@fnordfnordfnord.tm', '4444 5555 6666 7777'])
		await search(query, 'ru');
	assert.deepEqual(await rows(), []);
	await shop.searchMisses.flush();
	await search('xyzzyplugh fnordfnordfnord', 'ru');
	await shop.searchMisses.flush();
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
	for (let flush = 0; flush < 12; flush += 1) {
		for (let word = 0; word < 700; word += 1) shop.searchMisses.note(`nonsense ${flush} x${word}`, 'en');
		await shop.searchMisses.flush();
	}
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from search_misses`.execute(
		shop.db,
	);
	assert.equal(rows[0]?.count, 5000);
});
