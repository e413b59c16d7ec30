import { rightsOf, type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { StaffMember } from '../access/staff-sessions.queries.ts';
import { findRoleOf } from './staff-accounts.queries.ts';
import { findRoleRights } from './staff-roles.queries.ts';

type Manager = Pick<StaffMember, 'rights'>;

/**
 * S17: a member who manages staff cannot give, change or take over rights that they do not have themselves.
 */
export function requireWithinRights({ rights: own }: Manager, rights: readonly StaffRight[]): void {
	if (!rights.every((right) => staffMay(own, right))) throw new Problem('not_allowed');
}

export async function requireRoleWithinRights(trx: Database, member: Manager, key: string): Promise<void> {
	const rights = await findRoleRights(trx, key);
	if (!rights) throw invalidField('role', 'wrong');
	requireWithinRights(member, rightsOf(key, rights));
}

export async function requireAccountWithinRights(trx: Database, member: Manager, id: number): Promise<void> {
	const role = await findRoleOf(trx, id);
	if (role === undefined) throw new Problem('not_found');
	await requireRoleWithinRights(trx, member, role);
}
