import type { AuditSubject } from '@dukan/domain/staff/audit/audit-subjects.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * S26: removes fields from the change log's entries about some rows. `keys` is a select of the rows' keys as
 * text. The entries themselves stay.
 */
export async function eraseLogged(
	trx: Database,
	subject: AuditSubject,
	keys: RawBuilder<unknown>,
	fields: readonly string[],
): Promise<void> {
	await sql`update audit_log set before = before - ${fields}::text[], after = after - ${fields}::text[]
		where subject = ${subject} and key in (${keys})`.execute(trx);
}
