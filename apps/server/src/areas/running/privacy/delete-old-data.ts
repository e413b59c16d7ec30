import { later, YEAR_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Personal } from '../../../platform/personal.ts';
import { readTrustRules } from '../../people/trust/trust.queries.ts';
import { deletePerson } from './delete-person.ts';
import { eraseOrders } from './personal-data.ts';
import { listUnusedAccounts } from './privacy.queries.ts';

const MONTH_MS = YEAR_MS / 12;
/** The most rows in one run; the next run continues. */
const BATCH_SIZE = 500;

/** S26: deletes data that is older than the settings allow. */
export async function deleteOldPersonalData(
	db: Database,
	now: Date,
	personal: readonly Personal[],
): Promise<void> {
	const { orderDataMonths, unusedAccountMonths } = await readTrustRules(db);
	const before = later(now, -orderDataMonths * MONTH_MS);
	await db.transaction().execute((trx) => eraseOrders({ db: trx, personal }, { before, limit: BATCH_SIZE }));
	const unused = await listUnusedAccounts(db, later(now, -unusedAccountMonths * MONTH_MS), BATCH_SIZE);
	for (const userId of unused) await deletePerson({ db, personal }, userId, now);
}
