import type { Refusal } from '@dukan/api-client/send-call.ts';

/** After this time a click is a new one, whatever happened to the first. */
const WORTH_REPEATING_MS = 10 * 60_000;

type Press = { key: string; at: number; running: number };

/**
 * DESK-12: returns the key of a click. The same call with the same body keeps its key while it runs (a double click) and after
 * it got no response (clicked again when the connection is back): the server does it once. Any response, even a refusal, ends
 * that.
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

/** Does not use randomUUID, which a page without https does not have. */
export function randomKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
