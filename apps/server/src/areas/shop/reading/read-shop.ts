import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ShopReader } from '@dukan/domain/content/page-rendering/shop-reader.ts';
import type { RegionWire } from '@dukan/domain/shop/regions/regions.api.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Everything the public may read. Pages use the part that the domain names; the API uses all. */
export type PublicShop = ShopReader & {
	regions(language: Language): Promise<RegionWire[]>;
	/** All that is sold, by id. */
	soldProducts(): Promise<{ id: number; categoryId: number }[]>;
};

/**
 * Opens the shop for one response: what is read is noted in `shows` as cache tags. Features depend on this type;
 * public-shop.ts, which knows them all, implements it.
 */
export type ReadShop = (
	source: {
		db: Database;
		/** Called with a search that finds nothing at all. */
		onMiss?: (query: string) => void;
	},
	shows: Set<string>,
) => PublicShop;
