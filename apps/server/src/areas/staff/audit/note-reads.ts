import { HOUR_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { asStaff } from './as-staff.ts';
import { insertReads, noteStaffAct } from './staff-acts.queries.ts';

/** S31: reading more different ones than this within an hour is no longer a day's work, and is logged. */
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
