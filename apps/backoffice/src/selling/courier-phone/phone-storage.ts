import type { OwnRunWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { DoorAction } from './door-action.ts';

/** The list from the server, with the time when it arrived. */
export type SavedRun = OwnRunWire & { savedAt: string };

const RUN = 'courier.run';
const ACTIONS = 'courier.actions';
/** Set when the server knows a PIN for this phone. The PIN and its token are not stored here. */
const PIN = 'courier.pin';
/** Set by a sign-out without a connection. The session must then be ended before anything else is done. */
const SIGNED_OUT = 'courier.signedOut';

export type PhoneStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** This page’s storage on the phone. Another tab may change it too, so each use reads it again. */
export class PhoneStorage {
	readonly #store: () => PhoneStore;
	/** Values that the phone could not store. They are still sent while the page is open. */
	readonly #unstored = new Map<string, string>();

	/** `store` is a function that is called at each use, because browsers throw where storage is blocked. */
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

	/** True if the phone could not store the actions. */
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

	/** Only this page writes these values. Values that an older version wrote in another form are dropped. */
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
