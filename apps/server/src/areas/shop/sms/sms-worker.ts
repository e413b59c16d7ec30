import { type Clock, SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { STOP_MS } from '../../../platform/stop-times.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { dropExpired, markSent, putOff, takeSms } from './sms-outbox.queries.ts';

const COUNTRY_AND_PREFIX = '9936';

/** A new message is noticed within this time. A retry may be late by as much. */
const CHECK_EVERY_MS = SECOND_MS;
/** Messages sent at once, so that one slow message does not block the others. */
const LANES = 4;
const STOPPED = 'The shop was stopped before the SMS gateway had responded.';

type Options = {
	db: Database;
	clock: Clock;
	gateway: SmsGateway;
	/** True if sent messages keep their text, for the log gateway's outbox page. */
	keepText: boolean;
	/** The longest time for which a stop waits for messages that are being sent. */
	stopMs?: number;
	onTrouble: (event: 'not_sent' | 'expired' | 'database', error?: unknown) => void;
};

/** Sends the messages of the outbox. Any number of workers may run, and one of them sends each message. */
export class SmsWorker {
	readonly #options: Options;
	#timer: NodeJS.Timeout | undefined;
	#working: Promise<void> | undefined;
	#isStopping = false;
	readonly #stopped = new AbortController();

	constructor(options: Options) {
		this.#options = options;
	}

	start(): void {
		this.#timer = setInterval(() => this.look(), CHECK_EVERY_MS);
	}

	/** Sends everything that is due. A call during that work returns the same promise. */
	look(): Promise<void> {
		this.#working ??= this.#work()
			.catch((error: unknown) => this.#options.onTrouble('database', error))
			.finally(() => {
				this.#working = undefined;
			});
		return this.#working;
	}

	/**
	 * R9: takes no more messages. A message that the gateway holds for long is put off, and the next worker
	 * sends it.
	 */
	async stop(): Promise<void> {
		clearInterval(this.#timer);
		this.#isStopping = true;
		const { gateway, stopMs = STOP_MS.sms } = this.#options;
		const cutOff = setTimeout(() => this.#stopped.abort(new Error(STOPPED)), stopMs);
		await this.#working;
		await gateway.close();
		clearTimeout(cutOff);
	}

	async #work(): Promise<void> {
		const { db, clock, onTrouble } = this.#options;
		if ((await dropExpired(db, clock())) > 0) onTrouble('expired');
		await Promise.all(Array.from({ length: LANES }, () => this.#lane()));
	}

	async #lane(): Promise<void> {
		const { db, clock, gateway, keepText, onTrouble } = this.#options;
		while (!this.#isStopping) {
			const sms = await takeSms(db, clock());
			if (!sms) return;
			try {
				const message = { phone: COUNTRY_AND_PREFIX + sms.phone, text: sms.text };
				await gateway.send(message, this.#stopped.signal);
			} catch (error) {
				onTrouble('not_sent', error);
				await putOff(db, sms, clock(), (error as Error).message);
				continue;
			}
			await markSent(db, sms.id, clock(), { keepText });
		}
	}
}
