import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { BookDifference } from './book-differences.queries.ts';

export type BookCheck = { at: Date; horizon: string; differences: BookDifference[] };

export async function findLastCheck(db: Database): Promise<BookCheck | undefined> {
	const { rows } = await sql<BookCheck>`select at, horizon, differences from book_checks`.execute(db);
	return rows[0];
}

/** The last check replaces the one before. */
export async function noteCheck(db: Database, { at, horizon, differences }: BookCheck): Promise<void> {
	await sql`insert into book_checks (at, horizon, differences)
		values (${at}, ${horizon}, ${JSON.stringify(differences)}::jsonb)
		on conflict (single_row) do update set at = excluded.at, horizon = excluded.horizon, differences = excluded.differences`.execute(
		db,
	);
}
