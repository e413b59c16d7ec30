import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Puzzle } from './draw-puzzle.ts';

export type DrawnPuzzle = { puzzle: Puzzle } | { failed: string };

/** S19: draws puzzles in a process of lower priority: a drawing takes a quarter of a second of a core. One at a time. */
export class PuzzleWorker {
	#child: ChildProcess | undefined;
	#stopped = false;
	#waiting: { done: (puzzle: Puzzle) => void; fail: (error: Error) => void } | undefined;

	draw = (): Promise<Puzzle> => {
		if (this.#waiting || this.#stopped) return Promise.reject(new Error('no puzzle is drawn now'));
		return new Promise((done, fail) => {
			this.#waiting = { done, fail };
			this.#child ??= this.#start();
			this.#child.send('draw');
		});
	};

	/** Resolves when the process has ended. */
	async stop(): Promise<void> {
		this.#stopped = true;
		const child = this.#child;
		if (!child) return;
		const exited = new Promise((done) => child.once('exit', done));
		child.disconnect();
		await exited;
	}

	#start(): ChildProcess {
		const child = fork(join(import.meta.dirname, 'puzzle-worker-main.ts'), { serialization: 'advanced' });
		if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
		child.on('message', (drawn: DrawnPuzzle) => {
			const waiting = this.#waiting;
			this.#waiting = undefined;
			if ('puzzle' in drawn) {
				const { background, slider, position } = drawn.puzzle;
				waiting?.done({ background: Buffer.from(background), slider: Buffer.from(slider), position });
			} else waiting?.fail(new Error(drawn.failed));
		});
		// It was killed or ran out of memory: the next drawing starts another one.
		child.once('exit', () => {
			this.#child = undefined;
			this.#waiting?.fail(new Error('the process that draws puzzles has ended'));
			this.#waiting = undefined;
		});
		return child;
	}
}
