import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { LRUCache } from 'lru-cache';
import { type Clock, HOUR_MS, SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addViews } from './popularity.queries.ts';

const FLUSH_EVERY_MS = 30 * SECOND_MS;
/** At most this many products wait to be stored, so that invented ids do not fill the memory. */
const MAX_WAITING = 20_000;
const MAX_SEEN = 50_000;
/**
 * This many views of a network count, because a network may be a family or a few customers of a mobile
 * provider.
 */
const VIEWS_OF_NETWORK = 3;

type Options = { db: Database; clock: Clock; onError: (error: unknown) => void };

/**
 * FIND-04: counts in memory how often each product's page is opened, and stores the counts in batches.
 * Nothing says who opened a page. Counts that are lost when the process dies do not matter.
 */
export class ProductViews {
	readonly #options: Options;
	#waiting = new Map<number, number>();
	/** Counts views by network and product. The counts are never stored and live for an hour. */
	readonly #seen = new LRUCache<string, number>({ max: MAX_SEEN, ttl: HOUR_MS });
	#timer: NodeJS.Timeout | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	start(): void {
		this.#timer = setInterval(() => void this.flush().catch(this.#options.onError), FLUSH_EVERY_MS).unref();
	}

	async stop(): Promise<void> {
		clearInterval(this.#timer);
		await this.flush().catch(this.#options.onError);
	}

	/**
	 * Counts a view. S27: a network counts only VIEWS_OF_NETWORK times an hour for a product, so that no
	 * script makes a product popular.
	 */
	note(productId: number, network: string): void {
		const key = `${network} ${productId}`;
		const seen = this.#seen.get(key) ?? 0;
		if (seen >= VIEWS_OF_NETWORK) return;
		this.#seen.set(key, seen + 1, { noUpdateTTL: true });
		const views = this.#waiting.get(productId);
		if (views === undefined && this.#waiting.size >= MAX_WAITING) return;
		this.#waiting.set(productId, (views ?? 0) + 1);
	}

	async flush(): Promise<void> {
		if (this.#waiting.size === 0) return;
		const { db, clock } = this.#options;
		const views = Array.from(this.#waiting, ([productId, count]) => ({ productId, views: count }));
		this.#waiting = new Map();
		await addViews(db, ashgabatTime(clock()).date, views);
	}
}

/** Matches the page of a product, the page's data, and the call of the mobile app. */
const PRODUCT_ADDRESS = /^\/(?:product\/\d+|api\/product_show)\/(\d{1,9})(?:\.data)?(?:[/?]|$)/;

export function isServed({ method, statusCode }: { method: string; statusCode: number }): boolean {
	return method === 'GET' && (statusCode === 200 || statusCode === 304);
}

export function noteView(views: Pick<ProductViews, 'note'>, url: string, network: string): void {
	const id = PRODUCT_ADDRESS.exec(url)?.[1];
	if (id) views.note(Number(id), network);
}
