import { PREFIX, placeOf, RECORDS, type RecordName, storage, withRecord } from './secure-store.ts';

/** The longest wait for other tabs. A suspended tab may hold its lock for as long as it is suspended. */
const WRITTEN_WITHIN_MS = 2000;

/** Functions that remove what features store outside of the shop's records. Signing out calls them. */
const forgetters = new Set<() => Promise<void>>();

/** S30: registers a function that `clearDevice` calls too. */
export function onClearDevice(forget: () => Promise<void>): void {
	forgetters.add(forget);
}

/**
 * Removes all that the shop has stored on this device, including unencrypted lists. It removes everything at
 * once, and again after the writes that were under way.
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
