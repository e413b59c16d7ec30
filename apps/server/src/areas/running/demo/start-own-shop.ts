import type { DemoShopWire } from '@dukan/domain/running/demo/staff-demo.api.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { StaffMember } from '../../staff/access/staff-sessions.queries.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { noteStaffAct } from '../../staff/audit/staff-acts.queries.ts';
import { countDemoShop, lockDemo } from './demo.queries.ts';
import { emptyShop } from './empty-shop.queries.ts';

/**
 * OWN-02: empties the shop except for staff, settings, delivery and pages. This works once, because only a
 * demo can be emptied. Returns the counts from before.
 */
export function startOwnShop(
	{ db, clock }: Needs<'db' | 'clock'>,
	member: StaffMember,
): Promise<DemoShopWire> {
	return asStaff(db, { member, now: clock() }, async (trx) => {
		await lockDemo(trx);
		const before = await countDemoShop(trx);
		if (!before.isDemo) throw new Problem('changed_meanwhile');
		await emptyShop(trx);
		await noteStaffAct(trx, {
			subject: 'settings',
			key: 'demo',
			action: 'delete',
			before: { value: before },
		});
		return before;
	});
}
