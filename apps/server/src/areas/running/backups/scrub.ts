import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Personal } from '../../../platform/personal.ts';
import { banAgain, dropPasswords } from '../../people/accounts/users.queries.ts';
import { disableStaff, dropStaffSecrets } from '../../staff/team/staff-accounts.queries.ts';
import { deleteAgain } from '../privacy/delete-person.ts';
import { emptyTable, type LoggedChange, listLastChanged, readRestoreLog } from './restore-log.queries.ts';

type Needs = { db: Database; personal: readonly Personal[]; notRestored: readonly (keyof Tables)[] };

type Scrubbed = { deleted: number; banned: number; disabled: number; passwords: number };

/**
 * S28: what must not return with a restored database goes before anyone reaches it: sessions, codes and messages, the people of
 * the log who were deleted or banned, staff who were disabled, and passwords that were replaced after the moment: their owners choose
 * new ones. For a restore alone: after a failover nothing has returned.
 */
export async function scrubRestored(
	{ db, personal, notRestored }: Needs,
	shipped: readonly LoggedChange[],
	now: Date,
): Promise<Scrubbed> {
	return db.transaction().execute(async (trx) => {
		for (const table of notRestored) await emptyTable(trx, table);
		const own = await readRestoreLog(trx);
		const log = [...own, ...shipped];
		const known = new Set(own.map((line) => JSON.stringify(line)));
		const later = shipped.filter((line) => !known.has(JSON.stringify(line)));

		const out = await listLastChanged(trx, log, ['staff_accounts', 'staff_disabled', 'staff_enabled']);
		const disabled = await disableStaff(trx, out);
		const staff = await listLastChanged(trx, later, ['staff_accounts', 'staff_password']);
		await dropStaffSecrets(trx, staff);
		const banned = await banAgain(
			trx,
			await listLastChanged(trx, log, ['users', 'person_banned', 'person_unbanned']),
		);
		const people = await listLastChanged(trx, later, ['users', 'person_password']);
		await dropPasswords(trx, people);
		const deleted = await listLastChanged(trx, log, ['users', 'person_deleted']);
		for (const userId of deleted) await deleteAgain({ db: trx, personal }, userId, now);
		return {
			deleted: deleted.length,
			banned,
			disabled,
			passwords: staff.length + people.length,
		};
	});
}

export function describeScrub({ deleted, banned, disabled, passwords }: Scrubbed): string {
	return `sessions, codes and messages are gone; people deleted again: ${deleted}, banned again: ${banned}; staff disabled again: ${disabled}; passwords to choose again: ${passwords}`;
}
