import { sql } from 'kysely';
import { DEMO_CUSTOMERS, DEMO_PEOPLE } from '../../commands/demo/demo-customers.ts';
import type { Database } from '../../platform/database/database.ts';
import { NO_PASSWORD } from '../auth/password-hashing.ts';
import { DEMO_LOGIN_PREFIX } from '../orders/delete-demo-orders.ts';

const NAMED = JSON.stringify([...DEMO_CUSTOMERS, ...DEMO_PEOPLE].map(({ phone, name }) => ({ phone, name })));

/** By phone and name, and only who has no password and no order of their own. */
export async function deleteDemoCustomers(trx: Database): Promise<void> {
	await sql`delete from users u using jsonb_to_recordset(${NAMED}::jsonb) as demo (phone text, name text)
		where u.phone = demo.phone and u.name = demo.name and u.password_hash = ${NO_PASSWORD}
			and not exists (select from orders o where o.user_id = u.id)`.execute(trx);
}

/**
 * With the lines of the log that they are said to have written. Fails where something real names one of them: then the account
 * stays, disabled.
 */
export async function deleteDemoStaff(trx: Database): Promise<void> {
	const ids = sql`(select id from staff_accounts where login like ${`${DEMO_LOGIN_PREFIX}%`})`;
	await sql`delete from audit_log where staff_id in ${ids}`.execute(trx);
	await sql`delete from staff_accounts where id in ${ids}`.execute(trx);
}
