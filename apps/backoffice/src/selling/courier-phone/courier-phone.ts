import type { CallResult, Refusal, sendCall } from '@dukan/api-client/send-call.ts';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { isOpenOrder } from '@dukan/domain/base/orders/order-status.ts';
import type { OwnRunWire, RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { wireHeaders } from '@dukan/domain/staff/access/wire-version.ts';
import type { DoorAction, DoorCall } from './door-action.ts';
import type { PhoneStorage, SavedRun } from './phone-storage.ts';

const STAFF = '/api/staff/';
const TIMEOUT_MS = 20_000;

export type PhoneState = {
	/** 'unreachable' means no connection, and no list of today on the phone. */
	session: 'starting' | 'in' | 'out' | 'notCourier' | 'unreachable';
	hasLine: boolean;
	run: SavedRun | undefined;
	/** Actions of the courier who is signed in, in the order they were entered. */
	actions: readonly DoorAction[];
};

type Options = {
	storage: PhoneStorage;
	send: typeof sendCall;
	now: () => Date;
	newKey: () => string;
};

/**
 * COUR-02: keeps the list and the courier's actions on the phone and sends them. Every action is stored first and sent in
 * order; without a response it waits, and a response of the server ends it, so that it is done once.
 */
export class CourierPhone {
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	#state: PhoneState;
	#sending: Promise<void> | undefined;
	/** A list that was requested before a sign-out must not come back to the phone. */
	#signOuts = 0;

	constructor(options: Options) {
		this.#options = options;
		this.#dropOldDay();
		const { run } = options.storage;
		this.#state = { session: run ? 'in' : 'starting', hasLine: true, run, actions: [] };
		this.#refresh({});
	}

	get state(): PhoneState {
		return this.#state;
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Called when the page is opened or seen again, or the connection is back: sends what waits, then reads the list. */
	async catchUp(): Promise<void> {
		this.#dropOldDay();
		if (this.#options.storage.signedOut && !(await this.#endSession())) return;
		await this.#sendWaiting();
		await this.#readRun();
		// Actions of a former day: only its list showed which orders they belong to.
		if (!this.#state.hasLine || !this.#own().some(({ state }) => state === 'waiting')) return;
		await this.#sendWaiting();
		await this.#readRun();
	}

	/** Stored before it is sent, so that closing the page loses nothing. */
	async enter({ id, number }: Pick<RunStopWire, 'id' | 'number'>, call: DoorCall): Promise<void> {
		const { storage, newKey, now } = this.#options;
		// After a sign-out in another tab it waits for the next sign-in.
		const courierId = (storage.run ?? this.#state.run)?.courierId;
		if (courierId === undefined) return;
		const { date: day } = ashgabatTime(now());
		const action = { ...call, key: newKey(), courierId, orderId: id, number, day, state: 'waiting' as const };
		// At most one action of an order waits; it replaces one that was refused before.
		storage.actions = [...storage.actions.filter((one) => one.orderId !== id), action];
		this.#refresh({});
		await this.catchUp();
	}

	/** True if waiting actions would be lost with the page: the phone has no room for them, or stores nothing. */
	get wouldLose(): boolean {
		return this.#options.storage.lacksActions && this.#own().some(({ state }) => state === 'waiting');
	}

	/** Needs a connection: either the shop or the courier has the order. Returns false where it was not done. */
	async start({ id, version }: Pick<RunStopWire, 'id' | 'version'>): Promise<boolean> {
		const { refusal } = await this.#post(`own_start/${id}`, { version }, this.#options.newKey());
		await this.#readRun();
		return !refusal;
	}

	/** Called when the courier has read a refusal. */
	dismiss(key: string): void {
		const { storage } = this.#options;
		storage.actions = storage.actions.filter((one) => one.key !== key);
		this.#refresh({});
	}

	async signedIn(): Promise<void> {
		this.#options.storage.signedOut = false;
		this.#refresh({ session: 'starting' });
		await this.catchUp();
	}

	/** Removes the list and the actions from the phone at once, with a connection or without. */
	async signOut(): Promise<void> {
		const { storage } = this.#options;
		const courierId = storage.run?.courierId;
		this.#signOuts += 1;
		storage.signedOut = true;
		storage.run = undefined;
		storage.actions = storage.actions.filter((one) => one.courierId !== courierId);
		this.#refresh({ session: 'out' });
		await this.#endSession();
	}

	async #endSession(): Promise<boolean> {
		const { refusal } = await this.#post('signout', undefined, this.#options.newKey());
		const isOver = !refusal || refusal.status === 401;
		if (isOver) this.#options.storage.signedOut = false;
		this.#refresh({ session: 'out', hasLine: refusal?.status !== 0 });
		return isOver;
	}

	async #readRun(): Promise<void> {
		const { send, storage, now } = this.#options;
		const signOuts = this.#signOuts;
		const { body, refusal } = await send<OwnRunWire>(`${STAFF}own_run`, {
			method: 'GET',
			headers: wireHeaders,
			timeoutMs: TIMEOUT_MS,
		});
		if (signOuts !== this.#signOuts) return;
		if (!refusal) {
			storage.run = { ...body, savedAt: now().toISOString() };
			storage.actions = storage.actions.filter((action) => !isReopened(action, body));
			this.#refresh({ session: 'in', hasLine: true });
		} else if (refusal.status === 401) this.#refresh({ session: 'out', hasLine: true });
		else if (refusal.status === 403) {
			storage.run = undefined;
			this.#refresh({ session: 'notCourier', hasLine: true });
		} else this.#refresh({ session: storage.run ? 'in' : 'unreachable', hasLine: false });
	}

	/** One run at a time; it also sends what is entered meanwhile. */
	#sendWaiting(): Promise<void> {
		this.#sending ??= this.#sendAll().finally(() => {
			this.#sending = undefined;
		});
		return this.#sending;
	}

	async #sendAll(): Promise<void> {
		for (;;) {
			const action = this.#own().find(({ state }) => state === 'waiting');
			if (!action) return;
			const { refusal } = await this.#post(`${action.call}/${action.orderId}`, action.body, action.key);
			if (refusal && isUnanswered(refusal)) {
				this.#refresh(refusal.status === 401 ? { session: 'out' } : { hasLine: false });
				return;
			}
			const { code = 'unknown', errors = [] } = refusal ?? {};
			this.#settle(
				action.key,
				refusal ? { state: 'refused', refusal: { code, field: errors[0]?.field } } : { state: 'sent' },
			);
		}
	}

	#settle(key: string, result: Pick<DoorAction, 'state' | 'refusal'>): void {
		const { storage } = this.#options;
		storage.actions = storage.actions.map((one) => (one.key === key ? { ...one, ...result } : one));
		this.#refresh({ hasLine: true });
	}

	#post(path: string, body: object | undefined, key: string): Promise<CallResult<void>> {
		const headers = { ...wireHeaders, 'idempotency-key': key };
		return this.#options.send<void>(`${STAFF}${path}`, {
			method: 'POST',
			body,
			headers,
			timeoutMs: TIMEOUT_MS,
		});
	}

	/** Another courier's actions wait until they sign in again. */
	#own(): DoorAction[] {
		const { storage } = this.#options;
		return storage.actions.filter(({ courierId }) => courierId === storage.run?.courierId);
	}

	/**
	 * When the day is over, names, addresses and phones are removed from the phone; unsent actions stay, because they name
	 * none.
	 */
	#dropOldDay(): void {
		const { storage, now } = this.#options;
		const { date: today } = ashgabatTime(now());
		if (storage.run && storage.run.day < today) storage.run = undefined;
		storage.actions = storage.actions.filter(({ state, day }) => state === 'waiting' || day === today);
	}

	#refresh(change: Partial<Pick<PhoneState, 'session' | 'hasLine'>>): void {
		this.#state = { ...this.#state, ...change, run: this.#options.storage.run, actions: this.#own() };
		for (const listener of this.#listeners) listener();
	}
}

/**
 * The shop has given the order out again after the action: it is to be delivered once more. A list from before has the old
 * version.
 */
function isReopened({ state, orderId, body }: DoorAction, { stops }: OwnRunWire): boolean {
	const stop = stops.find(({ id }) => id === orderId);
	return state === 'sent' && stop !== undefined && isOpenOrder(stop.status) && stop.version !== body.version;
}

/**
 * True without a connection, when the shop is busy, when the session ended, or when this page is older than the shop
 * understands: the action will be sent again, then by the page that its worker has loaded meanwhile.
 */
function isUnanswered({ status, code }: Refusal): boolean {
	return code === 'page_outdated' || status === 0 || status === 401 || status === 429 || status >= 500;
}
