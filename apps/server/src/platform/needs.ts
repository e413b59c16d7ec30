import type { QueryCache } from './cache/query-cache.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { ReplicaRouter } from './database/replica-router.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { KnownClients } from './overload/client-of.ts';
import type { ConcurrencyLimiters } from './overload/concurrency-limiters.ts';
import type { PlatformConfig } from './platform-config.ts';

/** The services that the platform gives to features. */
export type Platform = {
	config: PlatformConfig;
	db: Database;
	/** Reads public data, from a replica if one is fresh enough. */
	reading: ReplicaRouter;
	/** The address for child processes, which open their own connections. */
	databaseUrl: string;
	cache: ResponseCache;
	/** Caches results that many pages share. */
	queryCache: QueryCache;
	/** Limit all work that is not served from the cache. */
	limiters: ConcurrencyLimiters;
	/** Tells who uses up a part of the limiters with a request. */
	clients: KnownClients;
	clock: Clock;
	metrics: Metrics;
};

/** Names the services of the platform that a function takes: Needs<'db' | 'clock'>. */
export type Needs<Part extends keyof Platform> = Pick<Platform, Part>;
