import { type ChildProcess, fork } from 'node:child_process';
import type { Argon2Parameters } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';

export type HashRequest = { id: number; parameters: Argon2Parameters };
export type HashResponse = { id: number; derived: Uint8Array } | { id: number; failed: string };

/**
 * The worker's priority is this much lower than the server's, so that pages stay fast. Under a load of four
 * times as many pages as can be rendered, the median sign-in took 0.2 s with one and 2 s with five; with ten
 * people waited for ever (R18).
 */
const NICER_BY = 1;
const NICEST = 19;

type Waiting = { done: (derived: Buffer) => void; fail: (error: Error) => void };

/**
 * S5: derives password hashes in a process of lower priority. A hash takes a core for a while and 19 MiB at
 * once. At the server's priority it would slow down everybody else's pages.
 */
export class HashWorker {
	readonly #waiting = new Map<number, Waiting>();
	#child: ChildProcess | undefined;
	#lastId = 0;

	derive = (parameters: Argon2Parameters): Promise<Buffer> => {
		this.#lastId += 1;
		const id = this.#lastId;
		return new Promise((done, fail) => {
			this.#waiting.set(id, { done, fail });
			this.#child ??= this.#start();
			this.#child.send({ id, parameters } satisfies HashRequest);
		});
	};

	/** The worker's process id; undefined before the first hash. */
	get pid(): number | undefined {
		return this.#child?.pid;
	}

	/** Resolves when the worker process has ended. */
	async stop(): Promise<void> {
		const child = this.#child;
		if (!child) return;
		const exited = new Promise((done) => child.once('exit', done));
		child.disconnect();
		await exited;
	}

	#start(): ChildProcess {
		const child = fork(join(import.meta.dirname, 'hash-worker-main.ts'), { serialization: 'advanced' });
		// The priority is set before the worker starts its threads, because they inherit it.
		if (child.pid) setPriority(child.pid, Math.min(NICEST, getPriority() + NICER_BY));
		child.on('message', (response: HashResponse) => {
			const waiting = this.#waiting.get(response.id);
			this.#waiting.delete(response.id);
			if ('derived' in response) waiting?.done(Buffer.from(response.derived));
			else waiting?.fail(new Error(response.failed));
		});
		// The worker was killed or ran out of memory; the next hash starts another one.
		child.once('exit', () => {
			this.#child = undefined;
			for (const { fail } of this.#waiting.values()) fail(new Problem('temporarily_unavailable'));
			this.#waiting.clear();
		});
		return child;
	}
}
