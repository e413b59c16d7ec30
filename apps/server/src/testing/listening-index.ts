import { sql } from 'kysely';
import { LiveListing } from '../areas/goods/lists/live-listing.ts';
import type { Database } from '../platform/database/database.ts';
import { NotifyListener } from '../platform/database/notify-listener.ts';

/** Opens a listing index that listens to the database, like the server's. */
export async function openListeningIndex(
	t: { after: (work: () => Promise<void>) => void },
	{ db, databaseUrl }: { db: Database; databaseUrl: string },
): Promise<{
	listing: LiveListing;
	/** Resolves once all changes so far have been announced to the index. */
	notified: () => Promise<void>;
}> {
	const listing = new LiveListing(databaseUrl, { onError: () => {}, onCaughtUp: () => {} });
	const awaited = new Map<string, () => void>();
	const listener = new NotifyListener(databaseUrl, {
		onNotify: {
			shop_changes: (tag) => {
				listing.onNotify(tag);
				awaited.get(tag)?.();
			},
		},
		onGap: () => listing.invalidateAll(),
		onError: () => {},
	});
	await listener.start();
	await listing.loadSearch();
	t.after(async () => {
		await listener.stop();
		await listing.stop();
	});
	let marks = 0;
	const notified = async () => {
		marks += 1;
		const mark = `mark:${marks}`;
		const announced = new Promise<void>((done) => awaited.set(mark, done));
		await sql`select pg_notify('shop_changes', ${mark})`.execute(db);
		await announced;
	};
	return { listing, notified };
}
