import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { SearchDictionary } from '@dukan/listing-index/words/search-dictionary.ts';
import type { CachedQuery } from '../../../platform/cache/query-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

type Opened = {
	db: Database;
	/** Called with a search that finds nothing. */
	onMiss?: ((query: string) => void) | undefined;
};

/**
 * Opens the shop for one response. Everything that the response reads adds a cache tag to `shows`.
 * main/public-shop.ts joins the parts of the features.
 */
export type ReadShop = (source: Opened, shows: Set<string>) => PublicShop;

/** The listing index of this process, as features read it. */
export type Listing = { current: () => Promise<{ index: ListingIndex }> };

/**
 * Reads the listing index. With `namesIn` the index has the order of names in that language, for lists sorted
 * by name.
 */
export type ReadIndex = (namesIn?: Language) => Promise<ListingIndex>;

/** What a feature needs to read its part of the shop. */
export type ReadSource = Opened & {
	clock: Clock;
	/** Adds cache tags. When a tag changes, the response becomes stale. */
	note: (...tags: string[]) => void;
	noteProducts: (products: readonly { p_id: number }[]) => void;
	readIndex: ReadIndex;
	/** Returns the meanings of the words of a search. */
	readDictionary: () => Promise<SearchDictionary>;
	/** Caches what many pages share, such as their layout and the filters of lists. */
	cached: CachedQuery;
};
