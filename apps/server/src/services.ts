import type { Config } from './config.ts';
import type { PasswordHasher } from './features/auth/password-hashing.ts';
import type { Bank } from './features/banks/open-banks.ts';
import type { LiveListing } from './features/catalogue/live-listing.ts';
import type { ProductViews } from './features/catalogue/product-views.ts';
import type { OrderEvents } from './features/orders/order-events.ts';
import type { SearchCounts } from './features/search/search-counts.ts';
import type { QueryCache } from './platform/cache/query-cache.ts';
import type { ResponseCache } from './platform/cache/response-cache.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { ReplicaRouter } from './platform/database/replica-router.ts';
import type { KnownClients } from './platform/overload/client-of.ts';
import type { ConcurrencyLimiters } from './platform/overload/concurrency-limiters.ts';
import type { ReadShop } from './platform/read-shop.ts';

/** What routes work with; created once, by the process or by a test. */
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
};
