import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { Problem } from '../http/problem.ts';

/** More requests than the shop can serve: the client may retry in a moment. */
export class Overloaded extends Problem {
	constructor() {
		super('temporarily_unavailable');
	}
}

/** One shared instance: capturing a stack for each took a third of a refusal's cost. */
const OVERLOADED = new Overloaded();

/** The weight of the latest duration in the moving average. */
const LATEST_SHARE = 0.1;

type Waiter = { enter: () => void; refuse: (error: unknown) => void };

/**
 * R10: runs a limited number of tasks at once. A task that would wait longer than `maxWaitMs`, judged by the moving average
 * of recent durations, is refused at once, so that accepted tasks finish in time.
 */
export class ConcurrencyLimiter {
	readonly #atOnce: number;
	readonly #maxWaitMs: number;
	readonly #onRefused: () => void;
	/** Moving average; 0 until the first task has finished. */
	#averageMs = 0;
	#running = 0;
	#waiting: Waiter[] = [];

	constructor(options: { atOnce: number; maxWaitMs: number; onRefused?: () => void }) {
		this.#atOnce = options.atOnce;
		this.#maxWaitMs = options.maxWaitMs;
		this.#onRefused = options.onRefused ?? (() => {});
	}

	async run<Result>(work: () => Promise<Result>): Promise<Result> {
		await this.#enter();
		const startedAt = performance.now();
		try {
			return await work();
		} catch (error) {
			// R7: waiting tasks would fail in the same way, only later.
			if (isDatabaseUnavailable(error)) for (const { refuse } of this.#waiting.splice(0)) refuse(error);
			throw error;
		} finally {
			this.#averageMs += LATEST_SHARE * (performance.now() - startedAt - this.#averageMs);
			this.#leave();
		}
	}

	/** Set if a task that came now would be refused. */
	refusal(): Overloaded | undefined {
		// As many as run at once may always wait, or a single slow task would cause refusals.
		if (this.#running < this.#atOnce || this.#waiting.length < this.#atOnce) return undefined;
		if ((this.#waiting.length * this.#averageMs) / this.#atOnce < this.#maxWaitMs) return undefined;
		this.#onRefused();
		return OVERLOADED;
	}

	async #enter(): Promise<void> {
		const refusal = this.refusal();
		if (refusal) throw refusal;
		if (this.#running < this.#atOnce) this.#running += 1;
		else await new Promise<void>((enter, refuse) => this.#waiting.push({ enter, refuse }));
	}

	/** The next task starts in another turn of the event loop, so that refusals and /healthz are handled in between. */
	#leave(): void {
		const next = this.#waiting.shift();
		if (next) setImmediate(next.enter);
		else this.#running -= 1;
	}
}
