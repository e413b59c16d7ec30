import { claimsCalls } from '@dukan/domain/after-sales/claims/claims.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { paperSeller } from '../../shop/settings/paper-seller.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { listClaimableLines } from '../requests/claimable-lines.queries.ts';
import { findClaim, listClaims, reportClaims } from './claims.queries.ts';
import { moveClaim, takeClaim } from './take-claim.ts';

/** RET-03: warranty claims. */
export function claimRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, claimsCalls, { db, clock });
	handle(staff, claimsCalls, 'GET /api/staff/order_claimable/:id', async (request) => {
		const lines = await listClaimableLines(db, request.params.id, { now: clock() });
		return lines.map(({ productId, names, months, until, canClaim, serials }) => ({
			productId,
			names,
			months,
			until: until.toISOString(),
			canClaim,
			serials,
		}));
	});

	handle(staff, claimsCalls, 'POST /api/staff/claim_add/:id', async (request) => {
		const member = staffOf(request);
		const now = clock();
		const id = await asStaff(db, { member, now }, (trx) =>
			takeClaim(trx, request.params.id, request.body, { staffId: member.id, now }),
		);
		return { id };
	});

	handle(staff, claimsCalls, 'GET /api/staff/claims', async (request) => listClaims(db, request.query));

	handle(staff, claimsCalls, 'GET /api/staff/claim/:id', async (request) => {
		const [found, settings] = await Promise.all([findClaim(db, request.params.id), readSettings(db)]);
		if (!found) throw new Problem('not_found');
		return { ...found, seller: paperSeller(settings) };
	});

	change('POST /api/staff/claim_move/:id', (trx, { params, body }, { member, now }) =>
		moveClaim(trx, params.id, body, { staffId: member.id, now }),
	);

	handle(staff, claimsCalls, 'GET /api/staff/report_claims', async (request) =>
		reportClaims(db, request.query),
	);
}
