import { type ChildProcess, fork } from 'node:child_process';
import type { Argon2Parameters } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { ProblemCode } from '@dukan/domain/problems/problems.ts';
import { openGlibc } from '../platform/glibc.ts';
import { Problem } from '../platform/http/problem.ts';
import type { SignIn, SignInForm } from './sign-in.ts';
import type { Visitor } from './visitor.ts';

export type HashRequest = { parameters: Argon2Parameters };
export type SignInRequest = { databaseUrl: string; form: SignInForm; visitor: Visitor };
export type Answer =
	| { done: unknown }
	| { refused: ProblemCode; retryAfterS: number | undefined }
	| { failed: { code: string | undefined } };

/** Who would wait longer than this many sign-ins take is better told to come back, before an attempt of theirs is counted. */
const MAX_WAITING = 100;

type Waiting = { done: (result: unknown) => void; fail: (error: Error) => void };

/**
 * S5: hashes, and whole sign-ins, in a process of its own, which takes what the pages leave. A hash wants a core for a while
 * and 19 MiB at once; a sign-in leaves so much garbage that at fifty a second the pauses to collect it were a hundredth of
 * the pages' time. In one process with the pages, or at their priority, they made them wait.
 */
export class HashProcess {
	readonly #databaseUrl: string;
	readonly #maxWaiting: number;
	readonly #waiting = new Map<number, Waiting>();
	#child: ChildProcess | undefined;
	#lastId = 0;

	constructor(databaseUrl: string, { maxWaiting = MAX_WAITING } = {}) {
		this.#databaseUrl = databaseUrl;
		this.#maxWaiting = maxWaiting;
	}

	derive = async (parameters: Argon2Parameters): Promise<Buffer> =>
		Buffer.from((await this.#ask({ parameters })) as Uint8Array);

	signIn = async (form: SignInForm, visitor: Visitor): Promise<SignIn> => {
		if (this.#waiting.size >= this.#maxWaiting) throw new Problem('temporarily_unavailable');
		return (await this.#ask({ databaseUrl: this.#databaseUrl, form, visitor })) as SignIn;
	};

	/** Of the process, once there was something to hash. */
	get pid(): number | undefined {
		return this.#child?.pid;
	}

	/** Over once it is gone, and its connections to the database with it. */
	async stop(): Promise<void> {
		const child = this.#child;
		if (!child) return;
		const gone = new Promise((done) => child.once('exit', done));
		child.disconnect();
		await gone;
	}

	#ask(request: HashRequest | SignInRequest): Promise<unknown> {
		this.#lastId += 1;
		const id = this.#lastId;
		return new Promise((done, fail) => {
			this.#waiting.set(id, { done, fail });
			this.#child ??= this.#start();
			this.#child.send({ id, request });
		});
	}

	#start(): ChildProcess {
		const child = fork(join(import.meta.dirname, 'hash-process-main.ts'), {
			serialization: 'advanced',
			// One thread collects its garbage: helpers would wake four times as often, on the pages' cores.
			execArgv: [...process.execArgv, '--v8-pool-size=0'],
		});
		if (child.pid) stepBack(child.pid);
		child.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
			const waiting = this.#waiting.get(id);
			this.#waiting.delete(id);
			if ('done' in answer) waiting?.done(answer.done);
			else waiting?.fail(asError(answer));
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

/**
 * At once, for only threads that start later take it over. The lowest priority alone keeps its core until the kernel's next
 * tick, up to 4 ms, from a page that wakes with nothing left of its share.
 */
function stepBack(pid: number): void {
	setPriority(pid, constants.priority.PRIORITY_LOW);
	openGlibc()?.runWhenIdle(pid);
}

function asError(answer: Exclude<Answer, { done: unknown }>): Error {
	if ('failed' in answer) return Object.assign(new Error('The process for passwords failed.'), answer.failed);
	const { refused, retryAfterS } = answer;
	return new Problem(refused, retryAfterS === undefined ? {} : { retryAfterS });
}
