import { ashgabatTime } from '@dukan/domain/delivery/delivery-days.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { isSearchable, normaliseQuery } from '@dukan/domain/search/search-query.ts';
import { sql } from 'kysely';
import { type Clock, DAY_MS, later, SECOND_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

const FLUSH_EVERY_MS = 5 * SECOND_MS;
/** Between two flushes and in a day: thousands of nonsense queries fill neither memory nor table. */
const MAX_WAITING = 500;
const MAX_WORDS_A_DAY = 5_000;
const KEPT_DAYS = 90;

/** A phone, a card, a code or an address of mail was pasted by mistake: not ours to keep. */
const PERSONAL = /@|(?:\d[\s().+-]*){6,}/;

type Options = { db: Database; clock: Clock; onError: (error: unknown) => void };

/**
 * Counts what was searched for in vain. The search itself only adds to a map; the table is written every few seconds, and a
 * count that is lost with the process is no loss.
 */
export class SearchMisses {
	readonly #options: Options;
	#waiting = new Map<string, number>();
	#timer: NodeJS.Timeout | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	start(): void {
		this.#timer = setInterval(() => void this.flush().catch(this.#options.onError), FLUSH_EVERY_MS).unref();
	}

	async stop(): Promise<void> {
		clearInterval(this.#timer);
		await this.flush().catch(this.#options.onError);
	}

	note(typed: string, language: Language): void {
		const words = normaliseQuery(typed);
		if (!isSearchable(words) || PERSONAL.test(words)) return;
		const key = `${language} ${words}`;
		const count = this.#waiting.get(key);
		if (count === undefined && this.#waiting.size >= MAX_WAITING) return;
		this.#waiting.set(key, (count ?? 0) + 1);
	}

	async flush(): Promise<void> {
		if (this.#waiting.size === 0) return;
		const { db, clock } = this.#options;
		const rows = [...this.#waiting].map(([key, count]) => ({
			language: key.slice(0, 2),
			words: key.slice(3),
			count,
		}));
		this.#waiting = new Map();
		const day = ashgabatTime(clock()).date;
		await sql`insert into search_misses (day, words, language, count)
			select ${day}::date, words, language, count
			from json_to_recordset(${JSON.stringify(rows)}::json) as r (words text, language text, count integer)
			where (select count(*) from search_misses where day = ${day}::date) < ${MAX_WORDS_A_DAY}
			order by words, language
			on conflict (day, words, language) do update set count = search_misses.count + excluded.count`.execute(
			db,
		);
	}
}

export async function deleteExpiredSearchMisses(db: Database, now: Date): Promise<void> {
	const { date } = ashgabatTime(later(now, -KEPT_DAYS * DAY_MS));
	await db.deleteFrom('search_misses').where('day', '<', sql<Date>`${date}::date`).execute();
}
