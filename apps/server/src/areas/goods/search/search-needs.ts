import type { Database } from '../../../platform/database/database.ts';
import type { LiveListing } from '../lists/live-listing.ts';
import type { SearchNeeds } from './find-products.ts';

/** For what is no page of the shop and notes nothing: jobs, and what staff try. */
export const searchNeeds = (db: Database, listing: LiveListing): SearchNeeds => ({
	db,
	readIndex: async () => (await listing.current()).index,
	readDictionary: async () => (await listing.search()).dictionary,
});
