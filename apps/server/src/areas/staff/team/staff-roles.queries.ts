import { type StaffRoleWire, staffRoleWire } from '@dukan/domain/staff/team/staff.api.ts';
import { sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export async function listStaffRoles(db: Database): Promise<StaffRoleWire[]> {
	const { rows } = await sql<StaffRoleWire>`select ${selectFields(staffRoleWire.properties)}
		from staff_roles order by position, key`.execute(db);
	return rows;
}

export async function findRoleRights(db: Database, key: string): Promise<string[] | undefined> {
	const role = await db.selectFrom('staff_roles').select('rights').where('key', '=', key).executeTakeFirst();
	return role?.rights;
}

export async function hasAccounts(db: Database, role: string): Promise<boolean> {
	const { rows } = await sql`select 1 from staff_accounts where role = ${role} limit 1`.execute(db);
	return rows.length > 0;
}
