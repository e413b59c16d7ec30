import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { StaffMember } from './staff-sessions.queries.ts';

type Author = {
	member: Pick<StaffMember, 'id'>;
	now: Date /** Names all changes of one import. */;
	batch?: string;
};

/**
 * S17: the way in which staff change anything: one transaction in which every row they touch is written down with what
 * was there before (migrations/017). Changes made without it have no author and are not logged.
 */
export function asStaff<Result>(
	db: Database,
	{ member, now, batch = '' }: Author,
	work: (trx: Database) => Promise<Result>,
): Promise<Result> {
	return db.transaction().execute(async (trx) => {
		await sql`select set_config('dukan.staff_id', ${String(member.id)}, true),
			set_config('dukan.at', ${now.toISOString()}, true), set_config('dukan.batch', ${batch}, true)`.execute(
			trx,
		);
		return work(trx);
	});
}
