import type { Puzzle } from './draw-puzzle.ts';

/**
 * Puzzles drawn ahead of need, one at a time and only as fast as they are used: a request does not wait for the
 * drawing. Until one is handed out nothing about it matters, so it may live in memory.
 */
export class PuzzlePool {
	readonly #size: number;
	readonly #draw: () => Promise<Puzzle>;
	readonly #onError: (error: unknown) => void;
	readonly #ready: Puzzle[] = [];
	#drawing: Promise<void> | undefined;

	constructor(options: { size: number; draw: () => Promise<Puzzle>; onError: (error: unknown) => void }) {
		this.#size = options.size;
		this.#draw = options.draw;
		this.#onError = options.onError;
	}

	async take(): Promise<Puzzle> {
		const puzzle = this.#ready.shift() ?? (await this.#draw());
		this.#refill();
		return puzzle;
	}

	#refill(): void {
		if (this.#drawing || this.#ready.length >= this.#size) return;
		this.#drawing = this.#draw()
			.then((puzzle) => {
				this.#ready.push(puzzle);
			})
			.catch(this.#onError)
			.finally(() => {
				this.#drawing = undefined;
				this.#refill();
			});
	}
}
