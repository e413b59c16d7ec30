import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Runs the work within a transaction. If it fails, only the work is undone and the transaction can continue.
 */
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
