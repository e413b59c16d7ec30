import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of the log in the archive. Times are texts, because JavaScript would cut off their microseconds. */
export type LoggedChange = {
	at: string;
	kind: 'person_deleted' | 'staff_disabled' | 'staff_enabled';
	account_id: number;
	account_created_at: string;
};

export async function readRestoreLog(db: Database): Promise<LoggedChange[]> {
	const { rows } = await sql<{ line: LoggedChange }>`
		select to_jsonb(l) - 'id' as line from restore_log l order by l.id`.execute(db);
	return rows.map(({ line }) => line);
}

/** Returns the people of the log who exist again. */
export async function listReturnedPeople(trx: Database, log: readonly LoggedChange[]): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select u.id from users u
		join jsonb_to_recordset(${JSON.stringify(log)}::jsonb)
			as l (kind text, account_id integer, account_created_at timestamptz)
			on l.kind = 'person_deleted' and l.account_id = u.id and l.account_created_at = u.created_at
		group by u.id order by u.id`.execute(trx);
	return rows.map(({ id }) => id);
}

/** Returns those whose last entry says that they are disabled; a restore must not let them in. */
export async function listReturnedStaff(trx: Database, log: readonly LoggedChange[]): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select s.id from staff_accounts s
		join lateral (
			select l.kind from jsonb_to_recordset(${JSON.stringify(log)}::jsonb)
				as l (at timestamptz, kind text, account_id integer, account_created_at timestamptz)
			where l.account_id = s.id and l.account_created_at = s.created_at and l.kind in ('staff_disabled', 'staff_enabled')
			order by l.at desc limit 1
		) last on last.kind = 'staff_disabled'
		where not s.disabled order by s.id`.execute(trx);
	return rows.map(({ id }) => id);
}

export async function emptyTable(trx: Database, table: keyof Tables): Promise<void> {
	await sql`delete from ${sql.table(table)}`.execute(trx);
}
