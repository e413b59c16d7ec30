import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { isSearchable, normaliseQuery } from '@dukan/domain/goods/search/search-query.ts';
import { type Clock, DAY_MS, later, SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addSearchCounts, deleteSearchCounts } from './search-counts.queries.ts';

const FLUSH_EVERY_MS = 5 * SECOND_MS;
/** The limit between two flushes: thousands of nonsense queries do not fill the memory. */
const MAX_WAITING = 500;
const KEPT_DAYS = 90;

/** A phone, a card number, a code or an email address was pasted by mistake: it is not ours to keep. */
const PERSONAL = /@|(?:\d[\s().+-]*){6,}/;

/** `searches` are pages of results, `opened` product pages that were opened from one, `misses` searches that found nothing. */
type SearchCount = 'misses' | 'searches' | 'opened';

type Options = { db: Database; clock: Clock; onError: (error: unknown) => void };
type Waiting = { words: string; language: Language } & Record<SearchCount, number>;

/**
 * FIND-05: counts searches. A search only adds to a map; the table is written every few seconds, and a count that is lost with
 * the process does not matter.
 */
export class SearchCounts {
	readonly #options: Options;
	#waiting = new Map<string, Waiting>();
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

	note(what: SearchCount, typed: string, language: Language): void {
		const words = normaliseQuery(typed);
		if (!isSearchable(words) || PERSONAL.test(words)) return;
		const key = `${language} ${words}`;
		const known = this.#waiting.get(key);
		if (!known && this.#waiting.size >= MAX_WAITING) return;
		const counts = known ?? { words, language, misses: 0, searches: 0, opened: 0 };
		counts[what] += 1;
		this.#waiting.set(key, counts);
	}

	async flush(): Promise<void> {
		if (this.#waiting.size === 0) return;
		const { db, clock } = this.#options;
		const counts = [...this.#waiting.values()];
		this.#waiting = new Map();
		await addSearchCounts(db, ashgabatTime(clock()).date, counts);
	}
}

export async function deleteExpiredSearchCounts(db: Database, now: Date): Promise<void> {
	await deleteSearchCounts(db, ashgabatTime(later(now, -KEPT_DAYS * DAY_MS)).date);
}
