import type { LiveListing } from '../areas/goods/lists/live-listing.ts';
import { STALE_LISTING_TAG } from '../areas/goods/lists/live-listing.ts';
import type { ReadShop, ReadSource } from '../areas/shop/reading/read-shop.ts';
import { type QueryCache, uncached } from '../platform/cache/query-cache.ts';
import type { Clock } from '../platform/clock.ts';
import { FEATURES } from './features.ts';

type Parts = {
	listing: LiveListing;
	clock: Clock;
	/** Set if queries that many pages share should run only once. */
	queryCache?: QueryCache;
};

type ReadsOf<Feature> = Feature extends { reads: (source: never) => infer Reads } ? Reads : never;
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
	? All
	: never;
/**
 * The reads of all features together. If they lack something that PublicShop promises, this does not compile.
 */
type FeatureReads = AllOf<ReadsOf<(typeof FEATURES)[number]>>;

/**
 * Joins the features' reads of the shop. Each read adds the tags of what it returns to `shows`
 * (schema/10-notifications.sql).
 */
export function publicShop({ listing, clock, queryCache }: Parts): ReadShop {
	return ({ db, onMiss }, shows) => {
		const note = (...tags: string[]) => {
			for (const tag of tags) shows.add(tag);
		};
		const readIndex: ReadSource['readIndex'] = async (namesIn) => {
			const { index, isStale } = await (namesIn ? listing.currentByName(namesIn) : listing.current());
			if (isStale) note(STALE_LISTING_TAG);
			return index;
		};
		const shop = {} as FeatureReads;
		const source: ReadSource & { shop: FeatureReads } = {
			db,
			clock,
			shop,
			onMiss,
			note,
			readIndex,
			readDictionary: async () => {
				const { dictionary, isStale } = await listing.search();
				if (isStale) note(STALE_LISTING_TAG);
				return dictionary;
			},
			noteProducts: (products) => note(...products.map(({ p_id }) => `product:${p_id}`)),
			cached: (name, tags, query) => {
				note(...tags);
				return queryCache ? queryCache.get(name, tags, query) : uncached(name, tags, query);
			},
		};
		for (const feature of FEATURES) if ('reads' in feature) Object.assign(shop, feature.reads(source));
		return shop;
	};
}
