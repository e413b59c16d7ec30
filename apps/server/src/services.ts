import type { Config } from './config.ts';
import type { PasswordHasher } from './features/auth/password-hashing.ts';
import type { PuzzlePool } from './features/captcha/puzzle-pool.ts';
import type { LiveListing } from './features/catalogue/live-listing.ts';
import type { OrderEvents } from './features/orders/order-events.ts';
import type { SearchMisses } from './features/search/search-misses.ts';
import type { AnswerCache } from './platform/cache/answer-cache.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { ReadSource } from './platform/database/read-source.ts';
import type { WorkGates } from './platform/overload/work-gates.ts';
import type { ReadShop } from './platform/read-shop.ts';

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
	readShop: ReadShop;
};
