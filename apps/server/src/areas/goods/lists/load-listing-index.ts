import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type pg from 'pg';
import { eachListing, listListings, listProductsByName } from './listing-rows.queries.ts';

/** Loads the index with the order of names in these languages. */
export async function loadListingIndex(
	client: pg.ClientBase,
	languages: Iterable<Language>,
): Promise<ListingIndex> {
	const index = new ListingIndex();
	await eachListing(client, (listing) => index.put(listing));
	// Half a second at a million products: requests are served between the steps.
	for (const _step of index.seal()) await yieldToEventLoop();
	for (const language of languages) await loadNameOrder(client, index, language);
	return index;
}

export async function loadNameOrder(
	client: pg.ClientBase,
	index: ListingIndex,
	language: Language,
): Promise<void> {
	const { revision } = index.names;
	index.setNameOrder(language, await listProductsByName(client, language), revision);
}

/** Reads these products again. */
export async function refreshListings(
	client: pg.ClientBase,
	index: ListingIndex,
	productIds: readonly number[],
): Promise<void> {
	const gone = new Set(productIds);
	for (const listing of await listListings(client, productIds)) {
		index.put(listing);
		gone.delete(listing.productId);
	}
	for (const productId of gone) index.remove(productId);
}
