import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { asStaff } from './as-staff.ts';
import { noteStaffAct } from './note-staff-act.ts';

/** S31: from how many different ones within an hour reading is no longer a day's work, and leaves a trace. */
const MANY = { orders: 200, customers: 100, persons: 60, calls: 100 } as const;
/** Longer than the hour that is counted. */
export const READS_KEPT_MS = 2 * HOUR_MS;
type ReadKind = keyof typeof MANY;

type Read = { staffId: number; kind: ReadKind; keys: readonly (number | string)[]; now: Date };

/**
 * S31: counts whom a member of staff has read about within the hour, each once: a list that refreshes every minute is not
 * many people. The change log gets an entry at the first `MANY` and at each doubling.
 */
export async function noteReads(db: Database, { staffId, kind, keys, now }: Read): Promise<void> {
	if (keys.length === 0) return;
	const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
	const { rows } = await sql<{ before: number; added: number }>`
		with added as (
			insert into staff_reads (staff_id, kind, hour, key)
			select ${staffId}, ${kind}, ${hour}, key from unnest(${keys.map(String)}::text[]) as key
			on conflict do nothing returning 1
		)
		select (select count(*)::integer from staff_reads
				where staff_id = ${staffId} and kind = ${kind} and hour = ${hour}) as before,
			(select count(*)::integer from added) as added`.execute(db);
	const [{ before, added } = { before: 0, added: 0 }] = rows;
	const count = before + added;
	if (doublings(count, MANY[kind]) === doublings(before, MANY[kind])) return;
	await asStaff(db, { member: { id: staffId }, now }, (trx) =>
		noteStaffAct(trx, { subject: 'reads', key: kind, action: 'insert', after: { read_count: count } }),
	);
}

/** 0 below `many`, 1 from there on, 2 from twice as many on. */
function doublings(count: number, many: number): number {
	return count < many ? 0 : Math.floor(Math.log2(count / many)) + 1;
}
