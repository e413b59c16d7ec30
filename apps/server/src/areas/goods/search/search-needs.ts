import type { Database } from '../../../platform/database/database.ts';
import type { LiveListing } from '../lists/live-listing.ts';
import type { SearchNeeds } from './find-products.ts';

/** For searches that are no page of the shop and are not counted: jobs, and what staff try. */
export const searchNeeds = (db: Database, listing: LiveListing): SearchNeeds => ({
	db,
	readIndex: async () => (await listing.current()).index,
	readDictionary: async () => (await listing.search()).dictionary,
});
