import { type ChildProcess, fork } from 'node:child_process';
import type { Argon2Parameters } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../platform/http/problem.ts';

export type HashRequest = { id: number; parameters: Argon2Parameters };
export type HashAnswer = { id: number; tag: Uint8Array } | { id: number; failed: true };

type Waiting = { done: (tag: Buffer) => void; fail: (error: Error) => void };

/**
 * S5: hashes in a process of its own, which takes what the pages leave. Each wants a core for a while and 19 MiB at once: in
 * one process with the pages, or at their priority, fifty a second made them wait.
 */
export class HashProcess {
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

	/** Of the process, once there was something to hash. */
	get pid(): number | undefined {
		return this.#child?.pid;
	}

	stop(): void {
		this.#child?.disconnect();
	}

	#start(): ChildProcess {
		const child = fork(join(import.meta.dirname, 'hash-process-main.ts'), { serialization: 'advanced' });
		if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
		child.on('message', (answer: HashAnswer) => {
			const waiting = this.#waiting.get(answer.id);
			this.#waiting.delete(answer.id);
			if ('tag' in answer) waiting?.done(Buffer.from(answer.tag));
			else waiting?.fail(new Error('A password could not be hashed.'));
		});
		// It was killed, or ran out of memory: the next hash starts another one.
		child.once('exit', () => {
			this.#child = undefined;
			for (const { fail } of this.#waiting.values()) fail(new Problem('temporarily_unavailable'));
			this.#waiting.clear();
		});
		return child;
	}
}
