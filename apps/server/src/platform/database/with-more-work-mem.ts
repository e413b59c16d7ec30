import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Unlike Fastify's default this parser marks broken UTF-8, and the guard refuses it. */
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
