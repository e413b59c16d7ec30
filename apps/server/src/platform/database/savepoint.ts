import { sql } from 'kysely';
import type { Database } from './database.ts';

/** In a transaction: a failure undoes what the work has done, and the transaction goes on. */
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
