import type { DemoCountsWire } from '@dukan/domain/demo/staff-demo.api.ts';
import type { Services } from '../../services.ts';
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

/** So many in a transaction: shoppers are not kept waiting for the locks, and a stopped run goes on with the next press. */
const PRODUCTS_AT_ONCE = 50;

/**
 * OWN-02: takes away the demo's goods, reviews and banners and nothing else. Goods that a real order, receipt or promotion
 * names stay, hidden. What it took away.
 */
export async function removeDemo(
	{ db, clock }: Pick<Services, 'db' | 'clock'>,
	member: StaffMember,
): Promise<DemoCountsWire> {
	const counts = await countDemo(db);
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
	});
	// One line: the thousands of rows that went are no one's work.
	await asStaff(db, { member, now: clock() }, (trx) =>
		noteStaffAct(trx, { subject: 'settings', key: 'demo', action: 'delete', before: { value: counts } }),
	);
	return counts;
}
