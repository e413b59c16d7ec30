import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Runs in a transaction: a failure undoes the work, and the transaction continues. */
export async function withSavepoint<Result>(trx: Database, work: () => Promise<Result>): Promise<Result> {
	await sql`savepoint work`.execute(trx);
	try {
		const result = await work();
		await sql`release savepoint work`.execute(trx);
		return result;
	} catch (error) {
		await sql`rollback to savepoint work`.execute(trx);
		throw error;
	}
}
