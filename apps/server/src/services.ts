import type { PasswordHasher } from './auth/password-hashing.ts';
import type { PuzzlePool } from './captcha/puzzle-pool.ts';
import type { LiveListing } from './catalogue/live-listing.ts';
import type { Config } from './config.ts';
import type { OrderEvents } from './orders/order-events.ts';
import type { AnswerCache } from './platform/cache/answer-cache.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { ReadSource } from './platform/database/read-source.ts';
import type { WorkGates } from './platform/overload/work-gates.ts';
import type { SearchMisses } from './search/search-misses.ts';

/** What routes work with; made once, by the process or by a test. */
export type Services = {
	config: Config;
	db: Database;
	/** For what everyone may read. */
	reading: ReadSource;
	/** For processes of their own, which open their own connections. */
	databaseUrl: string;
	cache: AnswerCache;
	/** Before whatever is not in the cache. */
	gates: WorkGates;
	clock: Clock;
	passwords: PasswordHasher;
	orderEvents: OrderEvents;
	puzzles: PuzzlePool;
	searchMisses: SearchMisses;
	/** Where lists, facets, searches and brands come from. */
	listing: LiveListing;
};
