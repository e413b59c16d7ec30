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

/** S17: writes down what staff did where no table that is watched changes. Only inside `asStaff`. */
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
