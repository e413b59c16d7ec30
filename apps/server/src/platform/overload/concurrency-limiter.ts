import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { Problem } from '../http/problem.ts';

/** There are more requests than the shop can serve: the client may retry after this many seconds. */
export class Overloaded extends Problem {
	constructor(retryAfterS: number) {
		super('temporarily_unavailable', { retryAfterS });
	}
}

/** One shared instance for each value: capturing a stack for every refusal took a third of its cost. */
const MAX_RETRY_AFTER_S = 30;
const OVERLOADED = Array.from({ length: MAX_RETRY_AFTER_S }, (_, index) => new Overloaded(index + 1));

/** The weight of the latest duration in the moving average. */
const LATEST_SHARE = 0.1;

type Waiter = { enter: () => void; refuse: (error: unknown) => void };

/**
 * R10: runs a limited number of tasks at once. Waiting clients take turns, so that one with many connections delays only
 * itself. A task that would wait longer than `maxWaitMs`, judged by its place in the rotation and the moving average of recent
 * durations, is refused at once: first those that a client sends beyond its share.
 */
export class ConcurrencyLimiter {
	readonly #atOnce: number;
	readonly #maxWaitMs: number;
	readonly #firstMaxWaitMs: number;
	readonly #onRefused: () => void;
	readonly #now: () => number;
	/** Moving average; 0 until the first task has finished. */
	#averageMs = 0;
	#running = 0;
	/** Keyed by client, in the order of their turns. No queue is empty. */
	readonly #waiting = new Map<string, Waiter[]>();

	constructor(options: {
		atOnce: number;
		maxWaitMs: number;
		/**
		 * Applies to a client that has nothing else waiting, which may wait longer: a refusal would cost it its place, and it
		 * would come back behind the same others.
		 */
		firstMaxWaitMs?: number;
		onRefused?: () => void;
		now?: () => number;
	}) {
		this.#atOnce = options.atOnce;
		this.#maxWaitMs = options.maxWaitMs;
		this.#firstMaxWaitMs = Math.max(options.firstMaxWaitMs ?? 0, options.maxWaitMs);
		this.#onRefused = options.onRefused ?? (() => {});
		this.#now = options.now ?? (() => performance.now());
	}

	async run<Result>(work: () => Promise<Result>, client = ''): Promise<Result> {
		await this.#enter(client);
		const startedAt = this.#now();
		try {
			return await work();
		} catch (error) {
			if (isDatabaseUnavailable(error)) this.#refuseWaiting(error);
			throw error;
		} finally {
			this.#averageMs += LATEST_SHARE * (this.#now() - startedAt - this.#averageMs);
			this.#leave();
		}
	}

	/** Set if a task of this client that came now would be refused. */
	refusal(client = ''): Overloaded | undefined {
		if (this.#running < this.#atOnce) return undefined;
		const ahead = this.#countAhead(client);
		// As many as run at once may always wait, because otherwise a single slow task would cause refusals.
		if (ahead < this.#atOnce) return undefined;
		const waitMs = (ahead * this.#averageMs) / this.#atOnce;
		if (waitMs < (this.#waiting.has(client) ? this.#maxWaitMs : this.#firstMaxWaitMs)) return undefined;
		this.#onRefused();
		const retryAfterS = Math.min(MAX_RETRY_AFTER_S, Math.max(1, Math.ceil(waitMs / 1000)));
		return OVERLOADED[retryAfterS - 1];
	}

	/** Counts tasks that run before the next one of this client. */
	#countAhead(client: string): number {
		const own = this.#waiting.get(client)?.length ?? 0;
		let ahead = own;
		for (const [other, queue] of this.#waiting)
			if (other !== client) ahead += Math.min(queue.length, own + 1);
		return ahead;
	}

	async #enter(client: string): Promise<void> {
		const refusal = this.refusal(client);
		if (refusal) throw refusal;
		if (this.#running < this.#atOnce) {
			this.#running += 1;
			return;
		}
		await new Promise<void>((enter, refuse) => {
			const queue = this.#waiting.get(client);
			if (queue) queue.push({ enter, refuse });
			else this.#waiting.set(client, [{ enter, refuse }]);
		});
	}

	/** The next task starts in another turn of the event loop, so that refusals and /healthz are handled in between. */
	#leave(): void {
		const next = this.#nextWaiter();
		if (next) setImmediate(next.enter);
		else this.#running -= 1;
	}

	/** Moves the client whose turn it was to the end of the rotation. */
	#nextWaiter(): Waiter | undefined {
		for (const [client, queue] of this.#waiting) {
			const next = queue.shift();
			this.#waiting.delete(client);
			if (queue.length > 0) this.#waiting.set(client, queue);
			return next;
		}
		return undefined;
	}

	/** R7: waiting tasks would fail in the same way, only later. */
	#refuseWaiting(error: unknown): void {
		const queues = [...this.#waiting.values()];
		this.#waiting.clear();
		for (const { refuse } of queues.flat()) refuse(error);
	}
}
