import type { PasswordHasher } from './auth/password-hashing.ts';
import type { PuzzlePool } from './captcha/puzzle-pool.ts';
import type { Config } from './config.ts';
import type { OrderEvents } from './orders/order-events.ts';
import type { AnswerCache } from './platform/cache/answer-cache.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { SearchMisses } from './search/search-misses.ts';

/** What routes work with; made once, by the process or by a test. */
export type Services = {
	config: Config;
	db: Database;
	cache: AnswerCache;
	clock: Clock;
	passwords: PasswordHasher;
	orderEvents: OrderEvents;
	puzzles: PuzzlePool;
	searchMisses: SearchMisses;
};
