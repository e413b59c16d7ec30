import { OWNER, type StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import { roleKey, roleTables, staffRoleFields } from '@dukan/domain/staff/team/staff.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { editTable } from '../audit/edit-table.ts';
import { requireRoleWithinRights, requireWithinRights } from './require-within-rights.ts';
import { hasAccounts, listStaffRoles } from './staff-roles.queries.ts';

/** DESK-14: the owner edits roles, which are sets of rights. */
export function staffRoleRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	editTable(staff, services, roleTables, 'roles', {
		table: 'staff_roles',
		key: { column: 'key', schema: roleKey },
		list: listStaffRoles,
		fields: staffRoleFields,
		fixed: { key: roleKey },
		check: async (trx, sent, key, member) => {
			// The owner's rights cannot be changed here, but the idle time can.
			if (key === OWNER && 'rights' in sent) throw invalidField('rights', 'wrong');
			requireWithinRights(member, (sent.rights ?? []) as StaffRight[]);
			if (key !== undefined) await requireRoleWithinRights(trx, member, String(key));
		},
		isNeeded: async (trx, key) => {
			return key === OWNER || (await hasAccounts(trx, String(key)));
		},
	});
}
