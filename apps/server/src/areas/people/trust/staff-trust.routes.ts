import { staffTrustCalls } from '@dukan/domain/people/trust/trust.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { changeTrustRules, readTrustRules } from './trust.queries.ts';

/** S18: the settings of trust. */
export function staffTrustRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, staffTrustCalls, 'GET /api/staff/trust_rules', async () => readTrustRules(db));

	handle(staff, staffTrustCalls, 'POST /api/staff/trust_rules_update', async (request, reply) => {
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			changeTrustRules(trx, request.body),
		);
		return reply.code(204).send();
	});
}
