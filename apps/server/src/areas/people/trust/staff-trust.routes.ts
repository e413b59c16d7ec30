import { staffTrustCalls } from '@dukan/domain/people/trust/trust.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { changeTrustRules, readTrustRules } from './trust.queries.ts';

export function staffTrustRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, staffTrustCalls, { db, clock });
	handle(staff, staffTrustCalls, 'GET /api/staff/trust_rules', async () => readTrustRules(db));

	change('POST /api/staff/trust_rules_update', (trx, { body }) => changeTrustRules(trx, body));
}
