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
	/** The result is returned once and stored nowhere, such as a link with a token. */
	secretResult?: boolean;
};

/**
 * S17: the way in which staff change anything: one transaction in which every changed row is logged with its former values
 * (schema/40-audit.sql). Changes made without it have no author and are not logged. A request with an Idempotency-Key does its
 * work once (DESK-12).
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
