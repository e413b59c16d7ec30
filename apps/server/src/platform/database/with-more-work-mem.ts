import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Runs a read over whole tables, for staff, with more memory to sort and group than the many small reads of shoppers get, and
 * with one more core. PostgreSQL's default of 4 MB spills to disk from about 50,000 groups on.
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
