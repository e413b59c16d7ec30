import type { Database } from '../../../platform/database/database.ts';
import { doOnce, type StoredResult } from '../../../platform/idempotency/create-once.ts';
import { idempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import type { StaffMember } from '../access/staff-sessions.queries.ts';
import { nameAuthor } from './staff-acts.queries.ts';

type Author = {
	member: Pick<StaffMember, 'id' | 'once'>;
	now: Date;
	/** Identifies all changes of one import. */
	batch?: string;
	/** The result, such as a link with a token, is returned once and never stored. */
	secretResult?: boolean;
};

/**
 * S17: every change by staff runs in one transaction of this function, which logs each changed row with its
 * former values (schema/40-audit.sql). A change outside of it has no author and is not logged. A request with
 * an Idempotency-Key does its work once (DESK-12).
 */
export function asStaff<Result extends StoredResult>(
	db: Database,
	{ member, now, batch = '', secretResult = false }: Author,
	work: (trx: Database) => Promise<Result>,
): Promise<Result> {
	return db.transaction().execute(async (trx) => {
		await nameAuthor(trx, { staffId: member.id, now, batch });
		const { id: staffId, once } = member;
		if (!once || secretResult) return work(trx);
		once.step += 1;
		const key = idempotencyKey([`staff ${staffId}`, once.key, once.step], once.request, { now });
		return (await doOnce(trx, key, () => work(trx))).result;
	});
}
