import type { Language } from '@dukan/domain/base/language/language.ts';
import type { WeakSearchesWire, WeakSearchWire } from '@dukan/domain/goods/search/staff-search.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Limits the rows, so that thousands of nonsense queries do not fill the table. */
const MAX_WORDS_A_DAY = 5_000;
const LOOK_BACK_DAYS = 30;
/** The most rows of each list that staff work through. */
const WEAK_ROWS = 50;
/** Fewer searches do not show whether the results were any good. */
const MIN_UNOPENED = 3;
/** FIND-05: a query is offered to all only if at least this many people opened something from it. */
const MIN_OPENED = 3;
const CANDIDATES = 50;

export type SearchCountRow = {
	words: string;
	language: Language;
	misses: number;
	searches: number;
	opened: number;
};

export async function addSearchCounts(
	db: Database,
	day: string,
	counts: readonly SearchCountRow[],
): Promise<void> {
	await sql`insert into search_counts as c (day, words, language, misses, searches, opened)
		select ${day}::date, words, language, misses, searches, opened
		from json_to_recordset(${JSON.stringify(counts)}::json)
			as r (words text, language text, misses integer, searches integer, opened integer)
		where (select count(*) from search_counts where day = ${day}::date) < ${MAX_WORDS_A_DAY}
		order by words, language
		on conflict (day, words, language) do update set misses = c.misses + excluded.misses,
			searches = c.searches + excluded.searches, opened = c.opened + excluded.opened`.execute(db);
}

/** Deletes the counts of days before this one. */
export async function deleteSearchCounts(db: Database, day: string): Promise<void> {
	await db.deleteFrom('search_counts').where('day', '<', sql<Date>`${day}::date`).execute();
}

/**
 * Lists queries of the last month that found nothing, or nothing that was opened; the most frequent first. A synonym mends
 * them.
 */
export async function listWeakSearches(db: Database, today: string): Promise<WeakSearchesWire> {
	const list = async (column: 'misses' | 'searches', where: ReturnType<typeof sql>) => {
		const { rows } = await sql<WeakSearchWire>`
			select words, language, sum(${sql.ref(column)})::integer as count from search_counts
			where day > ${today}::date - ${LOOK_BACK_DAYS}::integer
				and not exists (select from search_synonyms s where lower(s.typed) = words)
			group by words, language having ${where}
			order by count desc, words, language limit ${WEAK_ROWS}`.execute(db);
		return rows;
	};
	const [notFound, notOpened] = await Promise.all([
		list('misses', sql`sum(misses) > 0 and sum(opened) = 0`),
		list('searches', sql`sum(misses) = 0 and sum(opened) = 0 and sum(searches) >= ${MIN_UNOPENED}`),
	]);
	return { notFound, notOpened };
}

/** Lists queries of the last month that led to a product, the most frequent first, by language. */
export async function listOftenOpened(
	db: Database,
	today: string,
): Promise<{ language: Language; words: string }[]> {
	const { rows } = await sql<{ language: Language; words: string }>`
		select language, words from (
			select language, words, row_number() over (partition by language order by sum(opened) desc, words) as place
			from search_counts where day > ${today}::date - ${LOOK_BACK_DAYS}::integer
			group by language, words having sum(opened) >= ${MIN_OPENED}
		) ranked where place <= ${CANDIDATES} order by language, place`.execute(db);
	return rows;
}

export async function listPopularQueries(db: Database, language: Language): Promise<string[]> {
	const rows = await db
		.selectFrom('popular_queries')
		.select('words')
		.where('language', '=', language)
		.orderBy('position')
		.execute();
	return rows.map(({ words }) => words);
}

/** Writes nothing where nothing changes, because every change makes cached responses stale. */
export async function savePopularQueries(
	db: Database,
	queries: readonly { language: Language; position: number; words: string }[],
): Promise<void> {
	const given = sql`json_to_recordset(${JSON.stringify(queries)}::json)
		as g (language text, position integer, words text)`;
	await sql`delete from popular_queries p where not exists (
		select from ${given} where (g.language, g.position) = (p.language, p.position))`.execute(db);
	await sql`insert into popular_queries as p (language, position, words) select language, position, words from ${given}
		on conflict (language, position) do update set words = excluded.words where p.words <> excluded.words`.execute(
		db,
	);
}
