import { isDatabaseUnavailable } from '../database/database.ts';
import { Problem } from '../http/problem.ts';

/** More is asked than can be done: come back in a moment. */
export class Overloaded extends Problem {
	constructor() {
		super('temporarily_unavailable');
	}
}

/** One for all: to note where each was thrown takes a third of what a refusal costs, when least is to spare. */
const OVERLOADED = new Overloaded();

/** How much the latest work weighs in what the next is expected to take. */
const LATEST_SHARE = 0.1;

type Waiter = { enter: () => void; refuse: (error: unknown) => void };

/**
 * R10: so much work at once; whoever would wait longer than is good for anybody, by what work has taken lately, is refused
 * at once. What is let in is finished in time; without it everyone would wait until nobody does any more.
 */
export class WorkGate {
	readonly #atOnce: number;
	readonly #maxWaitMs: number;
	readonly #onRefused: () => void;
	/** On the average of the latest; nothing is known yet. */
	#tookMs = 0;
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
			// R7: whoever waits would only find out the same, and too late.
			if (isDatabaseUnavailable(error)) for (const { refuse } of this.#waiting.splice(0)) refuse(error);
			throw error;
		} finally {
			this.#tookMs += LATEST_SHARE * (performance.now() - startedAt - this.#tookMs);
			this.#leave();
		}
	}

	/** Why work that came now would not be begun. */
	refusal(): Overloaded | undefined {
		// One round may always wait, or a single slow piece of work would close the gate.
		if (this.#running < this.#atOnce || this.#waiting.length < this.#atOnce) return undefined;
		if ((this.#waiting.length * this.#tookMs) / this.#atOnce < this.#maxWaitMs) return undefined;
		this.#onRefused();
		return OVERLOADED;
	}

	async #enter(): Promise<void> {
		const refusal = this.refusal();
		if (refusal) throw refusal;
		if (this.#running < this.#atOnce) this.#running += 1;
		else await new Promise<void>((enter, refuse) => this.#waiting.push({ enter, refuse }));
	}

	/** The next one begins in a turn of its own, so that refusals and /healthz come in between. */
	#leave(): void {
		const next = this.#waiting.shift();
		if (next) setImmediate(next.enter);
		else this.#running -= 1;
	}
}
