/**
 * AUTH-08: stores encrypted records on the device. The keys stay in the browser's own key store, where script
 * cannot read them. Favourites have a key of their own. Where the browser offers no cryptography (plain
 * http), nothing is stored.
 */
export type RecordName =
	| 'session'
	| 'cart'
	| 'parked-carts'
	| 'checkout'
	| 'favourites'
	| 'favourites-synced';

type KeyName = 'shop' | 'favourites';

const KEY_OF: Readonly<Record<RecordName, KeyName>> = {
	session: 'shop',
	cart: 'shop',
	'parked-carts': 'shop',
	checkout: 'shop',
	favourites: 'favourites',
	'favourites-synced': 'favourites',
};

export const RECORDS = Object.keys(KEY_OF) as RecordName[];

/** Raised when the format of records changes. Records of an older version are then removed. */
const VERSION = '1';
const IV_BYTES = 12;

export const PREFIX = 'dukan.';
export const placeOf = (record: RecordName) => `${PREFIX}${record}`;

/**
 * Returns the stored record or undefined. If a record cannot be read, all records under the same key are
 * removed.
 */
export async function readRecord(record: RecordName): Promise<unknown> {
	const kept = storage()?.getItem(placeOf(record));
	if (!kept) return undefined;
	try {
		return await decrypt(record, kept);
	} catch {
		clearRecords(KEY_OF[record]);
		return undefined;
	}
}

export async function writeRecord(record: RecordName, value: unknown): Promise<void> {
	const key = await findKey(KEY_OF[record]);
	if (!key) return;
	const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
	const plain = new TextEncoder().encode(JSON.stringify(value));
	const secret = await crypto.subtle.encrypt(cipher(record, iv), key, plain);
	if (isClosed) return;
	try {
		storage()?.setItem(placeOf(record), `${VERSION}.${toBase64(iv)}.${toBase64(new Uint8Array(secret))}`);
	} catch {
		// Storage is full or forbidden, so the record lasts as long as the page.
	}
}

let isClosed = false;

/**
 * After this call the page writes no more records, not even one whose write is under way, because the page is
 * about to be reloaded.
 */
export function closeRecords(): void {
	isClosed = true;
}

export function removeRecord(record: RecordName): void {
	storage()?.removeItem(placeOf(record));
}

/** The listener is called when another tab has changed the record. */
export function onRecordChange(record: RecordName, listener: () => void): () => void {
	const listen = (event: StorageEvent) => {
		if (event.key === placeOf(record) || event.key === null) listener();
	};
	window.addEventListener('storage', listen);
	return () => window.removeEventListener('storage', listen);
}

/** Lets one tab work at a time, so that no tab overwrites what another has just written. */
export function withRecord<Result>(record: RecordName, work: () => Promise<Result>): Promise<Result> {
	return navigator.locks ? navigator.locks.request(placeOf(record), work) : work();
}

function clearRecords(keyName: KeyName): void {
	for (const record of RECORDS) if (KEY_OF[record] === keyName) removeRecord(record);
}

async function decrypt(record: RecordName, kept: string): Promise<unknown> {
	const [version, iv = '', secret = ''] = kept.split('.');
	if (version !== VERSION) throw new Error('A record of another version.');
	const key = await findKey(KEY_OF[record]);
	if (!key) return undefined;
	const plain = await crypto.subtle.decrypt(cipher(record, fromBase64(iv)), key, fromBase64(secret));
	return JSON.parse(new TextDecoder().decode(plain));
}

/** The record's name is part of the encryption, so that one record cannot be used as another. */
function cipher(record: RecordName, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
	return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(placeOf(record)) };
}

/** Where storage is forbidden, some browsers throw as soon as it is accessed. */
export function storage(): Storage | undefined {
	try {
		return window.localStorage;
	} catch {
		return undefined;
	}
}

const keys = new Map<KeyName, Promise<CryptoKey | undefined>>();

/** Returns undefined where the browser has no cryptography or no store for keys. */
function findKey(name: KeyName): Promise<CryptoKey | undefined> {
	const known = keys.get(name);
	if (known) return known;
	const key = makeOrTakeKey(name).catch(() => undefined);
	keys.set(name, key);
	return key;
}

/** Offers a new key, which the key store keeps only if there is none, so that all tabs agree on one. */
async function makeOrTakeKey(name: KeyName): Promise<CryptoKey> {
	const offered = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
		'encrypt',
		'decrypt',
	]);
	const store = await openKeyStore();
	return new Promise((done, fail) => {
		const transaction = store.transaction('keys', 'readwrite');
		const keysInStore = transaction.objectStore('keys');
		const asked = keysInStore.get(name);
		asked.onsuccess = () => {
			if (!asked.result) keysInStore.put(offered, name);
		};
		transaction.oncomplete = () => done(asked.result ?? offered);
		transaction.onabort = () => fail(transaction.error);
	});
}

function openKeyStore(): Promise<IDBDatabase> {
	return new Promise((done, fail) => {
		const opening = indexedDB.open('dukan', 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
		opening.onsuccess = () => done(opening.result);
		opening.onerror = () => fail(opening.error);
	});
}

function toBase64(bytes: Uint8Array): string {
	let text = '';
	for (const byte of bytes) text += String.fromCharCode(byte);
	return btoa(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
