import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../database/database.ts';
import { Overloaded } from '../overload/work-gate.ts';
import { ReadMemory } from './read-memory.ts';

/** What a request was answered with, and what of the shop it shows. */
export type Answer = {
	statusCode: number;
	headers: Readonly<Record<string, string>>;
	body: Buffer;
	/** Tags as in migrations/003: 'product:12', 'categories', … */
	shows: ReadonlySet<string>;
};

/** All headers but the request's number, name after name. */
export type SentAnswer = { head: readonly string[]; body: Buffer };

export type StoredAnswer = Omit<Answer, 'body'> & {
	/** Given up once it is kept packed: nearly everyone takes it so, and it is a tenth of the bytes. */
	body: Buffer | undefined;
	length: number;
	etag: string;
	/** Compressed bodies, each made when first asked for. */
	encoded: Map<'br' | 'gzip', Buffer | Promise<Buffer>>;
	/** As it was sent, by encoding; written down when first sent. */
	heads: Map<'br' | 'gzip' | undefined, SentAnswer>;
	/** Told when its bytes have changed. */
	weighAgain?: () => void;
};

/** Headers, tags and what holds them together. */
const ENTRY_BYTES = 3000;

/** Where the answer to an address is kept, and which route made it. */
type Known = { key: string; route: string };

/** As many as are asked for again and again, and no longer than links are. */
const KNOWN_ADDRESSES = 5000;
const KNOWN_LENGTH = 200;

type Entry = { answer: StoredAnswer; stale: boolean; freshUntilMs: number };

/** Whatever no notice announces is at most this old. */
const FRESH_MS = 10 * 60 * 1000;
/** While it cannot be made anew: how long an old answer is given before asking again. */
const RETRY_MS = 1000;

/** Changes that arrived while an answer was being made are remembered this long. */
const NOTICE_MEMORY_MS = 60 * 1000;

export type CacheEvent = 'hit' | 'made' | 'kept_old';

/**
 * Finished answers, shared by everyone who asks the same. A change marks the answers that show it as stale; a stale one is
 * made anew at the next request, once however many ask, and still serves when the database is away (R7) or too much is
 * asked (R10).
 */
export class AnswerCache {
	/** Forgets by the same notices. */
	readonly memory: ReadMemory;
	readonly #entries: LRUCache<string, Entry>;
	/** By address as it was written: to understand it again takes longer than to answer it. */
	readonly #known = new LRUCache<string, Known>({ max: KNOWN_ADDRESSES });
	readonly #keeps: boolean;
	readonly #making = new Map<string, Promise<StoredAnswer>>();
	#notices: { tag: string; atMs: number; order: number }[] = [];
	#noticeCount = 0;
	readonly #freshMs: number;
	readonly #now: () => number;
	readonly #onEvent: (event: CacheEvent) => void;

	constructor(options: {
		maxBytes: number;
		freshMs?: number;
		now?: () => number;
		onEvent?: (event: CacheEvent) => void;
	}) {
		this.#entries = new LRUCache({
			maxSize: Math.max(1, options.maxBytes),
			sizeCalculation: ({ answer }) => bytesOf(answer) + ENTRY_BYTES,
		});
		this.#keeps = options.maxBytes > 0;
		this.#freshMs = options.freshMs ?? FRESH_MS;
		this.#now = options.now ?? Date.now;
		this.#onEvent = options.onEvent ?? (() => {});
		this.memory = new ReadMemory({ freshMs: this.#freshMs, now: this.#now });
	}

	/** How many answers are kept. */
	get size(): number {
		return this.#entries.size;
	}

	/** What they take. */
	get bytes(): number {
		return this.#entries.calculatedSize;
	}

	/** The answer at once if there is a fresh one, so that the hot path costs no promise. */
	peek(key: string): StoredAnswer | undefined {
		const answer = this.find(key);
		if (answer) this.countHit();
		return answer;
	}

	/** The same for whoever may not use it after all, and otherwise counts it. */
	find(key: string): StoredAnswer | undefined {
		const entry = this.#entries.get(key);
		return !entry || entry.stale || entry.freshUntilMs <= this.#now() ? undefined : entry.answer;
	}

	countHit(): void {
		this.#onEvent('hit');
	}

	findAddress(address: string): Known | undefined {
		return this.#known.get(address);
	}

	noteAddress(address: string, known: Known): void {
		if (address.length <= KNOWN_LENGTH) this.#known.set(address, known);
	}

	async get(key: string, make: () => Promise<Answer>): Promise<StoredAnswer> {
		const fresh = this.peek(key);
		if (fresh) return fresh;
		try {
			return await (this.#making.get(key) ?? this.#start(key, make));
		} catch (error) {
			const old = this.#entries.get(key);
			if (!old || !(isDatabaseUnavailable(error) || error instanceof Overloaded)) throw error;
			old.freshUntilMs = this.#now() + RETRY_MS;
			old.stale = false;
			this.#onEvent('kept_old');
			return old.answer;
		}
	}

	drop(tag: string): void {
		if (tag === EVERYTHING) this.memory.clear();
		else this.memory.drop(tag);
		this.#noticeCount += 1;
		const atMs = this.#now();
		this.#notices = this.#notices.filter((notice) => notice.atMs > atMs - NOTICE_MEMORY_MS);
		this.#notices.push({ tag, atMs, order: this.#noticeCount });
		for (const entry of this.#entries.values()) if (isShown(entry.answer, tag)) entry.stale = true;
	}

	#start(key: string, make: () => Promise<Answer>): Promise<StoredAnswer> {
		const startedAt = this.#noticeCount;
		const making = make()
			.then((answer) => this.#store(key, answer, startedAt))
			.finally(() => this.#making.delete(key));
		this.#making.set(key, making);
		return making;
	}

	#store(key: string, answer: Answer, startedAt: number): StoredAnswer {
		const stored = storedAnswer(answer);
		if (this.#keeps && answer.statusCode < 500 && !answer.shows.has(FLEETING)) {
			// Read before the change, finished after its notice: old already.
			const stale = this.#notices.some(({ tag, order }) => order > startedAt && isShown(answer, tag));
			this.#keep(key, { answer: stored, stale, freshUntilMs: this.#now() + this.#freshMs });
		}
		this.#onEvent('made');
		return stored;
	}

	/** By itself: a function made where the answer is at hand would hold on to its whole body. */
	#keep(key: string, entry: Entry): void {
		this.#entries.set(key, entry);
		entry.answer.weighAgain = () => this.#weighAgain(key, entry.answer);
	}

	/** A page that has been packed takes a tenth of what it took before, and leaves room for others. */
	#weighAgain(key: string, answer: StoredAnswer): void {
		const entry = this.#entries.peek(key);
		// Only what is another object is weighed again.
		if (entry?.answer === answer) this.#entries.set(key, { ...entry });
	}
}

function bytesOf({ body, encoded, heads }: StoredAnswer): number {
	const sent = Array.from(heads.values(), (head) => head.body);
	let sum = 0;
	for (const bytes of new Set([body, ...encoded.values(), ...sent]))
		if (Buffer.isBuffer(bytes)) sum += bytes.length;
	return sum;
}

/** Noted by what is hardly ever asked twice, such as a search for nonsense: kept, it would push out what others ask for. */
export const FLEETING = 'fleeting';

/** The tag that stands for all of them. */
export const EVERYTHING = 'everything';

function isShown(answer: Pick<Answer, 'shows'>, tag: string): boolean {
	return tag === EVERYTHING || answer.shows.has(tag);
}

/** Its bytes alone: a buffer may be a slice, and would keep the 64 KB that Node cuts it from. */
export function ownBytes(body: Buffer): Buffer {
	if (body.length === body.buffer.byteLength) return body;
	const own = Buffer.allocUnsafeSlow(body.length);
	body.copy(own);
	return own;
}

export function storedAnswer(answer: Answer): StoredAnswer {
	const body = ownBytes(answer.body);
	const { length } = body;
	return { ...answer, body, length, etag: weakEtag(answer.body), encoded: new Map(), heads: new Map() };
}

function weakEtag(body: Buffer): string {
	return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
