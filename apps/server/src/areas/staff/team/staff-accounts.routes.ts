import { type StaffLinkWire, staffAccountsCalls } from '@dukan/domain/staff/team/staff.api.ts';
import { isStaffLogin, normalLogin } from '@dukan/domain/staff/team/staff-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../access/staff-area.ts';
import { asStaff } from '../audit/as-staff.ts';
import { noteStaffAct } from '../audit/staff-acts.queries.ts';
import { staffChanges } from '../audit/staff-changes.ts';
import { joinAddress } from './first-owner.ts';
import { requireAccountWithinRights, requireRoleWithinRights } from './require-within-rights.ts';
import {
	insertStaffAccount,
	listStaffAccounts,
	makeStaffLink,
	updateStaffAccount,
} from './staff-accounts.queries.ts';
import { signStaffOut } from './staff-pins.queries.ts';

export function staffAccountRoutes(
	staff: App,
	{ db, config, clock }: Needs<'config' | 'db' | 'clock'>,
): void {
	const change = staffChanges(staff, staffAccountsCalls, { db, clock });
	handle(staff, staffAccountsCalls, 'GET /api/staff/accounts', async () => listStaffAccounts(db));

	handle(
		staff,
		staffAccountsCalls,
		'POST /api/staff/account_add',
		async (request) => {
			const account = { ...request.body, login: normalLogin(request.body.login) };
			if (!isStaffLogin(account.login)) throw invalidField('login', 'pattern');
			const member = staffOf(request);
			return asStaff(db, { member, now: clock(), secretResult: true }, async (trx) => {
				await requireRoleWithinRights(trx, member, account.role);
				return linkFor(trx, await insertStaffAccount(trx, account, clock()));
			});
		},
		{ config: { secretResponse: true } },
	);

	change('POST /api/staff/account_update/:id', async (trx, { params, body }, { member }) => {
		await requireRoleWithinRights(trx, member, body.role);
		await requireAccountWithinRights(trx, member, params.id);
		await updateStaffAccount(trx, params.id, body);
	});

	handle(
		staff,
		staffAccountsCalls,
		'POST /api/staff/account_link/:id',
		async (request) => {
			const { id } = request.params;
			const member = staffOf(request);
			return asStaff(db, { member, now: clock(), secretResult: true }, async (trx) => {
				await requireAccountWithinRights(trx, member, id);
				await signStaffOut(trx, id);
				return linkFor(trx, id);
			});
		},
		{ config: { secretResponse: true } },
	);

	async function linkFor(trx: Database, id: number): Promise<StaffLinkWire> {
		const { token, expiresAt } = await makeStaffLink(trx, id, clock());
		// S24: a link lets somebody act as this account, so making one is logged.
		await noteStaffAct(trx, { subject: 'staff_links', key: String(id), action: 'insert' });
		return { link: joinAddress(config, token), expiresAt: expiresAt.toISOString() };
	}
}
