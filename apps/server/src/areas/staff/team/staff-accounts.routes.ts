import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	type StaffLinkWire,
	staffAccountAddBody,
	staffAccountsWire,
	staffAccountUpdateBody,
	staffLinkWire,
} from '@dukan/domain/staff/team/staff.api.ts';
import { isStaffLogin, normalLogin } from '@dukan/domain/staff/team/staff-rules.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { invalidField } from '../../../platform/http/problem.ts';
import { staffOf } from '../access/staff-area.ts';
import { endStaffSessions } from '../access/staff-sessions.queries.ts';
import { asStaff } from '../audit/as-staff.ts';
import { noteStaffAct } from '../audit/note-staff-act.ts';
import { joinAddress } from './first-owner.ts';
import { requireAccountWithinRights, requireRoleWithinRights } from './require-within-rights.ts';
import {
	insertStaffAccount,
	listStaffAccounts,
	makeStaffLink,
	updateStaffAccount,
} from './staff-accounts.queries.ts';

const tags = ['staff'];

/** Who works here. */
export function staffAccountRoutes(staff: App, { db, config, clock }: Services): void {
	staff.get(
		'/accounts',
		{
			config: { staff: 'manageStaff' },
			schema: { summary: 'The shop’s staff', tags, response: { 200: staffAccountsWire } },
		},
		async () => listStaffAccounts(db),
	);

	staff.post(
		'/account_add',
		{
			config: { staff: 'manageStaff', secretResponse: true },
			schema: {
				summary: 'A new account; answers with its one-time link',
				tags,
				body: staffAccountAddBody,
				response: { 200: staffLinkWire },
			},
		},
		async (request) => {
			const account = { ...request.body, login: normalLogin(request.body.login) };
			if (!isStaffLogin(account.login)) throw invalidField('login', 'pattern');
			const member = staffOf(request);
			return asStaff(db, { member, now: clock(), secretResult: true }, async (trx) => {
				await requireRoleWithinRights(trx, member, account.role);
				return linkFor(trx, await insertStaffAccount(trx, account, clock()));
			});
		},
	);

	staff.post(
		'/account_update/:id',
		{
			config: { staff: 'manageStaff' },
			schema: {
				summary: 'Name, role, disabled; a disabled account is out at once',
				tags,
				params: byId,
				body: staffAccountUpdateBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const member = staffOf(request);
			await asStaff(db, { member, now: clock() }, async (trx) => {
				await requireRoleWithinRights(trx, member, request.body.role);
				await requireAccountWithinRights(trx, member, request.params.id);
				await updateStaffAccount(trx, request.params.id, request.body);
			});
			return reply.code(204).send();
		},
	);

	staff.post(
		'/account_link/:id',
		{
			config: { staff: 'manageStaff', secretResponse: true },
			schema: {
				summary: 'A new one-time link for who lost password or phone; ends the sessions',
				tags,
				params: byId,
				response: { 200: staffLinkWire },
			},
		},
		async (request) => {
			const { id } = request.params;
			const member = staffOf(request);
			return asStaff(db, { member, now: clock(), secretResult: true }, async (trx) => {
				await requireAccountWithinRights(trx, member, id);
				await endStaffSessions(trx, id);
				return linkFor(trx, id);
			});
		},
	);

	async function linkFor(trx: Services['db'], id: number): Promise<StaffLinkWire> {
		const { token, expiresAt } = await makeStaffLink(trx, id, clock());
		// S24: who can act as whom is never without a trace.
		await noteStaffAct(trx, { subject: 'staff_links', key: String(id), action: 'insert' });
		return { link: joinAddress(config, token), expiresAt: expiresAt.toISOString() };
	}
}
