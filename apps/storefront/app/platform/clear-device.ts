import { PREFIX, placeOf, RECORDS, type RecordName, storage, withRecord } from './secure-store.ts';

/** A tab that is asleep may hold its turn for as long as it sleeps. */
const WRITTEN_WITHIN_MS = 2000;

/** Functions that remove what features keep outside of the shop's records; sign-out calls them. */
const forgetters = new Set<() => Promise<void>>();

/** S30: registers a function that clearing the device calls too. */
export function onClearDevice(forget: () => Promise<void>): void {
	forgetters.add(forget);
}

/**
 * Removes all that the shop has stored on this device, unencrypted lists too: at once, and again after any write that is under
 * way.
 */
export async function clearDevice({ except }: { except: readonly RecordName[] }): Promise<void> {
	const kept = except.map(placeOf);
	const stored = storage();
	const remove = () => {
		for (const place of Object.keys(stored ?? {}))
			if (place.startsWith(PREFIX) && !kept.includes(place)) stored?.removeItem(place);
	};
	remove();
	const written = RECORDS.map((record) => withRecord(record, async () => {}));
	const forgotten = [...forgetters].map((forget) => forget().catch(() => {}));
	await Promise.race([
		Promise.all([...written, ...forgotten]),
		new Promise((done) => setTimeout(done, WRITTEN_WITHIN_MS)),
	]);
	remove();
}
