import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { SearchDictionary } from '@dukan/listing-index/words/search-dictionary.ts';
import { SECOND_MS } from '../../../platform/clock.ts';
import { ReservedConnection } from '../../../platform/database/reserved-connection.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { loadListingIndex, loadNameOrder, nameAll, refreshListings } from './load-listing-index.ts';
import { readShopWords } from './search-names.queries.ts';

/** When this many products have changed, they are read even if no list needs them. */
const READ_CHANGES = 500;
/** One statement reads this many products. Requests are served between two statements. */
const CHANGES_AT_ONCE = 1000;
/** If more than this share of all products has changed, the whole index is loaded again. */
const MAX_CHANGED_SHARE = 0.25;
/**
 * Rows that were added after `seal` are searched one by one in every list. The whole index is loaded again
 * when there are more than MAX_TAIL_ROWS of them and nothing changes for QUIET_MS, or when they exceed
 * MAX_TAIL_SHARE of all rows. Thus an import causes only a few loads, however many products it brings.
 */
const MAX_TAIL_ROWS = 5000;
const MAX_TAIL_SHARE = 0.25;
const QUIET_MS = 10 * SECOND_MS;
/**
 * The pause between two loads, as a multiple of the time of a load. Loads therefore take a fifth of the time
 * at most.
 */
const REST_SHARE = 4;
const RETRY_MS = SECOND_MS;
/** R7: a request waits this long for announced changes. After that it is served from the old data. */
const MAX_WAIT_MS = 300;

/**
 * After these notifications any product's listing may have changed, although none is named
 * (schema/10-notifications.sql).
 */
const RELOADING_TAGS = new Set(['everything', 'brands', 'subcategories']);
/** A notification begins with this, and the ids of changed products follow. */
const PRODUCTS = 'product:';
/** Sent when a product is renamed (schema/20-listings.sql). */
const NAMES_TAG = 'product_names';

const NOT_NAMED = { detail: 'Searches begin once the names of all goods are read', retryAfterS: 2 };

/** A search understands names of these tables, besides those of products. */
const SHOP_WORDS = new Set([
	'everything',
	'search_synonyms',
	'categories',
	'subcategories',
	'brands',
	'units',
	'attributes',
	'attribute_values',
	'smart_categories',
	'banners',
	'small_banners',
]);
/**
 * After these notifications product names are read again, because the words of a product include its brand.
 */
const NAMING_TAGS = new Set(['everything', 'brands']);

/**
 * The cache tag of responses that were made while announced changes were not read yet. As soon as the changes
 * are read, these responses are invalidated.
 */
export const STALE_LISTING_TAG = 'stale_listing';

type Events = {
	onError: (error: Error) => void;
	/** Called when all announced changes are read, if an earlier response lacked some. */
	onCaughtUp: () => void;
};

/** `isStale` is true if the index lacks changes that were announced before the request. */
export type CurrentListing = { index: ListingIndex; isStale: boolean };

/**
 * The listing index of this process, kept current by notifications (docs/decisions/010). Changed products are
 * read when the next list is requested. A change that may affect everything starts a reload, and the old
 * index serves until it is done.
 */
export class LiveListing {
	readonly #connection: ReservedConnection;
	readonly #events: Events;
	readonly #stopping = new AbortController();
	readonly #loaded = Promise.withResolvers<void>();
	#index: ListingIndex | undefined;
	/** The ids of products whose change was announced and not read yet. */
	readonly #changed = new Set<number>();
	#reload: 'none' | 'due' | 'running' = 'due';
	#catchingUp: Promise<void> | undefined;
	readonly #loadingNames = new Map<Language, Promise<void>>();
	readonly #dictionary = new SearchDictionary();
	/** Reads the names of all products. If they were read before, the former names serve meanwhile. */
	#naming: Promise<void> | undefined;
	#isNamed = false;
	#mustName = true;
	#mustLearnShop = false;
	/** Products that changed while all names were read. Their names may be outdated. */
	readonly #changedWhileNaming = new Set<number>();
	#renamings = 0;
	#hasServedStale = false;
	#reloadTookMs = 0;
	#restUntilMs = 0;
	#quiet: NodeJS.Timeout | undefined;

	constructor(databaseUrl: string, events: Events) {
		this.#events = events;
		this.#connection = new ReservedConnection(databaseUrl, 'dukan listing', events.onError);
	}

	get isReady(): boolean {
		return this.#index !== undefined;
	}

	/** Resolves when there is an index to serve from. Loading is repeated until it succeeds. */
	load(): Promise<void> {
		void this.#catchUp();
		return this.#loaded.promise;
	}

	/**
	 * Handles a notification of shop_changes. A change of quantity alone ('stock:12') does not affect lists.
	 */
	onNotify(payload: string): void {
		if (SHOP_WORDS.has(payload)) this.#mustLearnShop = true;
		if (NAMING_TAGS.has(payload)) this.#mustName = true;
		if (RELOADING_TAGS.has(payload)) this.#reloadDue();
		else if (payload === NAMES_TAG) this.#outdateNames();
		else if (payload.startsWith(PRODUCTS))
			for (const id of payload.slice(PRODUCTS.length).split(',')) this.#changed.add(Number(id));
		if (this.#changed.size > this.#shareOfRows(MAX_CHANGED_SHARE)) this.invalidateAll();
		else if (this.#changed.size >= READ_CHANGES) void this.#catchUp();
	}

	/** Call this if any product and any name may have changed. */
	invalidateAll(): void {
		this.#mustName = true;
		this.#reloadDue();
	}

	#reloadDue(): void {
		this.#reload = 'due';
		this.#changed.clear();
		void this.#catchUp();
	}

	async current(): Promise<CurrentListing> {
		await this.load();
		if (this.#isBehind && !this.#isReloadSlow) await this.#withinMaxWait(this.#catchUp());
		return this.#serve(this.#isBehind);
	}

	/**
	 * Returns the index with the order of names in this language. If a new order takes long to read, the
	 * former one serves.
	 */
	async currentByName(language: Language): Promise<CurrentListing> {
		const { index, isStale } = await this.current();
		if (index.names.isCurrent(language)) return { index, isStale };
		const loading = this.#loadNames(language);
		await (index.names.has(language) ? this.#withinMaxWait(loading) : loading);
		// A reload has replaced the index in the meantime, and the new one lacks this order.
		if (!this.#index?.names.has(language)) return this.currentByName(language);
		return this.#serve(this.#isBehind || !this.#index?.names.isCurrent(language));
	}

	/**
	 * Returns the dictionary of the search. Until the names of all products are read, which takes some
	 * seconds after the start of a large shop, a search is refused.
	 */
	async search(): Promise<{ dictionary: SearchDictionary; isStale: boolean }> {
		const { isStale } = await this.current();
		if (!this.#isNamed) await this.#withinMaxWait(this.loadSearch());
		if (!this.#isNamed) throw new Problem('temporarily_unavailable', NOT_NAMED);
		const isNaming = this.#naming !== undefined;
		if (isNaming) this.#hasServedStale = true;
		return { dictionary: this.#dictionary, isStale: isStale || isNaming };
	}

	/** Resolves when all names are read and searches can be answered. */
	async loadSearch(): Promise<void> {
		await this.load();
		await this.#naming;
	}

	/** Resolves when all changes that were announced so far are read. */
	async caughtUp(): Promise<void> {
		while (this.#isBehind && !this.#stopping.signal.aborted) await this.#catchUp();
	}

	async stop(): Promise<void> {
		this.#stopping.abort();
		clearTimeout(this.#quiet);
		await this.#connection.end();
	}

	#outdateNames(): void {
		this.#renamings += 1;
		this.#index?.names.outdate();
	}

	#serve(isStale: boolean): CurrentListing {
		if (!this.#index) throw new Error('The listing index is not loaded.');
		if (isStale) this.#hasServedStale = true;
		return { index: this.#index, isStale };
	}

	get #isBehind(): boolean {
		return this.#isDue || this.#catchingUp !== undefined;
	}

	get #isDue(): boolean {
		return this.#reload !== 'none' || this.#changed.size > 0 || (this.#mustLearnShop && this.#isNamed);
	}

	/** True if a reload is needed and takes so long that no request should wait for it. */
	get #isReloadSlow(): boolean {
		return this.#reload !== 'none' && (Date.now() < this.#restUntilMs || this.#reloadTookMs > MAX_WAIT_MS);
	}

	#catchUp(): Promise<void> {
		if (!this.#isBehind) return Promise.resolve();
		this.#catchingUp ??= this.#readAnnounced().finally(() => {
			this.#catchingUp = undefined;
			this.#tellCaughtUp();
		});
		return this.#catchingUp;
	}

	async #readAnnounced(): Promise<void> {
		const { signal } = this.#stopping;
		while (this.#isDue && !signal.aborted) {
			try {
				if (this.#reload !== 'none') await this.#reloadAll();
				else if (this.#mustLearnShop && this.#isNamed) await this.#learnShop();
				else await this.#refreshChanged();
			} catch (error) {
				if (signal.aborted) return;
				this.#events.onError(error as Error);
				await this.#pause(RETRY_MS);
			}
		}
	}

	#tellCaughtUp(): void {
		if (!this.#hasServedStale || this.#isBehind || this.#loadingNames.size > 0 || this.#naming) return;
		this.#hasServedStale = false;
		this.#events.onCaughtUp();
	}

	async #reloadAll(): Promise<void> {
		await this.#pause(this.#restUntilMs - Date.now());
		const startMs = Date.now();
		const renamings = this.#renamings;
		// A change that is announced from now on is read after the reload, because the reload may miss it.
		this.#reload = 'running';
		this.#changed.clear();
		try {
			const known = this.#index;
			const languages = known?.names.languages() ?? [];
			const wordsOf = (productId: number) => {
				const words = known?.wordsOf(productId);
				if (this.#isNamed && !words) this.#changed.add(productId);
				return words;
			};
			this.#index = await this.#connection.use((client) => loadListingIndex(client, { languages, wordsOf }));
		} catch (error) {
			this.#reload = 'due';
			throw error;
		}
		if (renamings !== this.#renamings) this.#index.names.outdate();
		if (this.#reload === 'running') this.#reload = 'none';
		this.#reloadTookMs = Date.now() - startMs;
		this.#restUntilMs = Date.now() + REST_SHARE * this.#reloadTookMs;
		// Names that are being read lack the products of this load, so all names are read once more.
		if (this.#naming) this.#mustName = true;
		if (this.#mustName) this.#naming ??= this.#nameAll();
		this.#loaded.resolve();
	}

	async #learnShop(): Promise<void> {
		this.#mustLearnShop = false;
		try {
			this.#dictionary.learn(await this.#connection.use(readShopWords));
		} catch (error) {
			this.#mustLearnShop = true;
			throw error;
		}
	}

	/** Names are read apart from the index, because lists do not need them. */
	async #nameAll(): Promise<void> {
		const { signal } = this.#stopping;
		while (this.#mustName && !signal.aborted) {
			this.#mustName = false;
			try {
				await this.#connection.use((client) =>
					nameAll(client, this.#dictionary, () => this.#serve(false).index),
				);
				this.#isNamed = true;
			} catch (error) {
				this.#mustName = true;
				if (signal.aborted) break;
				this.#events.onError(error as Error);
				await this.#pause(RETRY_MS);
			}
		}
		this.#naming = undefined;
		for (const productId of this.#changedWhileNaming) this.#changed.add(productId);
		this.#changedWhileNaming.clear();
		await this.#catchUp();
		this.#tellCaughtUp();
	}

	async #refreshChanged(): Promise<void> {
		const index = this.#index;
		if (!index) return;
		const changed = [...this.#changed].slice(0, CHANGES_AT_ONCE);
		for (const productId of changed) this.#changed.delete(productId);
		try {
			const dictionary = this.#isNamed || this.#naming ? this.#dictionary : undefined;
			if (this.#naming) for (const productId of changed) this.#changedWhileNaming.add(productId);
			await this.#connection.use((client) =>
				refreshListings(client, index, { productIds: changed, dictionary }),
			);
		} catch (error) {
			for (const productId of changed) this.#changed.add(productId);
			throw error;
		}
		const tailRows = index.rowCount - index.tailStart;
		clearTimeout(this.#quiet);
		if (tailRows > this.#shareOfRows(MAX_TAIL_SHARE)) this.#reload = 'due';
		else if (tailRows > MAX_TAIL_ROWS) this.#quiet = setTimeout(() => this.#reloadDue(), QUIET_MS).unref();
	}

	/**
	 * Returns a share of all rows. In a small catalogue it is at least the number of rows that are read
	 * quickly.
	 */
	#shareOfRows(share: number): number {
		return Math.max(MAX_TAIL_ROWS, share * (this.#index?.rowCount ?? 0));
	}

	#loadNames(language: Language): Promise<void> {
		const known = this.#loadingNames.get(language);
		const index = this.#index;
		if (known || !index) return known ?? Promise.resolve();
		const loading = this.#connection
			.use((client) => loadNameOrder(client, index, language))
			.finally(() => {
				this.#loadingNames.delete(language);
				this.#tellCaughtUp();
			});
		this.#loadingNames.set(language, loading);
		return loading;
	}

	/**
	 * Waits for the work, but not longer than MAX_WAIT_MS. An error is reported, and does not fail the
	 * request.
	 */
	async #withinMaxWait(work: Promise<void>): Promise<void> {
		const given = work.catch(this.#events.onError);
		await Promise.race([given, pause(MAX_WAIT_MS, undefined, { ref: false })]);
	}

	async #pause(ms: number): Promise<void> {
		if (ms > 0) await pause(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
	}
}
