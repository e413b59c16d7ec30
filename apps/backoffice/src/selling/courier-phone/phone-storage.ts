import type { OwnRunWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { DoorAction } from './door-action.ts';

/** The list as the server sent it, and when. */
export type SavedRun = OwnRunWire & { savedAt: string };

const RUN = 'courier.run';
const ACTIONS = 'courier.actions';
/** Whether the server knows a PIN of this phone; the PIN and its token are not stored here. */
const PIN = 'courier.pin';
/** Set by a sign-out without a connection: the session is ended before anything else is done. */
const SIGNED_OUT = 'courier.signedOut';

export type PhoneStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What this page stores on the phone. Another tab may write it too, so it is read whenever it is needed. */
export class PhoneStorage {
	readonly #store: () => PhoneStore;
	/** Values that the phone has no room for or does not store: they are still sent while the page is open. */
	readonly #unstored = new Map<string, string>();

	/** A function, called at each use: where storage is blocked, the browser throws. */
	constructor(store: () => PhoneStore) {
		this.#store = store;
	}

	get run(): SavedRun | undefined {
		return this.#read<SavedRun>(RUN);
	}

	set run(run: SavedRun | undefined) {
		this.#write(RUN, run);
	}

	get actions(): DoorAction[] {
		return this.#read<DoorAction[]>(ACTIONS) ?? [];
	}

	set actions(actions: DoorAction[]) {
		this.#write(ACTIONS, actions.length > 0 ? actions : undefined);
	}

	/** True if the phone did not store them. */
	get lacksActions(): boolean {
		return this.#unstored.has(ACTIONS);
	}

	get hasPin(): boolean {
		return this.#read<boolean>(PIN) ?? false;
	}

	set hasPin(has: boolean) {
		this.#write(PIN, has || undefined);
	}

	get signedOut(): boolean {
		return this.#read<boolean>(SIGNED_OUT) ?? false;
	}

	set signedOut(out: boolean) {
		this.#write(SIGNED_OUT, out || undefined);
	}

	/** Only this page writes here; values of an older version in another form are dropped. */
	#read<Value>(name: string): Value | undefined {
		try {
			const text = this.#unstored.get(name) ?? this.#store().getItem(name) ?? 'null';
			return JSON.parse(text) ?? undefined;
		} catch {
			return undefined;
		}
	}

	#write(name: string, value: object | boolean | undefined): void {
		const text = JSON.stringify(value ?? null);
		try {
			if (value === undefined) this.#store().removeItem(name);
			else this.#store().setItem(name, text);
			this.#unstored.delete(name);
		} catch {
			this.#unstored.set(name, text);
		}
	}
}
