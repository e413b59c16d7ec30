import { type Clock, SECOND_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { dropExpired, markSent, putOff, takeSms } from './sms-outbox.queries.ts';

const COUNTRY_AND_PREFIX = '9936';

/** How soon a new message is seen; a retry needs no better. */
const CHECK_EVERY_MS = SECOND_MS;
/** So many at once: one that hangs holds up no others. */
const LANES = 4;

type Options = {
	db: Database;
	clock: Clock;
	gateway: SmsGateway;
	/** The log gateway's outbox page shows what was sent. */
	keepText: boolean;
	onTrouble: (event: 'not_sent' | 'expired' | 'database', error?: unknown) => void;
};

/** Sends what lies in the outbox. Any number may run, in servers or apart; each message goes through one of them. */
export class SmsWorker {
	readonly #options: Options;
	#timer: NodeJS.Timeout | undefined;
	#working: Promise<void> | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	start(): void {
		this.#timer = setInterval(() => this.look(), CHECK_EVERY_MS);
	}

	/** Sends everything that is due, one after the other; called again meanwhile it does nothing more. */
	look(): Promise<void> {
		this.#working ??= this.#work()
			.catch((error: unknown) => this.#options.onTrouble('database', error))
			.finally(() => {
				this.#working = undefined;
			});
		return this.#working;
	}

	async stop(): Promise<void> {
		clearInterval(this.#timer);
		await this.#working;
		await this.#options.gateway.close();
	}

	async #work(): Promise<void> {
		const { db, clock, onTrouble } = this.#options;
		if ((await dropExpired(db, clock())) > 0) onTrouble('expired');
		await Promise.all(Array.from({ length: LANES }, () => this.#lane()));
	}

	async #lane(): Promise<void> {
		const { db, clock, gateway, keepText, onTrouble } = this.#options;
		for (let sms = await takeSms(db, clock()); sms; sms = await takeSms(db, clock())) {
			try {
				await gateway.send({ phone: COUNTRY_AND_PREFIX + sms.phone, text: sms.text });
			} catch (error) {
				onTrouble('not_sent', error);
				await putOff(db, sms, clock(), (error as Error).message);
				continue;
			}
			await markSent(db, sms.id, clock(), { keepText });
		}
	}
}
