import type { Refusal } from '@dukan/api-client/send-call.ts';

/** After this time a click counts as a new one, whatever happened to the first. */
const WORTH_REPEATING_MS = 10 * 60_000;

type Press = { key: string; at: number; running: number };

/**
 * DESK-12: returns the idempotency key of a click. The same call with the same body keeps its key while it
 * runs (a double click) and after it got no response (a click when the connection is back), so that the
 * server carries it out once. After any response, even a refusal, the next click gets a new key.
 */
export class PressKeys {
	readonly #presses = new Map<string, Press>();
	readonly #newKey: () => string;
	readonly #now: () => number;

	constructor(newKey = randomKey, now = Date.now) {
		this.#newKey = newKey;
		this.#now = now;
	}

	begin(address: string, body: object | undefined): { key: string; end: (refusal?: Refusal) => void } {
		const name = JSON.stringify([address, body]);
		const known = this.#presses.get(name);
		const isSame = known && (known.running > 0 || this.#now() - known.at < WORTH_REPEATING_MS);
		const press = isSame ? known : { key: this.#newKey(), at: this.#now(), running: 0 };
		press.running += 1;
		this.#presses.set(name, press);
		return {
			key: press.key,
			end: (refusal) => {
				press.running -= 1;
				const unanswered = refusal !== undefined && (refusal.status === 0 || refusal.status >= 500);
				if (!unanswered && this.#presses.get(name) === press) this.#presses.delete(name);
			},
		};
	}
}

/** This does not use randomUUID, which pages without https do not have. */
export function randomKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
