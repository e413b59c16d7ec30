import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { SECOND_MS } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import { ConcurrencyLimiter } from '../overload/concurrency-limiter.ts';
import { HASH_COST, type HashCost } from './hash-cost.ts';

/** Does the hashing itself; the server runs it through hash-worker.ts. */
type Derive = (parameters: Argon2Parameters) => Promise<Buffer>;
const deriveHere = promisify(argon2).bind(undefined, 'argon2id');

const SALT_BYTES = 16;

/** R18: a request that would wait longer is refused with the time after which to retry. */
const MAX_WAIT_MS = 4000;
/** R18: a client that has nothing else waiting keeps its place until just before a page gives up the call. */
const FIRST_MAX_WAIT_MS = 9000;
/** At most this many hashes of one client may wait, however quick they are. */
const MAX_WAITING = 100;

type StoredHash = { parameters: Omit<Argon2Parameters, 'message'>; tag: Buffer };

/** Stored for an account that no password opens yet. */
export const NO_PASSWORD = 'none';

/**
 * Hashes passwords, a few at once and the others in turn, because each takes a core for a while and pages
 * must stay fast while people sign in. Clients take turns, so that one that floods sign-in delays only itself
 * (R18).
 */
export class PasswordHasher {
	/** The cost of every new hash. A stored hash names its own. */
	readonly cost: HashCost;
	readonly #maxUnderWay: number;
	readonly #deriveKey: Derive;
	readonly #limiter: ConcurrencyLimiter;
	/** The number of each client's hashes that run or wait. */
	readonly #underWay = new Map<string, number>();
	/**
	 * S4: a password for a phone that is not registered is checked against this hash, which takes as long as
	 * against a real one.
	 */
	readonly #dummyHash: Promise<string>;

	constructor(options: {
		atOnce: number;
		maxWaiting?: number;
		maxWaitMs?: number;
		now?: () => number;
		derive?: Derive;
		cost?: HashCost;
	}) {
		this.cost = options.cost ?? HASH_COST;
		this.#maxUnderWay = options.atOnce + (options.maxWaiting ?? MAX_WAITING);
		this.#limiter = new ConcurrencyLimiter({
			atOnce: options.atOnce,
			maxWaitMs: options.maxWaitMs ?? MAX_WAIT_MS,
			firstMaxWaitMs: FIRST_MAX_WAIT_MS,
			...(options.now && { now: options.now }),
		});
		this.#deriveKey = options.derive ?? deriveHere;
		this.#dummyHash = this.hash(randomBytes(SALT_BYTES).toString('base64'));
		// A failure is reported where the promise is awaited; until then it has no other listener.
		this.#dummyHash.catch(() => {});
	}

	async hash(password: string, client = ''): Promise<string> {
		const nonce = randomBytes(SALT_BYTES);
		const tag = await this.#derive({ ...this.cost, message: password, nonce }, client);
		const { memory, passes, parallelism } = this.cost;
		return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
	}

	/** Returns false if there is no stored hash, after the same work. */
	async verify(password: string, stored: string | undefined, client = ''): Promise<boolean> {
		const hash = stored === NO_PASSWORD ? undefined : stored;
		const { parameters, tag } = parse(hash ?? (await this.#dummyHash));
		const derived = await this.#derive({ ...parameters, message: password }, client);
		return timingSafeEqual(derived, tag) && hash !== undefined;
	}

	/**
	 * Returns a refusal if the next hash of this client would be refused, because too many of its own wait or
	 * it would take too long.
	 */
	refusal(client = ''): Problem | undefined {
		if ((this.#underWay.get(client) ?? 0) >= this.#maxUnderWay)
			return new Problem('temporarily_unavailable', { retryAfterS: MAX_WAIT_MS / SECOND_MS });
		return this.#limiter.refusal(client);
	}

	/** Returns the cost with which a stored hash was made. */
	costOf(stored: string): HashCost {
		return parse(stored).parameters;
	}

	/** True if the hash was made with other costs than today's. */
	isOutdated(stored: string): boolean {
		const { memory, passes, parallelism, tagLength } = this.costOf(stored);
		return (
			memory !== this.cost.memory ||
			passes !== this.cost.passes ||
			parallelism !== this.cost.parallelism ||
			tagLength !== this.cost.tagLength
		);
	}

	async #derive(parameters: Argon2Parameters, client: string): Promise<Buffer> {
		const refusal = this.refusal(client);
		if (refusal) throw refusal;
		this.#underWay.set(client, (this.#underWay.get(client) ?? 0) + 1);
		try {
			return await this.#limiter.run(() => this.#deriveKey(parameters), client);
		} finally {
			const left = (this.#underWay.get(client) ?? 1) - 1;
			if (left > 0) this.#underWay.set(client, left);
			else this.#underWay.delete(client);
		}
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
