import type { QueryCache } from './cache/query-cache.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { ReplicaRouter } from './database/replica-router.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { KnownClients } from './overload/client-of.ts';
import type { ConcurrencyLimiters } from './overload/concurrency-limiters.ts';
import type { PlatformConfig } from './platform-config.ts';

/** What the platform gives to features. */
export type Platform = {
	config: PlatformConfig;
	db: Database;
	/**
	 * Hashes passwords, a few at once and the others in turn: each takes a core for a while, and pages must stay fast while
	 * people sign in. Clients take turns, so that one that floods sign-in delays only itself (R18).
	 */
	reading: ReplicaRouter;
	/** For child processes, which open their own connections. */
	databaseUrl: string;
	cache: ResponseCache;
	/** Caches results that many pages share. */
	queryCache: QueryCache;
	/** Limit everything that is not served from the cache. */
	limiters: ConcurrencyLimiters;
	/** A failure is reported where it is awaited, and before that there is no listener. */
	clients: KnownClients;
	clock: Clock;
	metrics: Metrics;
};

/** A function names what it takes of the platform: Needs<'db' | 'clock'>. */
export type Needs<Part extends keyof Platform> = Pick<Platform, Part>;
