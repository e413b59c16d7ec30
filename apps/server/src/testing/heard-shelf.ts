import { sql } from 'kysely';
import { Shelf } from '../catalogue/shelf.ts';
import type { Database } from '../platform/database/database.ts';
import { NoticeListener } from '../platform/database/notice-listener.ts';

/** A shelf that hears the database, as the server's does; `heardAll` resolves once it has heard all that happened so far. */
export async function openHeardShelf(
	t: { after: (work: () => Promise<void>) => void },
	{ db, databaseUrl }: { db: Database; databaseUrl: string },
): Promise<{ shelf: Shelf; heardAll: () => Promise<void> }> {
	const shelf = new Shelf(databaseUrl, () => {});
	const awaited = new Map<string, () => void>();
	const listener = new NoticeListener(databaseUrl, {
		hear: {
			shop_changes: (tag) => {
				shelf.hear(tag);
				awaited.get(tag)?.();
			},
		},
		onGap: () => shelf.sweep(),
		onError: () => {},
	});
	await listener.start();
	await shelf.load();
	t.after(async () => {
		await listener.stop();
		await shelf.stop();
	});
	let marks = 0;
	const heardAll = async () => {
		marks += 1;
		const mark = `mark:${marks}`;
		const heard = new Promise<void>((done) => awaited.set(mark, done));
		await sql`select pg_notify('shop_changes', ${mark})`.execute(db);
		await heard;
	};
	return { shelf, heardAll };
}
