import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';

/** A busy machine is slow, and some tests wait here for as long as another test takes. */
const PATIENT = { noQueryTimeout: true, timeoutMs: 60_000 };

/** Calls `work` with a connection to the shop's own database, which is closed afterwards. */
export async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
	const db = openDatabase(process.env.DATABASE_URL ?? '', () => {}, PATIENT);
	try {
		return await work(db);
	} finally {
		await db.destroy();
	}
}
