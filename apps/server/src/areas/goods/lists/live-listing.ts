import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ListingIndex } from '@dukan/listing-index/listing-index.ts';
import { SearchDictionary } from '@dukan/listing-index/words/search-dictionary.ts';
import { SECOND_MS } from '../../../platform/clock.ts';
import { ReservedConnection } from '../../../platform/database/reserved-connection.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { loadListingIndex, loadNameOrder, nameAll, refreshListings } from './load-listing-index.ts';
import { readShopWords } from './search-names.queries.ts';

/** Up to this many changed products are read even when no list needs them. */
const READ_CHANGES = 500;
/** The products of one statement: requests are served between two of them. */
const CHANGES_AT_ONCE = 1000;
/** If more than this share of all products changed, the index is loaded again. */
const MAX_CHANGED_SHARE = 0.25;
/**
 * Rows that were added after `seal` are searched one by one in every list. When they are so many and nothing changes for a
 * while, or when they reach this share of all rows, everything is read again: a few times during an import, however many
 * products it brings.
 */
const MAX_TAIL_ROWS = 5000;
const MAX_TAIL_SHARE = 0.25;
const QUIET_MS = 10 * SECOND_MS;
/** The pause between two loads, as a multiple of how long one takes, so that they use a fifth of the time at most. */
const REST_SHARE = 4;
const RETRY_MS = SECOND_MS;
/** R7: a request waits this long for announced changes; then it is served from what is there. */
const MAX_WAIT_MS = 300;

/** Notifications after which a product's listing may differ though it is not named (schema/10-notifications.sql). */
const RELOADING_TAGS = new Set(['everything', 'brands', 'subcategories']);
/** Followed by the ids of changed products. */
const PRODUCTS = 'product:';
/** Sent when a product is renamed (schema/20-listings.sql). */
const NAMES_TAG = 'product_names';

const NOT_NAMED = { detail: 'Searches begin once the names of all goods are read', retryAfterS: 2 };

/** Tags of tables whose names a search understands, besides products. */
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
/** Names are read with what the brand in them is called. */
const NAMING_TAGS = new Set(['everything', 'brands']);

/** Noted by what was made while announced changes were not read yet; invalidated as soon as they are. */
export const STALE_LISTING_TAG = 'stale_listing';

type Events = {
	onError: (error: Error) => void;
	/** Called once announced changes are read that an earlier response lacked. */
	onCaughtUp: () => void;
};

/** `isStale` is true if it lacks changes that were announced before the request. */
export type CurrentListing = { index: ListingIndex; isStale: boolean };

/**
 * The listing index of this process, kept current by notifications (docs/decisions/010). Changed products are read again when
 * the next list is requested; a change of everything starts a reload, during which the old index serves.
 */
export class LiveListing {
	readonly #connection: ReservedConnection;
	readonly #events: Events;
	readonly #stopping = new AbortController();
	readonly #loaded = Promise.withResolvers<void>();
	#index: ListingIndex | undefined;
	/** Announced, and not read yet. */
	readonly #changed = new Set<number>();
	#reload: 'none' | 'due' | 'running' = 'due';
	#catchingUp: Promise<void> | undefined;
	readonly #loadingNames = new Map<Language, Promise<void>>();
	readonly #dictionary = new SearchDictionary();
	/** The reading of products' names: for the first time, or again while the former ones serve. */
	#naming: Promise<void> | undefined;
	#isNamed = false;
	#mustName = true;
	#mustLearnShop = false;
	/** Products that changed while all names were read, so that their names may be outdated. */
	readonly #changedWhileNaming = new Set<number>();
	/** Counts the announced renamings. */
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

	/** Resolves once there is an index to serve from, however often it must be tried. */
	load(): Promise<void> {
		void this.#catchUp();
		return this.#loaded.promise;
	}

	/** Handles a notification of shop_changes. Changes of quantity alone ('stock:12') do not affect lists. */
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

	/** Called when any product, and any name, may have changed. */
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
	 * Returns the index with the order of names in this language; while a new order takes long to read, with the former one.
	 */
	async currentByName(language: Language): Promise<CurrentListing> {
		const { index, isStale } = await this.current();
		if (index.names.isCurrent(language)) return { index, isStale };
		const loading = this.#loadNames(language);
		await (index.names.has(language) ? this.#withinMaxWait(loading) : loading);
		// A reload came in between.
		if (!this.#index?.names.has(language)) return this.currentByName(language);
		return this.#serve(this.#isBehind || !this.#index?.names.isCurrent(language));
	}

	/**
	 * Returns the dictionary of the search, and the index with its word ids. Until the names of all products are read, some
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

	/** Resolves once searches are answered, with all names read. */
	async loadSearch(): Promise<void> {
		await this.load();
		await this.#naming;
	}

	/** Resolves once everything announced so far is read. */
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

	/** True when loading takes longer than MAX_WAIT_MS: no request waits for it. */
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
		// Changes announced from now on are read once more afterwards.
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
		// The names of products that came with this load are not among those that are being read.
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

	/** Runs separately, because lists need no names. */
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

	/** For a small catalogue the share is never below what is quickly read. */
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

	/** An error rejects the requests that need the load. */
	async #withinMaxWait(work: Promise<void>): Promise<void> {
		const given = work.catch(this.#events.onError);
		await Promise.race([given, pause(MAX_WAIT_MS, undefined, { ref: false })]);
	}

	async #pause(ms: number): Promise<void> {
		if (ms > 0) await pause(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
	}
}
