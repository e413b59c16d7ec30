import type { LiveListing } from '../areas/goods/lists/live-listing.ts';
import type { ProductViews } from '../areas/goods/popularity/product-views.ts';
import type { SearchCounts } from '../areas/goods/search/search-counts.ts';
import type { Bank } from '../areas/money/banks/open-banks.ts';
import type { PasswordHasher } from '../areas/people/accounts/password-hashing.ts';
import type { OrderEvents } from '../areas/selling/orders/order-events.ts';
import type { ReadShop } from '../areas/shop/reading/read-shop.ts';
import type { QueryCache } from '../platform/cache/query-cache.ts';
import type { ResponseCache } from '../platform/cache/response-cache.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReplicaRouter } from '../platform/database/replica-router.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { KnownClients } from '../platform/overload/client-of.ts';
import type { ConcurrencyLimiters } from '../platform/overload/concurrency-limiters.ts';
import type { Config } from './config.ts';

/** Everything a process consists of, opened once by it or by a test. Each route takes what it needs of it. */
export type Services = {
	config: Config;
	db: Database;
	/** For public data. */
	reading: ReplicaRouter;
	/** For processes of their own, which open their own connections. */
	databaseUrl: string;
	cache: ResponseCache;
	/** For results that many pages share. */
	queryCache: QueryCache;
	/** For everything that is not served from the cache. */
	limiters: ConcurrencyLimiters;
	/** Whose share of them a request takes. */
	clients: KnownClients;
	clock: Clock;
	passwords: PasswordHasher;
	orderEvents: OrderEvents;
	/** PAY-01: none where cards are not taken in advance. */
	banks: readonly Bank[];
	searchCounts: SearchCounts;
	productViews: ProductViews;
	/** Where lists, facets, searches and brands come from. */
	listing: LiveListing;
	readShop: ReadShop;
	metrics: Metrics;
};
