import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Runs a read by staff over whole tables with one more core, and with more memory to sort and group than
 * shoppers' many small reads get. PostgreSQL's default of 4 MB spills to disk from about 50,000 groups on.
 */
export function withMoreWorkMem<Result>(
	db: Database,
	read: (trx: Database) => Promise<Result>,
): Promise<Result> {
	return db
		.transaction()
		.setAccessMode('read only')
		.execute(async (trx) => {
			await sql`select set_config('work_mem', '32MB', true), set_config('jit', 'off', true),
				set_config('max_parallel_workers_per_gather', '1', true)`.execute(trx);
			return read(trx);
		});
}
