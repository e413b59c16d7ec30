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
	/** 'unreachable' means that there is no connection and that the phone has no list of today. */
	session: 'starting' | 'in' | 'out' | 'notCourier' | 'unreachable';
	hasLine: boolean;
	run: SavedRun | undefined;
	/** The actions of the signed-in courier, in the order in which they were entered. */
	actions: readonly DoorAction[];
};

type Options = {
	storage: PhoneStorage;
	send: typeof sendCall;
	now: () => Date;
	newKey: () => string;
};

/**
 * COUR-02: keeps the list and the courier's actions on the phone, and sends the actions. Every action is
 * stored before it is sent, and they are sent in order. Without a response the action waits; with one it is
 * settled, so that it is done once.
 */
export class CourierPhone {
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	#state: PhoneState;
	#sending: Promise<void> | undefined;
	/** Counts the sign-outs. A list that was requested before a sign-out must not be stored after it. */
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

	/**
	 * Sends the waiting actions, then reads the list. Called when the page is opened or becomes visible, and
	 * when the connection is back.
	 */
	async catchUp(): Promise<void> {
		this.#dropOldDay();
		if (this.#options.storage.signedOut && !(await this.#endSession())) return;
		await this.#sendWaiting();
		await this.#readRun();
		// After an old day's list was dropped, the courier is unknown until the new list is read. That
		// courier's waiting actions are sent only then.
		if (!this.#state.hasLine || !this.#own().some(({ state }) => state === 'waiting')) return;
		await this.#sendWaiting();
		await this.#readRun();
	}

	/** The action is stored before it is sent, so that nothing is lost if the page is closed. */
	async enter({ id, number }: Pick<RunStopWire, 'id' | 'number'>, call: DoorCall): Promise<void> {
		const { storage, newKey, now } = this.#options;
		// After a sign-out in another tab, the action waits for the next sign-in.
		const courierId = (storage.run ?? this.#state.run)?.courierId;
		if (courierId === undefined) return;
		const { date: day } = ashgabatTime(now());
		const action = { ...call, key: newKey(), courierId, orderId: id, number, day, state: 'waiting' as const };
		// An order has at most one action. A new action replaces a refused one.
		storage.actions = [...storage.actions.filter((one) => one.orderId !== id), action];
		this.#refresh({});
		await this.catchUp();
	}

	/** True if closing the page would lose waiting actions, because the phone is full or stores nothing. */
	get wouldLose(): boolean {
		return this.#options.storage.lacksActions && this.#own().some(({ state }) => state === 'waiting');
	}

	/**
	 * Marks the order as on its way. This needs a connection, so that the shop and the courier never both
	 * have the order. Returns false if it failed.
	 */
	async start({ id, version }: Pick<RunStopWire, 'id' | 'version'>): Promise<boolean> {
		const { refusal } = await this.#post(`own_start/${id}`, { version }, this.#options.newKey());
		await this.#readRun();
		return !refusal;
	}

	/** Removes an action whose refusal the courier has read. */
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

	/** Removes the list and the actions from the phone at once, even without a connection. */
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

	/** Only one run sends at a time. It also sends what is entered meanwhile. */
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

	/**
	 * Returns the actions of the signed-in courier. Another courier's actions wait until that courier signs
	 * in again.
	 */
	#own(): DoorAction[] {
		const { storage } = this.#options;
		return storage.actions.filter(({ courierId }) => courierId === storage.run?.courierId);
	}

	/**
	 * When the day is over, removes names, addresses and phone numbers from the phone. Unsent actions stay,
	 * because they contain none.
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
 * Returns true if the shop has reopened the order after the action, so that it has to be delivered once more.
 * In a list from before the action, the order still has the action's version.
 */
function isReopened({ state, orderId, body }: DoorAction, { stops }: OwnRunWire): boolean {
	const stop = stops.find(({ id }) => id === orderId);
	return state === 'sent' && stop !== undefined && isOpenOrder(stop.status) && stop.version !== body.version;
}

/**
 * Returns true if the action has to be sent again: without a connection, while the shop is busy, after the
 * session has ended, or if this page is too old for the shop. In the last case, the new page that its worker
 * loads sends the action.
 */
function isUnanswered({ status, code }: Refusal): boolean {
	return code === 'page_outdated' || status === 0 || status === 401 || status === 429 || status >= 500;
}
