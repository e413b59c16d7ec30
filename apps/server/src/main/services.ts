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

/**
 * Everything that a process consists of. A process or a test opens it once; each function names the parts
 * that it takes.
 */
export type Services = Platform & {
	config: Config;
	passwords: PasswordHasher;
	orderEvents: OrderEvents;
	/** PAY-01: empty if the shop takes no cards in advance. */
	banks: readonly Bank[];
	searchCounts: SearchCounts;
	productViews: ProductViews;
	/** Serves lists, facets, searches and brands. */
	listing: LiveListing;
	readShop: ReadShop;
	/** S26: the functions by which each feature handles its data about people. */
	personal: readonly Personal[];
};
