import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Personal } from '../../../platform/personal.ts';
import { disableStaff } from '../../staff/team/staff-accounts.queries.ts';
import { deleteAgain } from '../privacy/delete-person.ts';
import {
	emptyTable,
	type LoggedChange,
	listReturnedPeople,
	listReturnedStaff,
	readRestoreLog,
} from './restore-log.queries.ts';

type Needs = { db: Database; personal: readonly Personal[]; notRestored: readonly (keyof Tables)[] };

export type Scrubbed = { people: number; staff: number };

/**
 * S28: removes what must not return with a restored database before anyone reaches it: sessions, codes and messages, people of
 * the log who were deleted, and staff who were disabled. Only for a restore: after a failover nothing has returned.
 */
export async function scrubRestored(
	{ db, personal, notRestored }: Needs,
	shipped: readonly LoggedChange[],
	now: Date,
): Promise<Scrubbed> {
	return db.transaction().execute(async (trx) => {
		for (const table of notRestored) await emptyTable(trx, table);
		const log = [...(await readRestoreLog(trx)), ...shipped];
		const staff = await listReturnedStaff(trx, log);
		if (staff.length > 0) await disableStaff(trx, staff);
		const people = await listReturnedPeople(trx, log);
		for (const userId of people) await deleteAgain({ db: trx, personal }, userId, now);
		return { people: people.length, staff: staff.length };
	});
}
