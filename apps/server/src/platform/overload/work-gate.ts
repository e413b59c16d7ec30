import { isDatabaseUnavailable } from '../database/database.ts';
import { Problem } from '../http/problem.ts';

/** More is asked than can be done: come back in a moment. */
export class Overloaded extends Problem {
	constructor() {
		super('temporarily_unavailable');
	}
}

type Waiter = { enter: () => void; refuse: (error: unknown) => void };

/**
 * R10: so much work at once, so much waiting for its turn, and whoever comes then is refused at once. What is let in is
 * finished in time; without it everyone would wait until nobody does any more.
 */
export class WorkGate {
	readonly #atOnce: number;
	readonly #maxWaiting: number;
	readonly #onRefused: () => void;
	#running = 0;
	#waiting: Waiter[] = [];

	constructor(options: { atOnce: number; maxWaiting: number; onRefused?: () => void }) {
		this.#atOnce = options.atOnce;
		this.#maxWaiting = options.maxWaiting;
		this.#onRefused = options.onRefused ?? (() => {});
	}

	async run<Result>(work: () => Promise<Result>): Promise<Result> {
		await this.#enter();
		try {
			return await work();
		} catch (error) {
			// R7: whoever waits would only find out the same, and too late.
			if (isDatabaseUnavailable(error)) for (const { refuse } of this.#waiting.splice(0)) refuse(error);
			throw error;
		} finally {
			this.#leave();
		}
	}

	requireRoom(): void {
		if (this.#running < this.#atOnce || this.#waiting.length < this.#maxWaiting) return;
		this.#onRefused();
		throw new Overloaded();
	}

	async #enter(): Promise<void> {
		this.requireRoom();
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
