import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type LoggedKind =
	| 'person_deleted'
	| 'person_banned'
	| 'person_unbanned'
	| 'person_password'
	| 'staff_disabled'
	| 'staff_enabled'
	| 'staff_password';

/** A line of the log as it is shipped. Times are texts: JavaScript would cut off their microseconds. */
export type LoggedChange = {
	at: string;
	kind: LoggedKind;
	account_id: number;
	account_created_at: string;
};

export async function readRestoreLog(db: Database): Promise<LoggedChange[]> {
	const { rows } = await sql<{ line: LoggedChange }>`
		select to_jsonb(l) - 'id' as line from restore_log l order by l.id`.execute(db);
	return rows.map(({ line }) => line);
}

/** Accounts that are there, and whose last line of these kinds is the first of them. */
export async function listLastChanged(
	trx: Database,
	log: readonly LoggedChange[],
	[table, kind, ...undoneBy]: readonly ['users' | 'staff_accounts', LoggedKind, ...LoggedKind[]],
): Promise<number[]> {
	const lines = log.filter((line) => line.kind === kind || undoneBy.includes(line.kind));
	const { rows } = await sql<{ id: number }>`select a.id from ${sql.table(table)} a
		join lateral (
			select l.kind from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
				as l (at timestamptz, kind text, account_id integer, account_created_at timestamptz)
			where l.account_id = a.id and l.account_created_at = a.created_at order by l.at desc limit 1
		) last on last.kind = ${kind} order by a.id`.execute(trx);
	return rows.map(({ id }) => id);
}

export async function emptyTable(trx: Database, table: keyof Tables): Promise<void> {
	await sql`delete from ${sql.table(table)}`.execute(trx);
}
