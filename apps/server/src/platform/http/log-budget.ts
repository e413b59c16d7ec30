/** R10: at hundreds of refusals a second, logging each of them took a tenth of the remaining capacity. */
const LINES_PER_S = 10;

/**
 * Limits log lines that clients can cause. This many are written in a second; the next one has the number of
 * lines that were left out.
 */
export class LogBudget {
	readonly #now: () => number;
	#second = 0;
	#written = 0;
	#leftOut = 0;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	/** Writes the line if there is room for it in this second. */
	spend<Line extends object>(line: Line, write: (line: Line | (Line & { leftOut: number })) => void): void {
		const second = Math.floor(this.#now() / 1000);
		if (second !== this.#second) [this.#second, this.#written] = [second, 0];
		if (this.#written === LINES_PER_S) {
			this.#leftOut += 1;
			return;
		}
		this.#written += 1;
		write(this.#leftOut > 0 ? { ...line, leftOut: this.#leftOut } : line);
		this.#leftOut = 0;
	}
}
