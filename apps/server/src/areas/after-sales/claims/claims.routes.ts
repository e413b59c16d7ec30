import {
	claimAddBody,
	claimAddedWire,
	claimableWire,
	claimListWire,
	claimMoveBody,
	claimReportQuery,
	claimReportWire,
	claimsQuery,
	claimWire,
} from '@dukan/domain/after-sales/claims/claims.api.ts';
import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { paperSeller } from '../../shop/settings/paper-seller.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { listClaimableLines } from '../requests/claimable-lines.queries.ts';
import { findClaim, listClaims, reportClaims } from './claims.queries.ts';
import { moveClaim, takeClaim } from './take-claim.ts';

const tags = ['staff'];
const config = { staff: 'handleClaims' } as const;

/** RET-03: warranty claims. */
export function claimRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/order_claimable/:id',
		{
			config,
			schema: {
				summary: 'Lines of an order that have warranty, until when, and whether a piece can be claimed',
				tags,
				params: byId,
				response: { 200: claimableWire },
			},
		},
		async (request) => {
			const lines = await listClaimableLines(db, request.params.id, { now: clock() });
			return lines.map(({ productId, names, months, until, canClaim, serials }) => ({
				productId,
				names,
				months,
				until: until.toISOString(),
				canClaim,
				serials,
			}));
		},
	);

	staff.post(
		'/claim_add/:id',
		{
			config,
			schema: {
				summary: 'A piece of a completed order is taken in under warranty',
				tags,
				params: byId,
				body: claimAddBody,
				response: { 200: claimAddedWire },
			},
		},
		async (request) => {
			const member = staffOf(request);
			const now = clock();
			const id = await asStaff(db, { member, now }, (trx) =>
				takeClaim(trx, request.params.id, request.body, { staffId: member.id, now }),
			);
			return { id };
		},
	);

	staff.get(
		'/claims',
		{
			config,
			schema: {
				summary: 'Warranty claims, the newest first',
				tags,
				querystring: claimsQuery,
				response: { 200: claimListWire },
			},
		},
		async (request) => listClaims(db, request.query),
	);

	staff.get(
		'/claim/:id',
		{
			config,
			schema: {
				summary: 'A claim with its steps and their authors, and who sells: its slip',
				tags,
				params: byId,
				response: { 200: claimWire },
			},
		},
		async (request) => {
			const [found, settings] = await Promise.all([findClaim(db, request.params.id), readSettings(db)]);
			if (!found) throw new Problem('not_found');
			return { ...found, seller: paperSeller(settings) };
		},
	);

	staff.post(
		'/claim_move/:id',
		{
			config,
			schema: {
				summary: 'A step of a claim; a replacement takes a piece out of the stock',
				tags,
				params: byId,
				body: claimMoveBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const member = staffOf(request);
			const now = clock();
			await asStaff(db, { member, now }, (trx) =>
				moveClaim(trx, request.params.id, request.body, { staffId: member.id, now }),
			);
			return reply.code(204).send();
		},
	);

	staff.get(
		'/report_claims',
		{
			config: { staff: 'readReports' },
			schema: {
				summary: 'Claims by product, and how they ended',
				tags,
				querystring: claimReportQuery,
				response: { 200: claimReportWire },
			},
		},
		async (request) => reportClaims(db, request.query),
	);
}
