import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HASH_COST, type HashCost } from '../../platform/hash-cost.ts';
import { Problem } from '../../platform/http/problem.ts';

/** The work itself; the server has it done by hash-worker.ts. */
type Derive = (parameters: Argon2Parameters) => Promise<Buffer>;
const deriveHere = promisify(argon2).bind(undefined, 'argon2id');

const SALT_BYTES = 16;

/** R18: who would wait longer is told so, with the time after which to retry. */
const MAX_WAIT_MS = 4000;
/** However quick they are. */
const MAX_WAITING = 100;
/** The weight of the latest duration in the moving average. */
const LATEST_SHARE = 0.1;

type StoredHash = { parameters: Omit<Argon2Parameters, 'message'>; tag: Buffer };

/** Of an account that no password opens. */
export const NO_PASSWORD = 'none';

/**
 * Hashes passwords, a few at once and the others in turn: each takes a core for a while, and pages must stay fast while
 * people sign in.
 */
export class PasswordHasher {
	/** Of every new hash; a stored one names its own. */
	readonly cost: HashCost;
	readonly #atOnce: number;
	readonly #maxWaiting: number;
	readonly #deriveKey: Derive;
	readonly #waiting: (() => void)[] = [];
	#running = 0;
	/** Moving average; 0 until the first hash is made. */
	#averageMs = 0;
	/** For a phone that is not registered: checking against it takes as long as against a real hash (S4). */
	readonly #dummyHash: Promise<string>;

	constructor(options: { atOnce: number; maxWaiting?: number; derive?: Derive; cost?: HashCost }) {
		this.cost = options.cost ?? HASH_COST;
		this.#atOnce = options.atOnce;
		this.#maxWaiting = options.maxWaiting ?? MAX_WAITING;
		this.#deriveKey = options.derive ?? deriveHere;
		this.#dummyHash = this.hash(randomBytes(SALT_BYTES).toString('base64'));
		// A failure is reported where it is awaited; until then there is no listener.
		this.#dummyHash.catch(() => {});
	}

	async hash(password: string): Promise<string> {
		const nonce = randomBytes(SALT_BYTES);
		const tag = await this.#derive({ ...this.cost, message: password, nonce });
		const { memory, passes, parallelism } = this.cost;
		return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
	}

	/** Without a stored hash the result is false, after the same work. */
	async verify(password: string, stored: string | undefined): Promise<boolean> {
		const hash = stored === NO_PASSWORD ? undefined : stored;
		const { parameters, tag } = parse(hash ?? (await this.#dummyHash));
		const derived = await this.#derive({ ...parameters, message: password });
		return timingSafeEqual(derived, tag) && hash !== undefined;
	}

	/** Set if the next one would be refused, because too many wait or they take too long. */
	refusal(): Problem | undefined {
		const waitMs = (this.#waiting.length * this.#averageMs) / this.#atOnce;
		if (this.#waiting.length < this.#maxWaiting && waitMs < MAX_WAIT_MS) return undefined;
		return new Problem('temporarily_unavailable', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
	}

	/** The cost that a stored hash was made with. */
	costOf(stored: string): HashCost {
		return parse(stored).parameters;
	}

	/** Was it made with other costs than today's? */
	isOutdated(stored: string): boolean {
		const { memory, passes, parallelism, tagLength } = this.costOf(stored);
		return (
			memory !== this.cost.memory ||
			passes !== this.cost.passes ||
			parallelism !== this.cost.parallelism ||
			tagLength !== this.cost.tagLength
		);
	}

	async #derive(parameters: Argon2Parameters): Promise<Buffer> {
		await this.#takeSlot();
		const startedAt = performance.now();
		try {
			return await this.#deriveKey(parameters);
		} finally {
			this.#averageMs += LATEST_SHARE * (performance.now() - startedAt - this.#averageMs);
			this.#passSlotOn();
		}
	}

	async #takeSlot(): Promise<void> {
		if (this.#running < this.#atOnce) {
			this.#running += 1;
			return;
		}
		const refusal = this.refusal();
		if (refusal) throw refusal;
		await new Promise<void>((start) => this.#waiting.push(start));
	}

	#passSlotOn(): void {
		const next = this.#waiting.shift();
		if (next) next();
		else this.#running -= 1;
	}
}

function parse(stored: string): StoredHash {
	const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
	if (!match) throw new Error('A stored password hash cannot be read.');
	const [, memory, passes, parallelism, salt = '', tag = ''] = match;
	const bytes = Buffer.from(tag, 'base64');
	return {
		parameters: {
			memory: Number(memory),
			passes: Number(passes),
			parallelism: Number(parallelism),
			nonce: Buffer.from(salt, 'base64'),
			tagLength: bytes.length,
		},
		tag: bytes,
	};
}

function encode(bytes: Buffer): string {
	return bytes.toString('base64').replaceAll('=', '');
}
