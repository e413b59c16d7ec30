import type { AuditSubject } from '@dukan/domain/staff/audit/audit-subjects.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Act = {
	subject: AuditSubject;
	key: string;
	action: 'insert' | 'update' | 'delete';
	before?: object;
	after?: object;
};

/** S17: logs an act of staff that changes no watched table. It works only inside `asStaff`. */
export async function noteStaffAct(
	trx: Database,
	{ subject, key, action, before, after }: Act,
): Promise<void> {
	await sql`insert into audit_log (at, staff_id, subject, key, action, before, after)
		values (current_setting('dukan.at')::timestamptz, current_setting('dukan.staff_id')::integer, ${subject}, ${key},
			${action}, ${before ? JSON.stringify(before) : null}::jsonb, ${after ? JSON.stringify(after) : null}::jsonb)`.execute(
		trx,
	);
}

/** Makes this member of staff the author of the transaction's changes from here on. */
export async function nameAuthor(
	trx: Database,
	{ staffId, now, batch = '' }: { staffId: number; now: Date; batch?: string },
): Promise<void> {
	await sql`select set_config('dukan.staff_id', ${String(staffId)}, true),
		set_config('dukan.at', ${now.toISOString()}, true), set_config('dukan.batch', ${batch}, true)`.execute(
		trx,
	);
}

type HourOfReads = { staffId: number; kind: string; hour: Date; keys: readonly (number | string)[] };

/** Returns how many different keys had been read in that hour before, and how many these add. */
export async function insertReads(
	db: Database,
	{ staffId, kind, hour, keys }: HourOfReads,
): Promise<{ before: number; added: number }> {
	const { rows } = await sql<{ before: number; added: number }>`
		with added as (
			insert into staff_reads (staff_id, kind, hour, key)
			select ${staffId}, ${kind}, ${hour}, key from unnest(${keys.map(String)}::text[]) as key
			on conflict do nothing returning 1
		)
		select (select count(*)::integer from staff_reads
				where staff_id = ${staffId} and kind = ${kind} and hour = ${hour}) as before,
			(select count(*)::integer from added) as added`.execute(db);
	return rows[0] ?? { before: 0, added: 0 };
}
