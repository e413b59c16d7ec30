import { Problem } from '../../platform/http/problem.ts';
import type { Puzzle } from './draw-puzzle.ts';

type Waiting = { done: (puzzle: Puzzle) => void; fail: (error: unknown) => void };

/** When a client should come back while more wait than can be drawn soon. */
const RETRY_AFTER_S = 5;

/**
 * Puzzles drawn ahead of need and only as fast as they are used: a request rarely waits for the drawing. S19: one is drawn at
 * a time, so many requests wait for one, and more are refused, so that asking for puzzles never takes more than one core's
 * spare time. Until one is handed out nothing about it matters, so it may live in memory.
 */
export class PuzzlePool {
	readonly #size: number;
	readonly #maxWaiting: number;
	readonly #draw: () => Promise<Puzzle>;
	readonly #onError: (error: unknown) => void;
	readonly #ready: Puzzle[] = [];
	readonly #waiting: Waiting[] = [];
	#drawing: Promise<void> | undefined;

	constructor(options: {
		size: number;
		maxWaiting: number;
		draw: () => Promise<Puzzle>;
		onError: (error: unknown) => void;
	}) {
		this.#size = options.size;
		this.#maxWaiting = options.maxWaiting;
		this.#draw = options.draw;
		this.#onError = options.onError;
	}

	take(): Promise<Puzzle> {
		const puzzle = this.#ready.shift();
		if (!puzzle && this.#waiting.length >= this.#maxWaiting)
			return Promise.reject(new Problem('temporarily_unavailable', { retryAfterS: RETRY_AFTER_S }));
		const taken = puzzle
			? Promise.resolve(puzzle)
			: new Promise<Puzzle>((done, fail) => this.#waiting.push({ done, fail }));
		this.#refill();
		return taken;
	}

	#refill(): void {
		const isNeeded = this.#waiting.length > 0 || this.#ready.length < this.#size;
		if (this.#drawing || !isNeeded) return;
		this.#drawing = this.#draw()
			.then(
				(puzzle) => {
					const first = this.#waiting.shift();
					if (first) first.done(puzzle);
					else this.#ready.push(puzzle);
				},
				(error: unknown) => {
					this.#onError(error);
					for (const { fail } of this.#waiting.splice(0)) fail(new Problem('temporarily_unavailable'));
					return 'failed';
				},
			)
			.then((outcome) => {
				this.#drawing = undefined;
				// After a failure the next request tries again.
				if (outcome !== 'failed') this.#refill();
			});
	}
}
