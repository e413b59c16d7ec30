import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { NameWords } from '@dukan/listing-index/listing.ts';
import { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import type { SearchDictionary } from '@dukan/listing-index/words/search-dictionary.ts';
import type pg from 'pg';
import { eachListing, listListings, listProductsByName } from './listing-rows.queries.ts';
import { eachName, findNames, readShopWords } from './search-names.queries.ts';

const NO_WORDS: NameWords = { typeId: 0, wordIds: [] };

type Options = {
	/** The languages in which lists are sorted by name. */
	languages: Iterable<Language>;
	/** Returns the words of a product's name that were read earlier. */
	wordsOf: (productId: number) => NameWords | undefined;
};

export async function loadListingIndex(
	client: pg.ClientBase,
	{ languages, wordsOf }: Options,
): Promise<ListingIndex> {
	const index = new ListingIndex();
	await eachListing(client, (listing) =>
		index.put({ ...listing, ...(wordsOf(listing.productId) ?? NO_WORDS) }),
	);
	// Sealing takes half a second at a million products, so requests are served between its steps.
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

/** Reads the names of all products, and gives them to the index that is current when the reading ends. */
export async function nameAll(
	client: pg.ClientBase,
	dictionary: SearchDictionary,
	present: () => ListingIndex,
): Promise<void> {
	dictionary.learn(await readShopWords(client));
	const words = new Map<number, NameWords>();
	await eachName(client, (productId, product) => words.set(productId, dictionary.readProduct(product)));
	let named: ListingIndex | undefined;
	while (named !== present()) {
		named = present();
		for (const _step of named.nameAll((productId) => words.get(productId) ?? NO_WORDS))
			await yieldToEventLoop();
	}
}

/** Reads these products again, and their names as well if there is a dictionary. */
export async function refreshListings(
	client: pg.ClientBase,
	index: ListingIndex,
	{ productIds, dictionary }: { productIds: readonly number[]; dictionary: SearchDictionary | undefined },
): Promise<void> {
	const gone = new Set(productIds);
	const names = dictionary ? await findNames(client, productIds) : undefined;
	const facetIds = [...(names?.values() ?? [])].flatMap((product) => product.facetIds);
	if (dictionary && !dictionary.knowsValues(facetIds)) dictionary.learn(await readShopWords(client));
	for (const listing of await listListings(client, productIds)) {
		const product = names?.get(listing.productId);
		index.put({ ...listing, ...(product && dictionary ? dictionary.readProduct(product) : NO_WORDS) });
		gone.delete(listing.productId);
	}
	for (const productId of gone) index.remove(productId);
}
