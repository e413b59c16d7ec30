import { noContent } from '@dukan/domain/base/fields.api.ts';
import { trustRulesChange, trustRulesWire } from '@dukan/domain/people/trust/trust.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { changeTrustRules, readTrustRules } from './trust.queries.ts';

const tags = ['staff customers'];

/** S18: the settings of trust. */
export function staffTrustRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/trust_rules',
		{
			config: { staff: 'readCustomers' },
			schema: {
				summary: 'What people may hold by their degree of trust, and when phones are confirmed',
				tags,
				response: { 200: trustRulesWire },
			},
		},
		async () => readTrustRules(db),
	);

	staff.post(
		'/trust_rules_update',
		{
			config: { staff: 'editSettings' },
			schema: {
				summary: 'Changes the limits of trust: only what is sent',
				tags,
				body: trustRulesChange,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				changeTrustRules(trx, request.body),
			);
			return reply.code(204).send();
		},
	);
}
