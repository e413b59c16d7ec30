import type { DemoCountsWire } from '@dukan/domain/demo/staff-demo.api.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { deleteDemoOrders } from '../orders/delete-demo-orders.ts';
import { asStaff } from '../staff/as-staff.ts';
import { noteStaffAct } from '../staff/note-staff-act.ts';
import type { StaffMember } from '../staff/staff-sessions.queries.ts';
import {
	countDemo,
	deleteDemoContent,
	deleteDemoProducts,
	hideDemoProducts,
	lockRemovableProducts,
} from './demo.queries.ts';
import { deleteDemoPromotions, deleteDemoSearches, deleteDemoSuppliers } from './demo-papers.queries.ts';
import { deleteDemoCustomers, deleteDemoStaff } from './demo-people.queries.ts';

/** So many in a transaction: shoppers are not kept waiting for the locks, and a stopped run goes on with the next press. */
const PRODUCTS_AT_ONCE = 50;

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * OWN-02: takes away what the demo has made up and nothing else: goods, reviews, questions, banners, orders with their money,
 * promotions, suppliers, customers and staff. Goods that a real order, receipt or promotion names stay, hidden. What it took away.
 */
export async function removeDemo(
	{ db, clock }: Pick<Services, 'db' | 'clock'>,
	member: StaffMember,
): Promise<DemoCountsWire> {
	const counts = await countDemo(db);
	// First, for goods that only they name can then go.
	await db.transaction().execute((trx) => deleteDemoOrders(trx));
	for (let removed = 1; removed > 0; ) {
		removed = await db.transaction().execute(async (trx) => {
			const ids = await lockRemovableProducts(trx, PRODUCTS_AT_ONCE);
			if (ids.length > 0) await deleteDemoProducts(trx, ids);
			return ids.length;
		});
	}
	await db.transaction().execute(async (trx) => {
		await hideDemoProducts(trx);
		await deleteDemoContent(trx);
		await deleteDemoPromotions(trx);
		await deleteDemoSuppliers(trx);
		await deleteDemoSearches(trx);
		await deleteDemoCustomers(trx);
	});
	await deleteUnnamedStaff(db);
	// One line: the thousands of rows that went are no one's work.
	await asStaff(db, { member, now: clock() }, (trx) =>
		noteStaffAct(trx, { subject: 'settings', key: 'demo', action: 'delete', before: { value: counts } }),
	);
	return counts;
}

/** A demo courier whom the shop has given a real order stays, disabled: papers name them. */
async function deleteUnnamedStaff(db: Database): Promise<void> {
	await db
		.transaction()
		.execute((trx) => deleteDemoStaff(trx))
		.catch((error: { code?: string }) => {
			if (error.code !== FOREIGN_KEY_VIOLATION) throw error;
		});
}
