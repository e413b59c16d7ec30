import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { Problem } from '../http/problem.ts';

/**
 * Refuses a request because there are more than the shop can serve. The client may retry after this many
 * seconds.
 */
export class Overloaded extends Problem {
	constructor(retryAfterS: number) {
		super('temporarily_unavailable', { retryAfterS });
	}
}

/**
 * All refusals with the same value share one instance, because capturing a stack for each took a third of a
 * refusal's cost.
 */
const MAX_RETRY_AFTER_S = 30;
const OVERLOADED = Array.from({ length: MAX_RETRY_AFTER_S }, (_, index) => new Overloaded(index + 1));

/** The weight of the latest duration in the moving average. */
const LATEST_SHARE = 0.1;

type Waiter = { enter: () => void; refuse: (error: unknown) => void };

/**
 * R10: runs a limited number of tasks at once. Waiting clients take turns, so that a client with many
 * connections delays only itself. A task is refused at once if it would wait longer than `maxWaitMs`, judged
 * by its place in the rotation and the moving average of recent durations. Requests beyond a client's share
 * are refused first.
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
	/** The waiting tasks by client, in the order of the clients' turns. No queue is empty. */
	readonly #waiting = new Map<string, Waiter[]>();

	constructor(options: {
		atOnce: number;
		maxWaitMs: number;
		/**
		 * The longest wait of a client that has nothing else waiting. It may be longer: a refusal would cost the
		 * client its place, and it would return behind the same others.
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

	/** Returns a refusal if a task of this client that came now would be refused. */
	refusal(client = ''): Overloaded | undefined {
		if (this.#running < this.#atOnce) return undefined;
		const ahead = this.#countAhead(client);
		// As many tasks as run at once may always wait, because otherwise a single slow task would cause
		// refusals.
		if (ahead < this.#atOnce) return undefined;
		const waitMs = (ahead * this.#averageMs) / this.#atOnce;
		if (waitMs < (this.#waiting.has(client) ? this.#maxWaitMs : this.#firstMaxWaitMs)) return undefined;
		this.#onRefused();
		const retryAfterS = Math.min(MAX_RETRY_AFTER_S, Math.max(1, Math.ceil(waitMs / 1000)));
		return OVERLOADED[retryAfterS - 1];
	}

	/** Counts the tasks that would run before the next one of this client. */
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

	/**
	 * Starts the next task in another turn of the event loop, so that refusals and /healthz are handled in
	 * between.
	 */
	#leave(): void {
		const next = this.#nextWaiter();
		if (next) setImmediate(next.enter);
		else this.#running -= 1;
	}

	/** Takes the next task of the client whose turn it is, and moves that client to the end of the rotation. */
	#nextWaiter(): Waiter | undefined {
		for (const [client, queue] of this.#waiting) {
			const next = queue.shift();
			this.#waiting.delete(client);
			if (queue.length > 0) this.#waiting.set(client, queue);
			return next;
		}
		return undefined;
	}

	/** R7: refuses all waiting tasks, because they would fail in the same way, only later. */
	#refuseWaiting(error: unknown): void {
		const queues = [...this.#waiting.values()];
		this.#waiting.clear();
		for (const { refuse } of queues.flat()) refuse(error);
	}
}
