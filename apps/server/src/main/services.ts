import type { LiveListing } from '../areas/goods/lists/live-listing.ts';
import type { ProductViews } from '../areas/goods/popularity/product-views.ts';
import type { SearchCounts } from '../areas/goods/search/search-counts.ts';
import type { Bank } from '../areas/money/banks/open-banks.ts';
import type { OrderEvents } from '../areas/selling/orders/order-events.ts';
import type { ReadShop } from '../areas/shop/reading/read-shop.ts';
import type { Platform } from '../platform/needs.ts';
import type { PasswordHasher } from '../platform/passwords/password-hashing.ts';
import type { Personal } from '../platform/personal.ts';
import type { Config } from './config.ts';

/** Everything that a process consists of, opened once by it or by a test. Each function names what it takes of it. */
export type Services = Platform & {
	config: Config;
	passwords: PasswordHasher;
	orderEvents: OrderEvents;
	/** PAY-01: empty where cards are not taken in advance. */
	banks: readonly Bank[];
	searchCounts: SearchCounts;
	productViews: ProductViews;
	/** Serves lists, facets, searches and brands. */
	listing: LiveListing;
	readShop: ReadShop;
	/** S26: what each feature does with the data it holds about people. */
	personal: readonly Personal[];
};
