import { HOUR_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { asStaff } from './as-staff.ts';
import { insertReads, noteStaffAct } from './staff-acts.queries.ts';

/** S31: a member of staff who reads more records than this within an hour is noted in the change log. */
const MANY = { orders: 200, customers: 100, persons: 60, calls: 100 } as const;
/** Reads are kept longer than the hour in which they count. */
export const READS_KEPT_MS = 2 * HOUR_MS;
type ReadKind = keyof typeof MANY;

type Read = { staffId: number; kind: ReadKind; keys: readonly (number | string)[]; now: Date };

/**
 * S31: counts the different records that a member of staff reads within an hour. A list that refreshes every
 * minute counts its records once. The change log gets an entry when the count reaches `MANY`, and whenever
 * the count doubles after that.
 */
export async function noteReads(db: Database, { staffId, kind, keys, now }: Read): Promise<void> {
	if (keys.length === 0) return;
	const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
	const { before, added } = await insertReads(db, { staffId, kind, hour, keys });
	const count = before + added;
	if (doublings(count, MANY[kind]) === doublings(before, MANY[kind])) return;
	await asStaff(db, { member: { id: staffId }, now }, (trx) =>
		noteStaffAct(trx, { subject: 'reads', key: kind, action: 'insert', after: { read_count: count } }),
	);
}

/** Returns 0 below `many`, 1 from there on, 2 from twice as many on. */
function doublings(count: number, many: number): number {
	return count < many ? 0 : Math.floor(Math.log2(count / many)) + 1;
}
